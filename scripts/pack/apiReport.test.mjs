import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { apiReport } from './apiReport.mjs';
import { undescribed, withEntry } from './changelog.mjs';

const folder = mkdtempSync(join(tmpdir(), 'api-report-'));
after(() => rmSync(folder, { recursive: true }));

const FILES = {
  'index.d.ts': `import type { Inner } from './inner.ts';
export type { Day } from '@halte/b/time';
export { type Shared, shared as first } from './inner.ts';
/** Words. */
export declare function use(inner: Inner): void;
declare const hidden: number;
`,
  'inner.d.ts': `export interface Inner {
    /** Words. */
    readonly a: Deep;
}
interface Deep { b: string }
export type Shared = 'one';
export declare const shared: Shared;
`,
  'part.d.ts': "export { type Shared } from './inner.ts';\n",
};
const reportWith = (changes = {}) => {
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) writeFileSync(join(folder, name), text);
  return apiReport('@halte/a', [
    ['.', join(folder, 'index.d.ts')],
    ['./part', join(folder, 'part.d.ts')],
  ]);
};

it('writes what a package exports, once, and what that names, without comments', () => {
  assert.equal(
    reportWith(),
    `# API of @halte/a

Written by \`node scripts/pack.mjs --describe <what has changed>\`.

## @halte/a

\`\`\`ts
export { Day } from '@halte/b/time';
type Shared = 'one';
// first:
const shared: Shared;
function use(inner: Inner): void;
\`\`\`

## @halte/a/part

\`\`\`ts
Shared; // as in @halte/a
\`\`\`

## Named by these

\`\`\`ts
interface Deep {
    b: string;
}
interface Inner {
    readonly a: Deep;
}
\`\`\`
`,
  );
});

/** @type {readonly (readonly [change: string, file: keyof typeof FILES, from: string, to: string, isNoticed: boolean])[]} */
const CHANGES = [
  ['another type of a parameter', 'index.d.ts', 'inner: Inner', 'inner: Inner | null', true],
  ['a field of a type that is named only', 'inner.d.ts', 'b: string', 'b?: string', true],
  ['a removed export', 'index.d.ts', 'type Shared, ', '', true],
  ['a removed export of a subpath', 'part.d.ts', '{ type Shared }', '{}', true],
  ['another package of a type', 'index.d.ts', '@halte/b/time', '@halte/c', true],
  ['other words', 'index.d.ts', 'Words.', 'Better words.', false],
  ['what nobody can import', 'index.d.ts', 'hidden: number', 'hidden: string', false],
];
for (const [change, file, from, to, isNoticed] of CHANGES)
  it(`${isNoticed ? 'changes' : 'stays the same'} with ${change}`, () => {
    const before = reportWith();
    assert.ok(FILES[file].includes(from));
    assert.equal(reportWith({ [file]: FILES[file].replace(from, to) }) !== before, isNoticed);
  });

it('wants the report of today, and an entry of the changelog for it', () => {
  const today = { report: 'new', hash: '12345678', committed: 'new', changelog: '- A word. (api 12345678)\n' };
  assert.equal(undescribed(today), null);
  assert.equal(undescribed({ ...today, committed: 'old' })?.file, 'api-report.md');
  assert.equal(undescribed({ ...today, changelog: '- A word. (api 87654321)\n' })?.file, 'CHANGELOG.md');
});

it('writes one entry for a change, that with its last hash', () => {
  const released = '# Changelog\n\n## 0.1.0\n\n- First.\n';
  const once = withEntry(released, { sentence: 'A word.', hash: '1' });
  assert.equal(once, '# Changelog\n\n## Unreleased\n\n- A word. (api 1)\n\n## 0.1.0\n\n- First.\n');
  const again = withEntry(once, { sentence: 'A word.', hash: '2' });
  assert.equal(again, once.replace('(api 1)', '(api 2)'));
  const other = withEntry(again, { sentence: 'Another.', hash: '3' });
  assert.equal(other, again.replace('- A word.', '- Another. (api 3)\n- A word.'));
});
