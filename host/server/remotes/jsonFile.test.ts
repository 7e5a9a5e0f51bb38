import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJsonFileReader } from './jsonFile.ts';

const parse = (content: unknown) => (Array.isArray(content) ? content : null);

it('keeps the last good content of a file that is being replaced', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'files-')), 'remote.json');
  const read = createJsonFileReader(path, parse);
  let writes = 0;
  const write = (text: string) => {
    writeFileSync(path, text);
    writes += 1;
    utimesSync(path, new Date(), new Date(writes * 1000));
  };
  expect(await read()).toBeNull();
  write('[1]');
  expect(await read()).toEqual([1]);
  write('[2');
  expect(await read()).toEqual([1]);
  write('{}');
  expect(await read()).toEqual([1]);
  rmSync(path);
  expect(await read()).toEqual([1]);
  write('[3]');
  expect(await read()).toEqual([3]);
});
