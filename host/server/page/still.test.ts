import type { CurrentRoute, RouteName } from '@halte/contract';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { createStills, type StillPage, stillPathOf, stillPicture, stillSizeOf } from './still.ts';

const [demo] = loadTenants(builtHost().options.tenants);
const tenant = demo!;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#f4f3ef" d="M0 0h9v9H0z"/></svg>';
const svg = (body = SVG, type = 'image/svg+xml; charset=utf-8') =>
  new Response(body, { headers: { 'content-type': type } });
const PHONE: StillPage = { path: '/map/still?view=home', size: 'phone' };
const STOP: StillPage = { path: '/map/still/stopAreas/A%20B', size: 'phone' };
const at = (name: RouteName | null, rest: Partial<CurrentRoute> = {}): CurrentRoute => ({
  ...{ name, fullPath: '/', params: {}, query: {} },
  ...rest,
});
const answers = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => svg());
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => answers(String(url)));
});
afterEach(() => jest.restoreAllMocks());

test('are looked up once for all pages, light and dark', async () => {
  const find = createStills('http://bff.test');
  const stills = { size: 'phone', light: SVG, dark: SVG, isOfAllWidths: false };
  expect([await find(tenant, PHONE), await find(tenant, PHONE)]).toEqual([stills, stills]);
  expect(answers.mock.calls.flat()).toEqual([
    'http://bff.test/map/still?view=home&size=phone&theme=light',
    'http://bff.test/map/still?view=home&size=phone&theme=dark',
  ]);
});

test('are not looked up where the map is another one or shows something else', async () => {
  const find = createStills('http://bff.test');
  const tiles = { light: '/l', dark: '/d', attribution: [], maxZoom: 19 };
  expect(await find({ ...tenant, map: { zoom: 12, tiles } }, PHONE)).toBeNull();
  expect(await find({ ...tenant, map: { zoom: 12, center: { lat: 1, lon: 2 } } }, PHONE)).toBeNull();
  expect(await find({ ...tenant, map: { zoom: 12, pmtiles: tiles } }, PHONE)).toBeNull();
  expect(await find({ ...tenant, map: { zoom: 12, tiles } }, STOP)).toBeNull();
  expect(await find(tenant, { path: null, size: 'phone' })).toBeNull();
  expect(answers).not.toHaveBeenCalled();
});

test('of a stop area are looked up also where the network has a centre of its own, and so many are kept', async () => {
  const find = createStills('http://bff.test');
  const centred = { ...tenant, map: { zoom: 12, center: { lat: 1, lon: 2 } } };
  expect(await find(centred, STOP)).toMatchObject({ size: 'phone', light: SVG, dark: SVG });
  expect(answers).toHaveBeenCalledWith('http://bff.test/map/still/stopAreas/A%20B?size=phone&theme=light');
  for (let at = 0; at < 300; at += 1) await find(tenant, { path: `/map/still/stopAreas/${at}`, size: 'phone' });
  answers.mockClear();
  await find(centred, STOP);
  expect(answers).toHaveBeenCalledTimes(2);
});

test.each([
  ['/map/still?view=home', false],
  ['/map/still?view=ground', false],
  ['/map/still?view=nearby', true],
  ['/map/still/stopAreas/A%20B', true],
  ['/map/still/lines/A', false],
])('%s is seen also on tablets: %s', async (path, expected) => {
  const stills = await createStills('http://bff.test')(tenant, { path, size: 'desk' });
  expect(stills?.isOfAllWidths).toBe(expected);
  expect(stillPicture(stills, 'light').includes('data-all-widths')).toBe(expected);
});

test.each([
  ['home', at('index'), '/map/still?view=home'],
  ['results', at('trip-planner-results'), '/map/still?view=home'],
  ['nearby', at('proximity'), '/map/still?view=nearby'],
  ['nearby a place', at('proximity', { query: { lat: '48', lon: '2' } }), null],
  [
    'a stop',
    at('proximity-type-id', { params: { type: 'stopArea', id: 'A B/?&' } }),
    '/map/still/stopAreas/A%20B%2F%3F%26',
  ],
  ['a stop with a path in its id', at('proximity-type-id', { params: { type: 'stopArea', id: '..' } }), null],
  ['another place', at('proximity-type-id', { params: { type: 'park', id: 'A' } }), null],
  ['a line', at('schedules-line-id', { params: { id: 'A B' } }), '/map/still/lines/A%20B'],
  ['a line with a path in its id', at('schedules-line-id', { params: { id: '..' } }), null],
  ['the list of lines', at('schedules'), null],
  ['no page', at(null), null],
])('%s has the picture of where its map begins', (_, current, path) => {
  expect(stillPathOf(current, null)).toBe(path);
});

