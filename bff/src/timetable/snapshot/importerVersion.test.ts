import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importerVersion } from './importerVersion.ts';

const folder = mkdtempSync(join(tmpdir(), 'halte-importer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [backend, engine] = ['backend', 'engine'].map((name) => join(folder, name)) as [string, string];
const write = (source: string, path: string, text: string) => {
  mkdirSync(join(source, path, '..'), { recursive: true });
  writeFileSync(join(source, path), text);
};
const version = (folders = ['timetable']) => importerVersion(folders, [backend, engine]);

it('is another one when a source of the backend or of the engine changes, and no other file', () => {
  write(backend, 'timetable/import.ts', 'a');
  write(engine, 'timetable/feed/feed.ts', 'a');
  const before = version();
  write(engine, 'timetable/feed/feed.test.ts', 'b');
  write(engine, 'journeys/search.ts', 'b');
  expect(version()).toBe(before);
  write(engine, 'timetable/feed/feed.ts', 'b');
  const after = version();
  expect(after).not.toBe(before);
  write(backend, 'timetable/import.ts', 'b');
  expect(version()).not.toBe(after);
});

it('reads the sources of this program', () => {
  expect(importerVersion(['timetable'])).not.toBe(importerVersion([]));
  expect(importerVersion(['search'])).not.toBe(importerVersion([]));
});
