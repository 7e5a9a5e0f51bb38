import { initI18n } from '@halte/i18n';
import { ROUTES } from '../routes/table.ts';
import { PAGES } from './pages.ts';
import { View as SignedIn } from './SignedIn.tsx';
import { View as Unsubscribe } from './Unsubscribe.tsx';

it('draws every screen that no remote draws; the error page is part of the first download', () => {
  const own = ROUTES.filter(({ area }) => area === null).map(({ name }) => name);
  expect(Object.keys(PAGES).sort()).toEqual(own.filter((name) => name !== 'error').sort());
});

it('draws each page under its own route', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  const pages = await Promise.all([PAGES.signedin?.(), PAGES.unsubscribe?.()]);
  expect(pages.map((page) => page?.View)).toEqual([SignedIn, Unsubscribe]);
});