test('behind a prompt to sign in there is the ground of home', () => {
  expect(stillPathOf(at('index'), 'account-favorites')).toBe('/map/still?view=ground');
});

test.each([
  ['the backend is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['the backend knows no such picture', async () => new Response('{}', { status: 404 })],
  ['the answer is a page', async () => svg('<html>', 'text/html')],
  ['the answer is none', async () => svg('<p><svg></svg></p>')],
  ['the answer is far too large', async () => svg(`<svg ${'x'.repeat(64_000)}`)],
  ['the answer is slow', () => new Promise<Response>(() => {})],
])('when %s, a page goes without after 150 ms', async (_, answer) => {
  jest.useFakeTimers();
  answers.mockImplementation(answer);
  const stills = createStills('http://bff.test')(tenant, PHONE);
  await jest.advanceTimersByTimeAsync(150);
  expect(await stills).toBeNull();
  jest.useRealTimers();
});

/** All that the markup may be; an address has no sign that means something in markup or in a list of pictures. */
const MARKUP =
  /^<picture aria-hidden="true">(?:<source media="\(prefers-color-scheme: dark\)" srcset="([^\s"'<>&#]+)">)?<img src="([^\s"'<>&#]+)" alt="" decoding="sync" data-still="(?:phone|desk)"(?: data-all-widths)?(?: data-view="-?[\d.]+ -?[\d.]+ [\d.]+")?><\/picture>$/;

function picturesOf(markup: string): string[] {
  const [, ...addresses] = MARKUP.exec(markup) ?? [];
  return addresses.filter(Boolean).map((address) => decodeURIComponent(address.replace('data:image/svg+xml,', '')));
}

test('are pictures that nobody reads, for the colours that the browser prefers or the traveller chose', () => {
  const dark = SVG.replace('f4f3ef', '1a1e24');
  const shown = (theme: 'system' | 'light' | 'dark') =>
    picturesOf(stillPicture({ size: 'desk', light: SVG, dark, isOfAllWidths: false }, theme));
  expect(shown('system')).toEqual([dark, SVG]);
  expect(shown('light')).toEqual([SVG]);
  expect(shown('dark')).toEqual([dark]);
  expect(stillPicture(null, 'system')).toBe('');
});

test('have the view that they show, if it is one', () => {
  const markup = (view: string) => {
    const svg = SVG.replace('<svg ', `<svg data-view="${view}" `);
    return stillPicture({ size: 'phone', light: svg, dark: svg, isOfAllWidths: false }, 'light');
  };
  expect(markup('48.01 -1.69 16')).toContain(' data-view="48.01 -1.69 16">');
  for (const hostile of ['48 1', '48 1 16 onerror=x', '&quot; 1 2', `1 2 ${'1'.repeat(99)}`])
    expect(markup(hostile)).toMatch(/data-still="phone">/);
});

test.each([
  '"><script>alert(1)</script>',
  '" onerror="alert(1)',
  "' x='",
  '</picture>',
  '&quot;&#34;',
  'a b,c\n 2x',
  '%22\u0000é🚆',
])('stay one address whatever is in them: %j', (hostile) => {
  const picture = `<svg ${hostile}`;
  const stills = { size: 'phone', light: picture, dark: picture, isOfAllWidths: false } as const;
  expect(picturesOf(stillPicture(stills, 'system'))).toEqual([picture, picture]);
});

test.each([
  [{ 'sec-ch-ua-mobile': '?1' }, 'phone'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 'desk'],
  [
    { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148' },
    'phone',
  ],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }, 'desk'],
  [{}, 'desk'],
] as const)('%j is a %s', (headers, size) => {
  expect(stillSizeOf(headers)).toBe(size);
});
