/** @jest-environment node */
import { paths } from '../../openapi.json';
import { READS, type ReadPath, readOf } from './reads.ts';
import { areLines, isLineDetail, isLineTimetable, isNetwork, isStop, isStopTimetable, lists } from './usable.ts';

const operations: Readonly<Record<string, object>> = paths;
const reads = Object.keys(READS) as ReadPath[];

it.each(reads)('%s depends on the account as the API document says', (path) => {
  const { method = 'get', isPersonal = false } = readOf(path);
  const { security } = Reflect.get(operations[path] ?? {}, method) as { readonly security: readonly object[] };
  expect(security.some((scheme) => 'bearer' in scheme)).toBe(isPersonal);
});

it.each([
  ['a list', lists('a'), { a: [] }, { a: {} }],
  ['two lists', lists('a', 'b'), { a: [], b: [] }, { a: [] }],
  ['a network', isNetwork, { center: { lat: 1 }, attributions: [] }, { attributions: [] }],
  ['lines', areLines, { lines: [{ shortName: '1', headsigns: [] }] }, { lines: [null] }],
  [
    'a line',
    isLineDetail,
    { shortName: '1', alerts: [], directions: [{ stops: [], headsigns: [] }] },
    { shortName: '1', alerts: [], directions: [{ stops: [] }] },
  ],
  [
    'the timetable of a line',
    isLineTimetable,
    { rows: [1], columns: [{ times: [1] }] },
    { rows: [1, 2], columns: [{ times: [1] }] },
  ],
  [
    'the timetable of a stop',
    isStopTimetable,
    { destinations: [], hours: [{ departures: [] }] },
    { destinations: [], hours: [{}] },
  ],
  ['a stop', isStop, { lat: 1, lon: 2, lines: [] }, { lat: 1, lines: [] }],
] as const)('%s is usable with all that screens need only', (_name, isUsable, whole, cut) => {
  expect([isUsable(whole as never), isUsable(cut as never)]).toEqual([true, false]);
});
