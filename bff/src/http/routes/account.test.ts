import type { InjectOptions } from 'fastify';
import { createPeople } from '../../people/people.ts';
import { createMemoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { NO_OTHER_CALLERS } from '../plugins/callers.ts';
import { pagesOf } from '../plugins/pageOrigin.ts';
import type { App } from '../plugins/typedApp.ts';
import { loginRoutes } from './login.ts';
import { peopleRoutes } from './people.ts';

const WIDGET = { script: '(() => {})();', version: 'v1' };
const ADA = { email: 'ada@example.org', password: 'correct horse', attributes: { firstName: 'Ada', lastName: 'King' } };
const { attributes: _attributes, ...CREDENTIALS } = ADA;
const ATTRIBUTES = { firstName: 'Ada', lastName: 'King', email: 'ada@example.org', emailVerified: false };
const KEYS = ['halte-test', 'halte-other'];
const PAGES = pagesOf({
  apiKeys: KEYS,
  origins: [],
  localOrigins: false,
  otherCallers: {
    ...NO_OTHER_CALLERS,
    keyOfOrigin: async (origin) => (origin === 'https://other.example.org' ? 'halte-other' : null),
  },
});
const clock = { now: 1_700_000_000 };

let app: App;
let token: string;

beforeEach(async () => {
  const now = () => clock.now;
  const people = createPeople({
    ...createMemoryStore(),
    now,
    cost: { N: 16, r: 1, p: 1 },
    admitsDemo: false,
    sendsMessages: false,
  });
  app = await createTestApp(
    (scope) => {
      loginRoutes(scope, people, WIDGET, PAGES);
      peopleRoutes(scope, people, PAGES);
    },
    { apiKeys: KEYS },
  );
  token = (await send('POST', '/login/v1/accounts', ADA)).body.accessToken;
});

afterEach(() => app.close());

/** @param page headers that identify the tenant of the calling page */
async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  authorization?: string,
  page: Readonly<Record<string, string>> = TEST_KEY,
) {
  const headers = { ...page, ...(authorization === undefined ? {} : { authorization }) };
  const response = await app.inject({
    method,
    url,
    headers,
    payload: payload as NonNullable<InjectOptions['payload']>,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === '' ? null : JSON.parse(response.body),
  };
}

const me = (authorization?: string, query = '') => send('GET', `/me${query}`, undefined, authorization);
const update = (attributes: unknown, authorization?: string) =>
  send('PUT', '/userinfo/update', { attributes }, authorization);

describe('POST /login/v1/accounts', () => {
  it('makes an account and a session where no messages are sent', async () => {
    const made = await send('POST', '/login/v1/accounts', { ...CREDENTIALS, email: 'Bob@example.org' });
    expect(made.status).toBe(201);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2023-12-14T22:13:20.000Z',
      attributes: { email: 'bob@example.org', emailVerified: false },
    });
  });

  it.each([
    ['a taken address', ADA, 409, 'email-taken'],
    ['no address', { ...ADA, email: 'ada' }, 400, 'invalid-email'],
    ['a short password', { ...ADA, email: 'b@example.org', password: 'short' }, 400, 'weak-password'],
    ['a long password', { ...ADA, email: 'b@example.org', password: 'x'.repeat(201) }, 400, 'weak-password'],
    ['an unknown attribute', { ...ADA, email: 'b@example.org', attributes: { a: 1 } }, 400, 'unknown-attribute'],
    ['something unknown', { ...ADA, email: 'b@example.org', role: 'admin' }, 400, 'invalid-request'],
    ['nothing', {}, 400, 'invalid-request'],
  ])('refuses %s', async (_, body, status, code) => {
    const refused = await send('POST', '/login/v1/accounts', body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('POST /login/v1/sessions', () => {
  it('signs in', async () => {
    const { status, body } = await send('POST', '/login/v1/sessions', CREDENTIALS);
    expect(status).toBe(201);
    expect(body.attributes).toEqual(ATTRIBUTES);
    expect((await me(body.accessToken)).status).toBe(200);
  });

  it('refuses a wrong password, and after a few of them says how long to wait', async () => {
    const wrong = { ...CREDENTIALS, password: 'wrong password' };
    for (let i = 0; i < 5; i++) {
      const refused = await send('POST', '/login/v1/sessions', wrong);
      expect([refused.status, refused.body.code]).toEqual([401, 'wrong-credentials']);
    }
    const stopped = await send('POST', '/login/v1/sessions', CREDENTIALS);
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '900']);
    expect(stopped.body).toMatchObject({
      code: 'too-many-attempts',
      message: 'Too many attempts: try again in 15 minutes.',
    });
  });

  it('refuses half of it', async () => {
    expect((await send('POST', '/login/v1/sessions', { email: ADA.email })).status).toBe(400);
  });
});

describe('DELETE /login/v1/sessions', () => {
  it('signs out, and twice does no harm', async () => {
    for (let i = 0; i < 2; i++)
      expect((await send('DELETE', '/login/v1/sessions', undefined, `Bearer ${token}`)).status).toBe(204);
    expect((await me(token)).body.code).toBe('session-over');
  });

  it('needs a token', async () => {
    const { status, body } = await send('DELETE', '/login/v1/sessions');
    expect([status, body.code]).toEqual([401, 'missing-token']);
  });
});

describe('GET /me', () => {
  it.each([
    ['', ATTRIBUTES],
    ['?attributes', ATTRIBUTES],
    ['?attributes=', ATTRIBUTES],
    ['?attributes=firstName,lastName', { firstName: 'Ada', lastName: 'King' }],
    ['?attributes=firstName&attributes=email', { firstName: 'Ada', email: 'ada@example.org' }],
    ['?attributes=firstName,%20passwordHash,toString', { firstName: 'Ada' }],
  ])('answers the requested attributes: %s', async (query, attributes) => {
    const { status, body, headers } = await me(`Bearer ${token}`, query);
    expect([status, body]).toEqual([200, { attributes }]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('takes the token without the word Bearer', async () => {
    expect((await me(token)).status).toBe(200);
  });

  it.each([
    ['none', undefined, 'missing-token'],
    ['an empty one', 'Bearer ', 'missing-token'],
    ['an unknown one', 'Bearer abc', 'session-over'],
  ])('refuses %s', async (_, authorization, code) => {
    const { status, body } = await me(authorization);
    expect([status, body.code]).toEqual([401, code]);
  });

  it('refuses one that is over', async () => {
    const before = clock.now;
    clock.now += 31 * 86_400;
    expect((await me(token)).body.code).toBe('session-over');
    clock.now = before;
  });
});

describe('PUT /userinfo/update', () => {
  it('stores the attributes, and answers all of them', async () => {
    const { status, body } = await update({ city: 'Rennes', newsletter: true, lastName: null }, token);
    expect([status, body]).toEqual([
      200,
      {
        attributes: {
          firstName: 'Ada',
          city: 'Rennes',
          newsletter: true,
          email: 'ada@example.org',
          emailVerified: false,
        },
      },
    ]);
    expect((await me(token, '?attributes=city')).body).toEqual({ attributes: { city: 'Rennes' } });
  });

  it('changes the password with the old one', async () => {
    const changed = await update({ password: 'brand new one', currentPassword: ADA.password }, token);
    expect(changed.status).toBe(200);
    expect(JSON.stringify(changed.body)).not.toMatch(/password|brand new/i);
    const { status } = await send('POST', '/login/v1/sessions', { ...CREDENTIALS, password: 'brand new one' });
    expect(status).toBe(201);
  });

  it.each([
    ['an unknown attribute', { shoeSize: 38 }, 400, 'unknown-attribute'],
    ['a list', { city: ['Rennes'] }, 400, 'invalid-attribute'],
    ['a bad date', { birthDate: 'yesterday' }, 400, 'invalid-attribute'],
    ['a new password alone', { password: 'brand new one' }, 400, 'current-password-needed'],
    ['a wrong password', { password: 'brand new one', currentPassword: 'x' }, 400, 'wrong-password'],
    ['no object', 'city', 400, 'invalid-request'],
  ])('refuses %s', async (_, attributes, status, code) => {
    const refused = await update(attributes, token);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('needs a session', async () => {
    expect((await update({ city: 'Rennes' })).body.code).toBe('missing-token');
    expect((await update({ city: 'Rennes' }, 'abc')).body.code).toBe('session-over');
  });

  it('may be called from a page of another origin', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/userinfo/update',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(headers['access-control-allow-methods']).toContain('PUT');
    expect(headers['access-control-allow-headers']).toContain('authorization');
  });
});

describe('GET /login/dist/js/app.js', () => {
  it('is a script for any page, cached for a while', async () => {
    const { statusCode, headers, body } = await app.inject('/login/dist/js/app.js?context=demo');
    expect([statusCode, body]).toEqual([200, WIDGET.script]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: 'W/"v1"',
    });
    const again = await app.inject({ url: '/login/dist/js/app.js', headers: { 'if-none-match': '"v1"' } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('refuses a context that is no name', async () => {
    expect((await app.inject(`/login/dist/js/app.js?context=${'x'.repeat(200)}`)).statusCode).toBe(400);
  });
});

describe('the tenant of a call', () => {
  const OTHER_KEY = { 'x-api-key': 'halte-other' };
  const OTHER = { ...CREDENTIALS, password: 'battery staple' };
  const signIn = (body: unknown, page?: Readonly<Record<string, string>>) =>
    send('POST', '/login/v1/sessions', body, undefined, page);

  it('has its own account of an address, and takes no token of another', async () => {
    expect((await signIn(CREDENTIALS, OTHER_KEY)).body.code).toBe('wrong-credentials');
    const made = await send('POST', '/login/v1/accounts', OTHER, undefined, OTHER_KEY);
    expect(made.status).toBe(201);
    expect((await signIn(OTHER, OTHER_KEY)).status).toBe(201);
    expect((await signIn(OTHER)).body.code).toBe('wrong-credentials');
    const other = made.body.accessToken;
    for (const [authorization, page] of [
      [token, OTHER_KEY],
      [other, TEST_KEY],
    ] as const) {
      const calls = [
        await send('GET', '/me', undefined, authorization, page),
        await send('PUT', '/userinfo/update', { attributes: { city: 'Ici' } }, authorization, page),
      ];
      expect(calls.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([401, 'session-over']));
    }
    expect((await send('GET', '/me', undefined, other, {})).body.attributes).toEqual({
      email: ADA.email,
      emailVerified: false,
    });
  });

  it('is that of the page where there is no key, and must be known for a sign-in', async () => {
    await send('POST', '/login/v1/accounts', OTHER, undefined, OTHER_KEY);
    expect((await signIn(OTHER, { origin: 'https://other.example.org' })).status).toBe(201);
    const refused = [
      await signIn(OTHER, {}),
      await signIn(OTHER, { origin: 'https://evil.example' }),
      await signIn(OTHER, { 'x-api-key': 'unknown' }),
      await send('GET', '/me', undefined, token, { 'x-api-key': 'unknown' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'missing-api-key'],
      [401, 'missing-api-key'],
      [401, 'unknown-api-key'],
      [401, 'unknown-api-key'],
    ]);
  });
});
