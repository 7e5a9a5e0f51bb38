import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { createHasBanners } from './banners.ts';

const [demo] = loadTenants(builtHost().options.tenants);
const tenant = { ...demo!, remotes: {} };
const answers = jest.fn<Promise<Response>, [string, RequestInit?]>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => json({ banners: [{ id: 'works' }, { id: 'survey' }] }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => answers(String(url), init));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['all', '', true],
  ['one', 'banners:already-closed=["works"]', true],
  ['none', 'locale=fr; banners:already-closed=%5B%22works%22%2C%22survey%22%5D', false],
])('a visitor sees %s of the banners', async (_, cookies, expected) => {
  expect(await createHasBanners('http://bff.test')(tenant, cookies)).toBe(expected);
});

test('are looked up once for all visitors, with the key of the tenant', async () => {
  const hasBanners = createHasBanners('http://bff.test');
  await hasBanners(tenant, '');
  await hasBanners(tenant, 'locale=de');
  expect(answers).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenCalledWith(
    'http://bff.test/core/v1/banners',
    expect.objectContaining({ headers: { 'x-api-key': tenant.apiKey } }),
  );
});

test.each([
  ['the backend is down', async () => Promise.reject(new TypeError('fetch failed')), null],
  ['the key is unknown', async () => json({ code: 'unknown-api-key' }, 401), null],
  ['the answer is no JSON', async () => new Response('<html>'), null],
  ['the answer is slow', () => new Promise<Response>(() => {}), null],
  ['the answer has no list', async () => json({ banners: { id: 'works' } }), false],
  ['the list has no ids', async () => json({ banners: [null, 3, {}] }), false],
])('when %s', async (_, answer, expected) => {
  jest.useFakeTimers();
  answers.mockImplementation(answer);
  const hasBanners = createHasBanners('http://bff.test')(tenant, '');
  await jest.advanceTimersByTimeAsync(300);
  expect(await hasBanners).toBe(expected);
  jest.useRealTimers();
});

test('nothing is looked up for a tenant with a header of its own', async () => {
  const own = { ...tenant, remotes: { 'shop-header': 'https://remotes.test/header' } };
  expect(await createHasBanners('http://bff.test')(own, '')).toBe(false);
  expect(answers).not.toHaveBeenCalled();
});
