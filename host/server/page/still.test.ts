import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { createStills, type StillPage, stillPicture, stillSizeOf } from './still.ts';

const [demo] = loadTenants(builtHost().options.tenants);
const tenant = demo!;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#f4f3ef" d="M0 0h9v9H0z"/></svg>';
const svg = (body = SVG, type = 'image/svg+xml; charset=utf-8') =>
  new Response(body, { headers: { 'content-type': type } });
const PHONE: StillPage = { screen: 'index', size: 'phone' };
const answers = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => svg());
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => answers(String(url)));
});
afterEach(() => jest.restoreAllMocks());

test('are looked up once for all pages, light and dark', async () => {
  const find = createStills('http://bff.test');
  const stills = { size: 'phone', light: SVG, dark: SVG };
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
  for (const screen of ['schedules-line-id', 'account', null] as const)
    expect(await find(tenant, { screen, size: 'phone' })).toBeNull();
  expect(answers).not.toHaveBeenCalled();
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
  /^<picture aria-hidden="true">(?:<source media="\(prefers-color-scheme: dark\)" srcset="([^\s"'<>&#]+)">)?<img src="([^\s"'<>&#]+)" alt="" decoding="sync" data-still="(?:phone|desk)"><\/picture>$/;

function picturesOf(markup: string): string[] {
  const [, ...addresses] = MARKUP.exec(markup) ?? [];
  return addresses.filter(Boolean).map((address) => decodeURIComponent(address.replace('data:image/svg+xml,', '')));
}

test('are pictures that nobody reads, for the colours that the browser prefers or the traveller chose', () => {
  const dark = SVG.replace('f4f3ef', '1a1e24');
  const shown = (theme: 'system' | 'light' | 'dark') =>
    picturesOf(stillPicture({ size: 'desk', light: SVG, dark }, theme));
  expect(shown('system')).toEqual([dark, SVG]);
  expect(shown('light')).toEqual([SVG]);
  expect(shown('dark')).toEqual([dark]);
  expect(stillPicture(null, 'system')).toBe('');
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
  expect(picturesOf(stillPicture({ size: 'phone', light: picture, dark: picture }, 'system'))).toEqual([
    picture,
    picture,
  ]);
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
