import { parseDeclaration } from './parseDeclaration.ts';

const title = { fr: 'Parkings', en: 'Car parks', es: 'Aparcamientos', it: 'Parcheggi', de: 'Parkplätze' };
const route = { name: 'acme.parking', path: '/parking/:id?', view: 'Parking', page: 'bordered', title } as const;
const tab = { route: 'acme.parking', icon: 'M4 4h16', label: title } as const;
const whole = {
  routes: [route, { ...route, name: 'acme.parking-map', path: '/parking/map/:zone', page: 'translucent', needs: 'q' }],
  tab: { ...tab, after: 'schedules' },
  widget: { route: 'acme.parking', height: 600 },
  prefetch: { 'acme.parking': ['acme.parking-map', 'index'] },
  exists: { 'acme.parking': [{ path: '/api/v1/parkings/{id}' }] },
  origins: ['https://api.acme.example'],
  firstData: { Parking: { all: { path: '/api/v1/parkings' } } },
};
const empty = { routes: [], prefetch: {}, exists: {}, origins: [], firstData: {} };

const problemsOf = (content: unknown) => parseDeclaration('acme.parking', content).problems;
const withRoute = (changes: object) => ({ routes: [{ ...route, ...changes }] });

it('keeps a whole declaration as it is', () => {
  expect(parseDeclaration('acme.parking', whole)).toEqual({ declaration: whole, problems: [] });
});

it.each([undefined, null, 1, 'text', [], {}])('takes %p for a remote that declares nothing', (content) => {
  expect(parseDeclaration('acme.parking', content)).toEqual({ declaration: empty, problems: [] });
});

it('ignores keys that it does not know, of a remote that is newer', () => {
  const newer = { ...whole, schema: 9, menu: [], routes: [{ ...route, since: '9' }], tab: { ...tab, badge: 3 } };
  const { declaration, problems } = parseDeclaration('acme.parking', { ...newer, prefetch: {} });
  expect(problems).toEqual([]);
  expect(declaration).toMatchObject({ routes: [route], tab });
  expect(JSON.stringify(declaration)).not.toMatch(/since|badge|menu/);
});

it('the product may name its routes as it likes, and have a home', () => {
  const home = { name: 'index', path: '', page: 'home', title, start: true } as const;
  expect(parseDeclaration('trip-planner', { routes: [home] })).toEqual({
    declaration: { ...empty, routes: [home] },
    problems: [],
  });
});

it('a missing language is French, or the first that is there', () => {
  const titleOf = (given: object) =>
    parseDeclaration('acme.parking', withRoute({ title: given })).declaration.routes[0]?.title;
  expect(titleOf({ fr: 'Parkings', en: 'Car parks' })).toEqual({
    ...title,
    en: 'Car parks',
    es: 'Parkings',
    it: 'Parkings',
    de: 'Parkings',
  });
  expect(titleOf({ de: 'Parkplätze' })?.fr).toBe('Parkplätze');
});

it.each<[string, object]>([
  ['another team’s name', { name: 'schedules' }],
  ['a name with the prefix of another', { name: 'acme.parkings' }],
  ['a name that is markup', { name: 'acme.parking-"><script>' }],
  ['home', { path: '' }],
  ['the kind of home', { page: 'home' }],
  ['an unknown kind of page', { page: 'popup' }],
  ['all addresses', { path: '/:id' }],
  ['a parameter that may be missing in the middle', { path: '/parking/:id?/map' }],
  ['a path without a slash', { path: 'parking' }],
  ['a path to another site', { path: '//evil.example' }],
  ['dots that lead out', { path: '/parking/..' }],
  ['a query', { path: '/parking?a=1' }],
  ['a path that is markup', { path: '/parking/<b>' }],
  ['no title', { title: undefined }],
  ['a title of control characters', { title: { fr: 'a\u0000' } }],
  ['a title that is too long', { title: { fr: 'a'.repeat(200) } }],
  ['a title that is no text', { title: { fr: 1 } }],
])('leaves out a route with %s, and says so', (_, changes) => {
  const { declaration, problems } = parseDeclaration('acme.parking', withRoute(changes));
  expect(declaration.routes).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/^routes\[0\]\.(?:name|path|page|title): \S/)]);
});

it.each<[string, object]>([
  ['tab.route', { tab: { ...tab, route: 'schedules' } }],
  ['tab.route', { tab: { ...tab, route: 'acme.parking-map' } }],
  ['tab.icon', { tab: { ...tab, icon: 'M0 0"/><script>' } }],
  ['tab.label', { tab: { ...tab, label: 'Parkings' } }],
  ['widget.route', { widget: { route: 'index', height: 600 } }],
  ['widget.height', { widget: { route: 'acme.parking', height: 1e9 } }],
  ['"index" is no route', { prefetch: { index: ['acme.parking'] } }],
  ['"index" is no route', { exists: { index: [{ path: '/api/v1/lines/{id}' }] } }],
  ['exists.acme.parking', { exists: { 'acme.parking': [{ path: '/api/../metrics' }] } }],
  ['exists.acme.parking', { exists: { 'acme.parking': '/api/v1/lines/{id}' } }],
  ['origins[0]', { origins: ['https://api.acme.example/path'] }],
  ['origins[0]', { origins: ["https://api.acme.example; script-src 'unsafe-inline'"] }],
  ['origins[0]', { origins: ['javascript:alert(1)'] }],
])('leaves out what is wrong with %s, and keeps the rest', (at, changes) => {
  expect(problemsOf({ ...whole, ...changes })).toEqual([expect.stringContaining(at)]);
  expect(parseDeclaration('acme.parking', { ...whole, ...changes }).declaration.routes).toHaveLength(2);
});

it('takes no more than forty routes', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...route, name: `acme.parking-${index}` }));
  expect(parseDeclaration('acme.parking', { routes: many }).declaration.routes).toHaveLength(40);
});
