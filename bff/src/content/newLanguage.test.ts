/** The product gets a sixth language: existing content stays valid, and falls back to French. */
jest.mock('@halte/contract/locales', () => {
  const actual = jest.requireActual('@halte/contract/locales');
  return { ...actual, LOCALES: [...actual.LOCALES, 'nl'] };
});

import type { Language } from '../common/language.ts';
import { bannersNow } from './banners.ts';
import { DEMO_CONTENT, loadContent } from './load.ts';
import { menuNamed } from './menus.ts';

const NEW = 'nl' as Language;

it('is read, and French stands for the texts that are missing', async () => {
  const { banners, menus } = await loadContent(DEMO_CONTENT);
  const [dutch, french] = ([NEW, 'fr'] as const).map((language) => bannersNow(banners, 'halte-demo', language, 0));
  expect(dutch?.map(({ title, description }) => [title, description])).toEqual(
    french?.map(({ title, description }) => [title, description]),
  );
  expect(dutch).not.toHaveLength(0);
  const titles = (language: string) =>
    menuNamed(menus, `menu-primaire-header-${language}`)?.items.map(({ title }) => title);
  expect(titles(NEW)).toEqual(titles('fr'));
});
