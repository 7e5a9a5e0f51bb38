import { LOCALES } from '@halte/contract';
import { fakeBackend } from '@halte/testkit';
import { differencesOf } from '@halte/testkit/takeOver';
import { firstPaint } from './firstPaint.ts';
import { remote } from './remote.ts';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend(() => undefined);
});
afterEach(() => backend.restore());

it.each(LOCALES)('React takes the markup of the favourites of an account in %s over', async (locale) => {
  expect(await differencesOf({ remote, painted: firstPaint, view: 'account-favorites', locale })).toEqual([]);
});

it.each(LOCALES)('and those of a device', async (locale) => {
  const query = { redirect: `/${locale}/account-favorites?add=HOME` };
  expect(await differencesOf({ remote, painted: firstPaint, view: 'account-sign-in', locale, query })).toEqual([]);
});
