import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './sourceHash.ts';

it('depends on the bytes of a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halte-hash-'));
  const path = join(folder, 'feed.zip');
  await writeFile(path, 'a');
  const before = await sourceHash(path);
  await writeFile(path, 'b');
  expect([before === (await sourceHash(path)), before?.length]).toEqual([false, 64]);
  await rm(folder, { recursive: true });
});

it.each(['/nowhere', '/dev/zero'])('is none of %s', async (path) => {
  expect(await sourceHash(path)).toBeNull();
});
