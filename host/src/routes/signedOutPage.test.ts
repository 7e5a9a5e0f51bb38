import { TABLE } from '../testing/product.ts';
import { signedOutPage } from './signedOutPage.ts';

it.each([
  ['the favourites', 'index', '/fr/account/favorites?add=HOME', 'account-favorites'],
  ['the account in another language', 'index', '/de/account', 'account'],
  ['no page of the account', 'index', '/fr/schedules', null],
  ['another site', 'index', '//evil.test/fr/account', null],
  ['nothing', 'index', undefined, null],
  ['a page that is not home', 'schedules', '/fr/account', null],
] as const)('%s', (_, name, redirect, expected) => {
  expect(signedOutPage(TABLE, { name, query: redirect === undefined ? {} : { redirect } })).toBe(expected);
});
