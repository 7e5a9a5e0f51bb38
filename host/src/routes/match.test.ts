import { LOCALES, parseQuery } from '@halte/contract';
import { hrefOf } from './href.ts';
import { matchPath } from './match.ts';
import { isTranslucent, ROUTES, routeNamed } from './table.ts';

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
    expect(matchPath(path)).toMatchObject({ route: { name }, params });
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
    expect(matchPath(path)).toBeNull();
  });

  it('gives the language of an address, null for the bare one', () => {
    expect(LOCALES.map((locale) => matchPath(`/${locale}/schedules`)?.locale)).toEqual([...LOCALES]);
    expect(matchPath('/')?.locale).toBeNull();
  });
});

describe('hrefOf', () => {
  it('writes addresses that match their routes', () => {
    const params = { id: 'a/b c', type: 'stopArea', journeyId: 'j?1' };
    const found = ROUTES.map(({ name }) => {
      const { pathname } = new URL(hrefOf('en', { name, params }), 'http://host.test');
      return matchPath(pathname)?.route.name;
    });
    expect(found).toEqual(ROUTES.map(({ name }) => name));
  });

  it('encodes query keys with brackets', () => {
    const href = hrefOf('fr', { name: 'trip-planner-results', query: { fi: 'a&b', 'v[0][i]': 'é' } });
    expect(parseQuery(new URL(href, 'http://host.test').search)).toEqual({ fi: 'a&b', 'v[0][i]': 'é' });
  });

  it('throws when a parameter is missing', () => {
    expect(() => hrefOf('fr', { name: 'schedules-line-id' })).toThrow('needs "id"');
  });
});

describe('parseQuery', () => {
  it('takes the first value of a repeated key', () => {
    expect(parseQuery('?a=1&a=2&b=%C3%A9')).toEqual({ a: '1', b: 'é' });
  });
});

describe('the route table', () => {
  it('is full where the specification says so', () => {
    const full = ROUTES.filter(({ isFullPage }) => isFullPage).map(({ name }) => name);
    expect(full).toEqual([
      'index',
      'account',
      'account-favorites',
      'account-personal-data',
      'account-profile',
      'confirmation',
      'error',
      'schedules',
      'signedin',
      'unsubscribe',
    ]);
  });

  it('is translucent where a page is neither bordered nor full', () => {
    expect(ROUTES.filter(isTranslucent).map(({ name }) => name)).toEqual(['proximity', 'schedules-line-id']);
  });

  it.each([
    ['index', 'homepage'],
    ['cobranding', 'custom'],
    ['cobranding-demo-id', 'custom'],
    ['cobranding-demo-widgets-definitions', 'custom'],
    ['proximity', 'default'],
  ] as const)('draws %s in the %s layout', (name, layout) => {
    expect(routeNamed(name).layout).toBe(layout);
  });
});
