import { strToU8, zipSync } from 'fflate';
import { forEachRow, textsOfZip } from './tables.ts';

it('reads the tables of a zip, also in a folder, with marks, quotes and blanks', () => {
  const text = '\uFEFFstop_id, stop_name\r\n1,"Gare, ""centrale"""\r\n\r\n 2 , Port \r\n3\r\n';
  const zip = zipSync({ 'feed/stops.txt': strToU8(text), 'feed/shapes.txt': strToU8('shape_id\n1') });
  const texts = textsOfZip(zip);
  expect(Object.keys(texts)).toEqual(['stops.txt']);
  const rows: string[][] = [];
  forEachRow(texts, 'stops.txt', (value) => rows.push(['stop_id', 'stop_name', 'stop_code'].map(value)));
  expect(rows).toEqual([
    ['1', 'Gare, "centrale"', ''],
    ['2', 'Port', ''],
    ['3', '', ''],
  ]);
  forEachRow(texts, 'routes.txt', () => rows.push([]));
  expect(rows).toHaveLength(3);
});
