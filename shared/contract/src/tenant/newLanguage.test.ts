/** The product gets a sixth language: files that were written before stay valid, and their texts are those of their first language there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

jest.mock('../locales.ts', () => {
  const actual = jest.requireActual('../locales.ts');
  const LOCALES = [...actual.LOCALES, 'nl'];
  return { ...actual, LOCALES, isLocale: (value: unknown) => LOCALES.includes(value) };
});

import { parseTenant } from './parse.ts';

const FOLDER = join(__dirname, '../../../../host/tenants');
const fileOf = (id: string) => JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'));

it.each(['demo', 'littoral'])('%s is valid, and offers the new language', (id) => {
  const parsed = parseTenant(fileOf(id));
  expect(parsed).toMatchObject({ ok: true, tenant: { languages: ['fr', 'en', 'es', 'it', 'de', 'nl'] } });
});

it('has French for texts and addresses that have none', () => {
  const parsed = parseTenant({ ...fileOf('littoral'), storeURL: { fr: 'https://a.example', en: 'https://b.example' } });
  expect(parsed).toMatchObject({
    tenant: {
      links: [{ label: { nl: 'Horaires d’été' } }, {}],
      storeURL: { de: 'https://a.example', en: 'https://b.example', nl: 'https://a.example' },
      messages: { fr: { 'title.index': 'Cap sur la côte' } },
    },
  });
});

it('has the first language of a tenant that has others', () => {
  const links = [{ label: { de: 'Sommer', en: 'Summer' }, href: '/schedules' }];
  const file = { ...fileOf('littoral'), languages: ['de', 'en'], links, components: [] };
  expect(parseTenant(file)).toMatchObject({ ok: true, tenant: { links: [{ label: { nl: 'Sommer', fr: 'Sommer' } }] } });
});
