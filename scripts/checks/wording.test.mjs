/** The rules about wording are seen to fail, on each kind of break. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { projectOf } from './lib/project.mjs';
import { oneTitle, oneWording } from './wording.mjs';

const placeOf = ({ file, line }) => `${file}:${line}`;

/** [what is wrong, language, text] */
const MISWORDED = [
  ['German that says du', 'de', 'Dein Standort ist gesperrt.'],
  ['a German imperative of du', 'de', 'Prüfe die Schreibweise.'],
  ['a German time without Uhr', 'de', 'Aktualisiert um {{time}}'],
  ['Spanish that says usted', 'es', 'Ya no recibirá mensajes en su cuenta.'],
  ['a Spanish imperative of usted', 'es', 'Compruebe la conexión.'],
  ['a Spanish imperative of usted with its object', 'es', 'Escríbanos.'],
  ['a Spanish question to usted', 'es', '¿Adónde va?'],
  ['Italian that says Lei', 'it', 'Riprovi più tardi.'],
  ['French that says tu', 'fr', 'Vérifie ta connexion.'],
  ['English in title case', 'en', 'Page Not Found'],
  ['French that promises no step', 'fr', 'Arrêt de plain-pied'],
  ['English that promises no step', 'en', 'Step-free'],
  ['German that promises no step', 'de', 'Nicht stufenfrei'],
  ['Spanish that promises no step', 'es', 'Sin escalones'],
  ['Italian that promises no step', 'it', 'Senza gradini'],
  ['a blank before an ellipsis', 'de', 'Suche läuft …'],
  ['a space that breaks before a French question mark', 'fr', 'Où allez-vous ?'],
  ['a space that breaks before a French colon', 'fr', 'Départ : 08:30'],
  ['spaces that break inside French quotation marks', 'fr', 'Aucun lieu « Ici\u00a0»'],
  ['a unit that is cut off from its number', 'de', 'in {{count}} min'],
  ['three dots', 'en', 'Searching...'],
  ['a straight apostrophe', 'fr', "L'adresse est incomplète."],
  ['straight quotation marks', 'en', 'No line matches "A".'],
];

describe('the wording of messages fails on', () => {
  for (const [what, locale, text] of MISWORDED) {
    it(what, async () => {
      const file = `mfe-a/src/messages/${locale}.ts`;
      const sources = { [file]: `export const messages = {\n  a: ${JSON.stringify(text)},\n};` };
      assert.deepEqual((await oneWording.check(projectOf(sources))).map(placeOf), [`${file}:2`]);
    });
  }

  it('a tenant’s wording, and content of the backend', async () => {
    const sources = {
      'host/tenants/a.json': '{\n"messages": { "de": { "title.index": "Wohin willst du?" } } }',
      'bff/content/banners/a.json': '{\n"title": {\n"es": "Deje el coche" } }',
      'shared/demo-city/src/realtime/alertTexts.ts':
        'const IT = {\n\n wrong: "Verifichi la password." };\nconst ALL = { it: IT, de: {} };',
    };
    const places = (await oneWording.check(projectOf(sources))).map(placeOf).sort();
    assert.deepEqual(
      places,
      ['bff/content/banners/a.json:3', 'shared/demo-city/src/realtime/alertTexts.ts:3', 'host/tenants/a.json:2'].sort(),
    );
  });
});

describe('a screen that is called two things', () => {
  const titled = (host, remote) => ({
    'host/src/messages/it.ts': `export const messages = {\n  'title.index': '${host}',\n};`,
    'mfe-a/src/messages/it.ts': `export const it = {\n  'title.index': '${remote}',\n};`,
  });
  const check = async (host, remote) => (await oneTitle.check(projectOf(titled(host, remote)))).map(placeOf);

  it('is found', async () =>
    assert.deepEqual(await check('Dove vuoi andare?', 'Dove andiamo?'), ['mfe-a/src/messages/it.ts:2']));
  it('is not one that is called the same', async () =>
    assert.deepEqual(await check('Dove andiamo?', 'Dove andiamo?'), []));
});
