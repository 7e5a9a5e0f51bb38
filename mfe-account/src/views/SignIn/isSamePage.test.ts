import { isSamePage } from './isSamePage.ts';

const FAVOURITES = '/fr/account/favorites';

it.each([
  [FAVOURITES, true],
  ['/de/account/favorites?widget=true#top', true],
  ['/fr/account/favorites/x', false],
  ['/fr/account/profile', false],
  ['//evil.example/account/favorites', false],
  ['https://evil.example/account/favorites', false],
])('%s is the page of favourites: %s', (address, isSame) => {
  expect(isSamePage(address, FAVOURITES)).toBe(isSame);
});
