/** A proxy appends its client's address to `X-Forwarded-For`; the client controls everything before it. */

import { TEST_OPTIONS } from '../testing/testApp.ts';
import { testServices } from '../testing/testServices.ts';
import { createApp } from './app.ts';
import { createMetrics } from './plugins/metrics.ts';
import type { TrustedProxies } from './plugins/trustedProxies.ts';
import type { App } from './plugins/typedApp.ts';

const CLIENT = '203.0.113.7';
/** Remote address of `inject`. */
const PROXY = '127.0.0.1';
const PAIR_LIMIT = 5;
const ACCOUNTS_LIMIT = 30;

let app: App;

afterEach(() => app.close());

async function start(trustProxy: TrustedProxies, ratePerMinute = 0) {
  const services = await testServices(
    () => null,
    () => 0,
  );
  app = await createApp({ ...TEST_OPTIONS, ratePerMinute, trustProxy, metrics: createMetrics() }, services);
}

/** Headers forwarded by a proxy for a client that forges a different address each time. */
const forged = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}, ${CLIENT}` });

const statusOf = async (answer: Promise<{ readonly statusCode: number }>) => (await answer).statusCode;

const signIn = (email: string, headers: Record<string, string>) =>
  statusOf(
    app.inject({
      method: 'POST',
      url: '/login/v1/sessions',
      headers,
      payload: { email, password: 'not the right one' },
    }),
  );

async function repeated(times: number, send: (i: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push(await send(i));
  return statuses;
}

describe.each<[string, TrustedProxies]>([
  ['one proxy', 1],
  ['the proxy’s address', [PROXY]],
  ['the proxy’s network', ['127.0.0.0/8']],
])('where %s is trusted, a client cannot choose its address', (_case, trusted) => {
  it('to get around a limit', async () => {
    await start(trusted, 3);
    const send = (headers: Record<string, string>) => statusOf(app.inject({ url: '/login/dist/js/app.js', headers }));
    expect(await repeated(5, (i) => send(forged(i)))).toEqual([200, 200, 200, 429, 429]);
    // Another client behind the same proxy is not limited.
    expect(await send({ 'x-forwarded-for': '203.0.113.8' })).toBe(200);
  });

  it('to guess a password', async () => {
    await start(trusted);
    const statuses = await repeated(PAIR_LIMIT + 2, (i) => signIn('camille@example.org', forged(i)));
    expect(statuses).toEqual([...Array(PAIR_LIMIT).fill(401), 429, 429]);
  });

  it('to make accounts in bulk', async () => {
    await start(trusted);
    const statuses = await repeated(ACCOUNTS_LIMIT + 2, (i) =>
      statusOf(
        app.inject({
          method: 'POST',
          url: '/login/v1/accounts',
          headers: forged(i),
          payload: { email: `camille${i}@example.org`, password: 'correct horse battery' },
        }),
      ),
    );
    expect(statuses).toEqual([...Array(ACCOUNTS_LIMIT).fill(204), 429, 429]);
  });
});

it('counts two proxies from the right', async () => {
  await start(2, 1);
  const send = (chain: string) =>
    statusOf(app.inject({ url: '/login/dist/js/app.js', headers: { 'x-forwarded-for': chain } }));
  expect(await send(`198.51.100.1, ${CLIENT}, 192.0.2.1`)).toBe(200);
  expect(await send(`198.51.100.2, ${CLIENT}, 192.0.2.1`)).toBe(429);
  expect(await send(`${CLIENT}, 203.0.113.8, 192.0.2.1`)).toBe(200);
});

it('ignores forwarded addresses from untrusted proxies', async () => {
  await start(['10.0.0.0/8'], 1);
  const send = (i: number) => statusOf(app.inject({ url: '/login/dist/js/app.js', headers: forged(i) }));
  expect(await repeated(2, send)).toEqual([200, 429]);
});
