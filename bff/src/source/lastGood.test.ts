import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLastGood } from './lastGood.ts';

class Unreadable extends Error {}

let folder: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-good-'));
  await mkdir(join(folder, 'feeds'));
  lines = [];
});

afterEach(() => rm(folder, { recursive: true }));

const files = ['feeds/a.zip', 'feeds/b.zip', 'own.zip'];

/** As a download does: the file that was there keeps what it has. */
async function fetched(file: string, content: string): Promise<void> {
  const path = join(folder, file);
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
  await writeFile(`${path}.state`, '"tag"');
}

/** What is read of all files; a file with "bad" in it cannot be. */
function read(isInUse = false): Promise<string> {
  const options = {
    paths: files.map((file) => join(folder, file)),
    folder: join(folder, 'feeds'),
    isInUse,
    report: (line: string) => lines.push(line),
    isOfFiles: (error: unknown) => error instanceof Unreadable,
  };
  return withLastGood(options, async (pathOf) => {
    const contents = await Promise.all(options.paths.map((path) => readFile(pathOf(path), 'utf8')));
    if (contents.includes('bad')) throw new Unreadable('A file cannot be read.');
    if (contents.includes('broken program')) throw new Error('A fault.');
    return contents.join();
  });
}

async function allFetched(...contents: readonly string[]): Promise<void> {
  for (const [i, content] of contents.entries()) await fetched(files[i]!, content);
}

it('reads what was read last where a later file cannot be', async () => {
  await allFetched('a1', 'b1', 'own');
  expect(await read()).toBe('a1,b1,own');
  await allFetched('bad', 'b2', 'own');
  expect(await read()).toBe('a1,b1,own');
  // Also at the start after that, and with one more bad file.
  await allFetched('bad', 'bad', 'own');
  expect(await read()).toBe('a1,b1,own');
  expect(lines).toEqual(Array(2).fill('A file cannot be read. What was fetched before is used'));
  await allFetched('a3', 'b3', 'own');
  expect(await read()).toBe('a3,b3,own');
});

it('asks for a file again that cannot be read', async () => {
  await allFetched('a1', 'b1', 'own');
  await read();
  expect(await readdir(join(folder, 'feeds'))).toContain('a.zip.state');
  await allFetched('bad', 'b1', 'own');
  await read();
  expect(await readdir(join(folder, 'feeds'))).not.toContain('a.zip.state');
});

it('leaves what is in use, and says why', async () => {
  await allFetched('a1', 'b1', 'own');
  await read();
  await allFetched('bad', 'b1', 'own');
  await expect(read(true)).rejects.toThrow('A file cannot be read.');
  expect(lines).toEqual([]);
});

it('fails where nothing was read before, and names the later file where the earlier one cannot be read either', async () => {
  await allFetched('bad', 'b1', 'own');
  await expect(read()).rejects.toThrow('A file cannot be read.');
  await allFetched('a1', 'b1', 'own');
  await read();
  await allFetched('a2', 'b2', 'bad');
  await expect(read()).rejects.toThrow('A file cannot be read.');
});

it('does not take a fault for a bad file', async () => {
  await allFetched('a1', 'b1', 'own');
  await read();
  await allFetched('broken program', 'b1', 'own');
  await expect(read()).rejects.toThrow('A fault.');
});

it('copies no file of the operator', async () => {
  await allFetched('a1', 'b1', 'own');
  await read();
  expect(await readdir(folder)).not.toContain('good-own.zip');
  expect((await readdir(join(folder, 'feeds'))).filter((name) => name.startsWith('good-')).sort()).toEqual([
    'good-a.zip',
    'good-b.zip',
  ]);
});
