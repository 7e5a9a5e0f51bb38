import { FAKE_TENANT } from '@halte/testkit';
import type { ToHost } from './protocol.ts';
import { createRequests } from './requests.ts';

const CART = 'http://bff.test/base/store/cart';

beforeAll(() => Object.assign(globalThis, { document: { baseURI: 'http://host.test/frames/header' } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

function setUp() {
  const sent: ToHost[] = [];
  const browserFetch = jest.fn(async () => new Response('elsewhere'));
  const requests = createRequests(
    { ...FAKE_TENANT, bffUrl: 'http://bff.test/base' },
    (message) => sent.push(message),
    browserFetch,
  );
  const answer = (id: number, status: number, body = '') =>
    requests.onAnswer({ type: 'answer', id, status, headers: [['content-type', 'application/json']], body });
  return { ...requests, sent, browserFetch, answer };
}

/** A request is sent after its body was read. */
const settled = () => new Promise(setImmediate);

it('gives calls of the backend to the host, and each its own answer', async () => {
  const { fetch, sent, answer, browserFetch } = setUp();
  const first = fetch(CART, { headers: { 'X-Api-Key': 'k' } });
  const second = fetch(new Request(CART, { method: 'POST', body: '{"a":1}' }));
  await settled();
  expect(sent).toEqual([
    { type: 'request', id: 1, url: CART, method: 'GET', headers: [['x-api-key', 'k']], body: null },
    expect.objectContaining({ id: 2, method: 'POST', body: '{"a":1}' }),
  ]);
  answer(2, 201, '{"of":"second"}');
  answer(1, 200, '{"of":"first"}');
  // One without a caller.
  answer(7, 200);
  expect(await (await first).json()).toEqual({ of: 'first' });
  expect([(await second).status, (await second).headers.get('content-type')]).toEqual([201, 'application/json']);
  expect(browserFetch).not.toHaveBeenCalled();
});

it.each([204, 304])('%i is an answer without a body', async (status) => {
  const { fetch, answer } = setUp();
  const request = fetch(CART);
  await settled();
  answer(1, status);
  expect([(await request).status, await (await request).text()]).toEqual([status, '']);
});

it('fails as the browser does when the host had no answer, or the header has given up', async () => {
  const { fetch, answer } = setUp();
  const request = fetch(CART);
  const end = new AbortController();
  const ended = fetch(CART, { signal: end.signal });
  const late = fetch(CART, { signal: AbortSignal.abort(new Error('before')) });
  const failures = Promise.allSettled([request, ended, late]);
  await settled();
  answer(1, 0);
  end.abort(new Error('given up'));
  expect((await failures).map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    'TypeError: Failed to fetch',
    'Error: given up',
    'Error: before',
  ]);
});

it('leaves all other calls to the browser', async () => {
  const { fetch, sent, browserFetch } = setUp();
  await fetch('https://own.test/prices', { method: 'POST' });
  await fetch('/assets/a.json');
  await fetch(new Request('http://bff.test/other'));
  expect(browserFetch).toHaveBeenCalledTimes(3);
  expect(browserFetch).toHaveBeenCalledWith('https://own.test/prices', { method: 'POST' });
  expect(sent).toEqual([]);
});
