import { TABLE } from '../testing/product.ts';
import { resolve, type Visitor } from './resolve.ts';

const ORIGIN = 'https://app.test';
const ANYBODY: Visitor = { routes: TABLE, locale: 'fr', authenticated: false, isWidget: false, urls: {} };
const CUSTOMER: Visitor = { ...ANYBODY, authenticated: true };

describe('resolve', () => {
  it.each([
    // Account screens need a sign-in; home remembers where to go.
    ['/fr/account/profile?a=1', ANYBODY, '/fr?redirect=%2Ffr%2Faccount%2Fprofile%3Fa%3D1'],
    ['/en/account', ANYBODY, '/en?redirect=%2Fen%2Faccount'],
    ['/it/account/personal-data', ANYBODY, '/it?redirect=%2Fit%2Faccount%2Fpersonal-data'],
    ['/de/account/favorites', ANYBODY, '/de?redirect=%2Fde%2Faccount%2Ffavorites'],
    // Signed in, home sends on to the target.
    ['/fr?redirect=%2Ffr%2Faccount%2Fprofile', CUSTOMER, '/fr/account/profile'],
    // Steps of a trip without an origin.
    ['/fr/trip-planner/results', ANYBODY, '/fr'],
    ['/it/trip-planner/roadmap/j1?ti=x', ANYBODY, '/it'],
    ['/en/trip-planner/return-summary', ANYBODY, '/en'],
    // A language that the tenant does not offer.
    ['/fr/schedules?a=1', { ...ANYBODY, locale: 'de', languages: ['de', 'en'] }, '/de/schedules?a=1'],
    ['/it', { ...ANYBODY, locale: 'en', languages: ['de', 'en'] }, '/en'],
    // A widget stays one.
    ['/fr/trip-planner/results', { ...ANYBODY, isWidget: true }, '/fr?widget=true'],
    [
      '/fr/trip-planner/results?theme=dark&brand=0b5d66',
      { ...ANYBODY, isWidget: true },
      '/fr?widget=true&theme=dark&brand=0b5d66',
    ],
  ] as const)('%s leads elsewhere', (url, visitor, to) => {
    expect(resolve(url, ORIGIN, visitor)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/', ANYBODY, 'index'],
    ['/fr/account/profile', CUSTOMER, 'account-profile'],
    ['/fr?redirect=%2Ffr%2Faccount%2Fprofile', ANYBODY, 'index'],
    ['/fr?redirect=%2F%2Fevil.test', CUSTOMER, 'index'],
    ['/fr/trip-planner', ANYBODY, 'trip-planner'],
    ['/fr/trip-planner/results?fi=a', ANYBODY, 'trip-planner-results'],
    // While the planner searches, its screens stay.
    ['/fr/trip-planner/results', { ...ANYBODY, searching: new Set(['trip-planner']) }, 'trip-planner-results'],
    ['/fr/proximity/stop_area/1', ANYBODY, 'proximity-type-id'],
    ['/fr/proximity/BikeParks/1', ANYBODY, 'proximity-type-id'],
    ['/fr/proximity', ANYBODY, 'proximity'],
    ['/fr/cobranding/demo/schedules', ANYBODY, 'cobranding-demo-id'],
  ] as const)('%s stays', (url, visitor, name) => {
    expect(resolve(url, ORIGIN, visitor)).toMatchObject({ kind: 'screen', route: { name } });
  });

  it.each([
    ['/fr/nowhere?x=1', 'fr', '/fr/nowhere?x=1'],
    ['/en/proximity/spaceport/1', 'en', '/en/proximity/spaceport/1'],
    ['/nowhere', 'fr', '/nowhere'],
    ['//', 'fr', '//'],
    ['//[', 'fr', '//['],
    ['//:99999', 'fr', '//:99999'],
    ['//evil.test', 'fr', '//evil.test'],
    ['//fr', 'fr', '//fr'],
    ['/de/%', 'de', '/de/%'],
    ['/fr/cobranding/demo/unknown', 'fr', '/fr/cobranding/demo/unknown'],
  ])('%s is a 404 in %s', (url, locale, fullPath) => {
    expect(resolve(url, ORIGIN, ANYBODY)).toMatchObject({ kind: 'not-found', locale, current: { fullPath } });
  });

  it('redirects to a tenant’s external proximity, with the query', () => {
    const urls = { externalProximity: 'https://maps.test/around' };
    expect(resolve('/fr/proximity?lat=1', ORIGIN, { ...ANYBODY, urls })).toEqual({
      kind: 'external',
      to: 'https://maps.test/around?lat=1',
    });
  });
});
