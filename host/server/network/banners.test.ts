import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { createFindBanners } from './banners.ts';

const [demo] = loadTenants(builtHost().options.tenants);
const tenant = { ...demo!, remotes: {} };
const answers = jest.fn<Promise<Response>, [string, RequestInit?]>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => json({ banners: [{ id: 'works' }, { id: 'survey' }] }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => answers(String(url), init));
});
afterEach(() => jest.restoreAllMocks());

const shownTo = async (find: ReturnType<typeof createFindBanners>, cookies: string) =>
  (await find(tenant, 'fr', cookies))?.areShown ?? null;

test.each([
  ['all', '', true],
  ['one', 'banners:already-closed=["works"]', true],
  ['none', 'locale=fr; banners:already-closed=%5B%22works%22%2C%22survey%22%5D', false],
])('a visitor sees %s of the banners', async (_, cookies, expected) => {
  expect(await shownTo(createFindBanners('http://bff.test'), cookies)).toBe(expected);
});

test('are looked up once for all visitors of a language, with the key of the tenant', async () => {
  const find = createFindBanners('http://bff.test');
  await find(tenant, 'fr', '');
  await find(tenant, 'fr', 'locale=de');
  expect(answers).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenCalledWith(
    'http://bff.test/core/v1/banners',
    expect.objectContaining({ headers: { 'x-api-key': tenant.apiKey, 'accept-language': 'fr' } }),
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
  const shown = shownTo(createFindBanners('http://bff.test'), '');
  await jest.advanceTimersByTimeAsync(300);
  expect(await shown).toBe(expected);
  jest.useRealTimers();
});

test('nothing is looked up for a tenant with a header of its own', async () => {
  const own = { ...tenant, remotes: { 'shop-header': 'https://remotes.test/header' } };
  expect(await createFindBanners('http://bff.test')(own, 'fr', '')).toEqual({ areShown: false, embedded: null });
  expect(answers).not.toHaveBeenCalled();
});

test('are given to the page that shows them, as the backend answered, in its language', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const find = createFindBanners('http://bff.test');
  const answer = { banners: [{ id: 'works' }, { id: 'survey' }] };
  const known = await find(tenant, 'fr', '');
  expect(known?.embedded).toEqual({ address: '/core/v1/banners', locale: 'fr', time: 1_000, answer });
  expect((await find(tenant, 'de', ''))?.embedded?.locale).toBe('de');
  expect((await find(tenant, 'fr', 'banners:already-closed=["works","survey"]'))?.embedded).toBeNull();
});

test('are left to the header where they are too long for a page', async () => {
  const long = { id: 'works', description: 'x'.repeat(20_000) };
  answers.mockImplementation(async () => json({ banners: [long] }));
  expect(await createFindBanners('http://bff.test')(tenant, 'fr', '')).toEqual({ areShown: true, embedded: null });
});
