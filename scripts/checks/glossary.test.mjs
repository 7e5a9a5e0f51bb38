/** The checks of the glossary are seen to fail. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { glossaryTypes, oneWordPerIdea } from './glossary.mjs';
import { projectOf } from './lib/project.mjs';

describe('a type of the glossary', () => {
  const GLOSSARY = '## One word per thing\n\n| thing | term | type |\n|---|---|---|\n| line | route | `Line` |\n';
  const placesIn = async (text) => {
    const findings = await glossaryTypes.check(projectOf({ 'docs/glossary.md': GLOSSARY, 'bff/src/a.ts': text }));
    return findings.map(({ file, line }) => `${file}:${line}`);
  };

  it('that no source exports is found', async () =>
    assert.deepEqual(await placesIn('interface Line {}'), ['docs/glossary.md:5']));

  it('that a source exports is fine', async () => assert.deepEqual(await placesIn('export interface Line {}'), []));
});

describe('a word that the glossary does not use in texts for travellers', () => {
  const GLOSSARY = [
    '## Not used in texts for travellers',
    '',
    '| language | not used | use | keys |',
    '|---|---|---|---|',
    '| de | `stufenfrei*`, `{{delta}} später` | rollstuhlgerecht | – |',
    '| fr | `quai` | voie | `*.track` |',
    '',
  ].join('\n');
  const check = async (locale, key, text) => {
    const file = `mfe-a/src/messages/${locale}.ts`;
    const sources = { 'docs/glossary.md': GLOSSARY, [file]: `export const messages = {\n  '${key}': '${text}',\n};` };
    return (await oneWordPerIdea.check(projectOf(sources))).map(({ line, message }) => `${line} ${message}`);
  };

  for (const [what, locale, key, text, found] of [
    ['is found', 'de', 'a', 'Stufenfreie Haltestelle', 'Stufenfreie'],
    ['is found across a space that does not break', 'de', 'a', '{{delta}}\u00a0später', '{{delta}}\u00a0später'],
    ['is found in the messages where it is another thing', 'fr', 'platform.track', 'Quai {{name}}', 'Quai'],
  ]) {
    it(what, async () => {
      const [finding, ...others] = await check(locale, key, text);
      assert.ok(finding?.startsWith(`2 “${found}” in “${text}”`), finding);
      assert.deepEqual(others, []);
    });
  }

  for (const [what, locale, key, text] of [
    ['is allowed in other messages', 'fr', 'platform', 'Quai {{name}}'],
    ['is allowed in another language', 'it', 'a', 'stufenfrei'],
    ['is allowed inside another word', 'fr', 'a.track', 'Quaide'],
  ]) {
    it(what, async () => assert.deepEqual(await check(locale, key, text), []));
  }
});
