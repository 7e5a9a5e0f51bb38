import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_CODES } from './codes.ts';

const SOURCES = join(__dirname, '..');
const ENGINE = join(__dirname, '../../../shared/engine/src');

/** Places that create problems: the first argument is a code, or a reason followed by a code. */
const ERRORS = /\b(?:invalid|unauthenticated|notFound|conflict|tooMany|busy)\(\s*'([^']+)'/g;
const NEW_ERRORS = /new RequestError\(\s*'\w+',\s*'([^']+)'/g;
const ANSWERS = /\bcode: '([^']+)'/g;

function sources(folder: string, root = SOURCES): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(problems|testing)\//.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'));
}

const found = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => code));

it('are all that the sources answer, and no others', () => {
  const everywhere = [...sources('.'), ...sources('.', ENGINE)];
  const answered = new Set([
    ...found(everywhere, ERRORS),
    ...found(everywhere, NEW_ERRORS),
    ...found(sources('http'), ANSWERS),
  ]);
  expect([...answered].sort()).toEqual([...PROBLEM_CODES].sort());
});
