import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN_HEADERS } from '../testing/brokenHeaders.ts';
import { smallHeader } from '../testing/smallHeader.ts';

const FILES = readdirSync(__dirname).filter((file) => !/^(?:all|rules\.test)\.ts$/.test(file));
const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const nameIn = (file: string) => /name: '([^']+)'/.exec(textOf(file))?.[1] ?? '';
const words = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

it.each(FILES)('%s is named as the sentence that it enforces, is in use, and a header breaks it', (file) => {
  const name = nameIn(file);
  const base = file.replace(/\.ts$/, '');
  expect(words(name).startsWith(words(base))).toBe(true);
  expect(textOf('all.ts')).toContain(`  ${base},\n`);
  expect(BROKEN_HEADERS.map(({ breaks }) => breaks)).toContain(name);
});

it.each(BROKEN_HEADERS)('a header that $how is another one than the good one', ({ breaks, replacements }) => {
  expect(FILES.map(nameIn)).toContain(breaks);
  expect(smallHeader(replacements)).not.toBe(smallHeader());
});
