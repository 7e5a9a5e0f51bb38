/** The check of words and the check of the glossary's types are seen to fail. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { projectOf } from './lib/project.mjs';
import { glossaryTypes, plainWords } from './words.mjs';

const GLOSSARY = `# Glossary

## One word per thing

| thing | term | type |
|---|---|---|
| line | route | \`Line\` |

## Not used in text

| not used | use |
|---|---|
| \`told\`, \`once more\` | reported; again |
| \`who\` without a noun | name the subject |

## Not used in names

| not used | use |
|---|---|
| \`kept\` | stored |
`;

const placesIn = async (check, sources) => {
  const findings = await check.check(projectOf({ 'docs/glossary.md': GLOSSARY, ...sources }));
  return findings.map(({ file, line }) => `${file}:${line}`);
};

describe('words that are not used', () => {
  /** @type {[what: string, file: string, text: string][]} */
  const broken = [
    ['in a comment', 'host/src/a.ts', '\n/** Is told of it. */'],
    ['in two words', 'docs/a.md', '\nTry once more.'],
    ['in a test title', 'e2e/a.spec.ts', "\nit('is told', () => {});"],
    ['in an identifier', 'scripts/a.mjs', '\nconst storeKept = 1;'],
    ['in an identifier of a style sheet', 'host/src/a.module.css', '\n.keptOpen {}'],
    ['as a subject without a noun', 'docs/a.md', '\nIt is for who waits.'],
  ];
  for (const [what, file, text] of broken) {
    it(`are found ${what}`, async () => assert.deepEqual(await placesIn(plainWords, { [file]: text }), [`${file}:2`]));
  }

  it('are found in the name of a file', async () => {
    assert.deepEqual(await placesIn(plainWords, { 'host/src/keptPlaces.ts': '' }), ['host/src/keptPlaces.ts:1']);
  });

  it('are not looked for inside other words, in texts for travellers, or as a name in a sentence', async () => {
    const sources = {
      'host/src/a.ts': '// It is kept, untold. A traveller who waits.',
      'host/src/messages/en.ts': "export const messages = { a: 'You are told.' };",
    };
    assert.deepEqual(await placesIn(plainWords, sources), []);
  });

  it('name the word to use', async () => {
    const [finding] = await plainWords.check(projectOf({ 'docs/glossary.md': GLOSSARY, 'a.md': 'told' }));
    assert.equal(finding?.message, '“told”: reported; again.');
  });
});

describe('a type of the glossary', async () => {
  it('that no source exports is found', async () => {
    assert.deepEqual(await placesIn(glossaryTypes, { 'bff/src/a.ts': 'interface Line {}' }), ['docs/glossary.md:7']);
  });

  it('that a source exports is fine', async () => {
    assert.deepEqual(await placesIn(glossaryTypes, { 'bff/src/a.ts': 'export interface Line {}' }), []);
  });
});
