import { LOCALES, parseQuery } from '@halte/contract';
import { TABLE } from '../testing/product.ts';
import { hrefOf } from './href.ts';
import { matchPath } from './match.ts';
import { createRouteTable } from './table.ts';

describe('matchPath', () => {
  it.each([
    ['/', 'index', {}],
    ['/fr', 'index', {}],
    ['/fr/', 'index', {}],
    ['/de/account', 'account', {}],
    ['/de/account/favorites', 'account-favorites', {}],
    ['/en/account/personal-data', 'account-personal-data', {}],
    ['/en/account/profile', 'account-profile', {}],
    ['/it/cobranding', 'cobranding', {}],
    ['/it/cobranding/demo/widgets-definitions', 'cobranding-demo-widgets-definitions', {}],
    ['/it/cobranding/demo/42', 'cobranding-demo-id', { id: '42' }],
    ['/fr/confirmation', 'confirmation', {}],
    ['/fr/error', 'error', {}],
    ['/es/proximity', 'proximity', {}],
    ['/es/proximity/stopArea/A%2FB', 'proximity-type-id', { type: 'stopArea', id: 'A/B' }],
    ['/fr/schedules', 'schedules', {}],
    ['/fr/schedules/line/L%201', 'schedules-line-id', { id: 'L 1' }],
    ['/fr/signedin', 'signedin', {}],
    ['/fr/trip-planner', 'trip-planner', {}],
    ['/fr/trip-planner/results', 'trip-planner-results', {}],
    ['/fr/trip-planner/preview', 'trip-planner-preview', {}],
    ['/fr/trip-planner/summary', 'trip-planner-summary', {}],
    ['/fr/trip-planner/returns', 'trip-planner-returns', {}],
    ['/fr/trip-planner/return-preview', 'trip-planner-return-preview', {}],
    ['/fr/trip-planner/return-summary', 'trip-planner-return-summary', {}],
    ['/fr/trip-planner/roadmap/j-1', 'trip-planner-roadmap-journeyId', { journeyId: 'j-1' }],
    ['/fr/unsubscribe', 'unsubscribe', {}],
  ])('%s is %s', (path, name, params) => {
    expect(matchPath(TABLE, path)).toMatchObject({ route: { name }, params });
  });

  it.each([
    '/pt',
    '/trip-planner',
    '/fr/nowhere',
    '/fr/proximity/stopArea',
    '/fr/proximity//x',
    '/fr/schedules/line/%20',
    '/fr/schedules/line/%E0%A4%A',
    '/fr//schedules',
  ])('%s matches no route', (path) => {
    expect(matchPath(TABLE, path)).toBeNull();
  });

  it('gives the language of an address, null for the bare one', () => {
    expect(LOCALES.map((locale) => matchPath(TABLE, `/${locale}/schedules`)?.locale)).toEqual([...LOCALES]);
    expect(matchPath(TABLE, '/')?.locale).toBeNull();
  });
});

describe('hrefOf', () => {
  it('writes addresses that match their routes', () => {
    const params = { id: 'a/b c', type: 'stopArea', journeyId: 'j?1' };
    const found = TABLE.routes.map(({ name }) => {
      const { pathname } = new URL(hrefOf(TABLE, 'en', { name, params }), 'http://host.test');
      return matchPath(TABLE, pathname)?.route.name;
    });
    expect(found).toEqual(TABLE.routes.map(({ name }) => name));
  });

  it('encodes query keys with brackets', () => {
    const href = hrefOf(TABLE, 'fr', { name: 'trip-planner-results', query: { fi: 'a&b', 'v[0][i]': 'é' } });
    expect(parseQuery(new URL(href, 'http://host.test').search)).toEqual({ fi: 'a&b', 'v[0][i]': 'é' });
  });

  it('leaves out a parameter that may be missing', () => {
    const area = { area: 'acme.parking', page: 'bordered' } as const;
    const table = createRouteTable({ routes: [{ ...area, name: 'acme.parking', path: '/parking/:id?' }], widgets: [] });
    const addresses = [{}, { id: 'P 1' }].map((params) => hrefOf(table, 'fr', { name: 'acme.parking', params }));
    expect(addresses).toEqual(['/fr/parking', '/fr/parking/P%201']);
    expect(addresses.map((path) => matchPath(table, path)?.params)).toEqual([{}, { id: 'P 1' }]);
    expect(matchPath(table, '/fr/parking/P/1')).toBeNull();
  });

  it('is that of home for a screen that is not there', () => {
    expect(hrefOf(TABLE, 'fr', { name: 'acme.parking', params: { id: '1' } })).toBe('/fr');
  });

  it('throws when a parameter is missing', () => {
    expect(() => hrefOf(TABLE, 'fr', { name: 'schedules-line-id' })).toThrow('needs "id"');
  });
});

describe('parseQuery', () => {
  it('takes the first value of a repeated key', () => {
    expect(parseQuery('?a=1&a=2&b=%C3%A9')).toEqual({ a: '1', b: 'é' });
  });
});

describe('the routes of the product', () => {
  const namesOf = (...pages: readonly string[]) =>
    TABLE.routes.filter(({ page }) => pages.includes(page)).map(({ name }) => name);

  it('is full where the specification says so', () => {
    expect(namesOf('full', 'home').sort()).toEqual([
      ...['account', 'account-favorites', 'account-personal-data', 'account-profile', 'confirmation', 'error', 'index'],
      ...['schedules', 'signedin', 'unsubscribe'],
    ]);
  });

  it('is translucent where a page is neither bordered nor full', () => {
    expect(namesOf('translucent')).toEqual(['proximity', 'schedules-line-id']);
  });
});
