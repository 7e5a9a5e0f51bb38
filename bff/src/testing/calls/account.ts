import { CAMILLE, type RunningServer } from '../runningServer.ts';
import { at, type Call } from './call.ts';
import { EMAIL_LINKS } from './emailLinks.ts';

const WIDGET = '/login/dist/js/app.js';
const ACCOUNTS = '/login/v1/accounts';
const SESSIONS = '/login/v1/sessions';
const OWN_SESSIONS = '/me/sessions';
const UPDATE = '/userinfo/update';

let made = 0;
const newcomer = () => ({
  email: `New.Comer${made++}@Example.org`,
  password: 'a long enough one',
  attributes: { firstName: 'Ada', newsletter: true },
});

/** Headers of a newly registered person. */
async function ofNewcomer(server: RunningServer) {
  return { authorization: `Bearer ${await server.signUp()}` };
}

const whoIs = (server: RunningServer, token: unknown) =>
  server.send({ path: '/me', headers: { authorization: `Bearer ${token}` } });

const credentialsIn = (body: unknown) => ({ email: at('email')(body), password: at('password')(body) });

const update = (attributes: unknown) => ({ path: UPDATE, body: { attributes } });

export const ACCOUNT: readonly Call[] = [
  {
    operation: `GET ${WIDGET}`,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `${WIDGET}?context=halte-demo` },
        contains: /kas-login/,
        check: ({ headers }) => {
          expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
          expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        },
      },
    ],
    refuses: [[400, 'invalid-request', `${WIDGET}?context=${'x'.repeat(101)}`]],
  },
  {
    operation: `POST ${ACCOUNTS}`,
    caching: 'never',
    succeeds: [
      {
        request: async () => ({ path: ACCOUNTS, body: newcomer() }),
        status: 204,
        // It does not sign in: the password alone does not grant access yet.
        check: async ({ text }, server, { body }) => {
          expect(text).toBe('');
          const { status } = await server.send({ path: SESSIONS, method: 'POST', body: credentialsIn(body) });
          expect(status).toBe(401);
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: ACCOUNTS, body: {} }],
      [400, 'invalid-email', { path: ACCOUNTS, body: { ...CAMILLE, email: 'camille' } }],
      [400, 'weak-password', { path: ACCOUNTS, body: { email: 'b@example.org', password: 'short' } }],
      [400, 'unknown-attribute', { path: ACCOUNTS, body: { ...newcomer(), attributes: { role: 'admin' } } }],
      [400, 'invalid-request', { path: ACCOUNTS, body: { ...newcomer(), role: 'admin' } }],
      [413, 'too-large', { path: ACCOUNTS, body: { ...newcomer(), email: 'x'.repeat(70_000) } }],
      [415, 'unsupported-media-type', { path: ACCOUNTS, body: 'a=b', headers: { 'content-type': 'text/plain' } }],
    ],
  },
  {
    operation: `POST ${SESSIONS}`,
    caching: 'never',
    succeeds: [
      {
        request: { path: SESSIONS, body: { ...CAMILLE, email: ' Camille@Example.ORG ' } },
        status: 201,
        contains: { attributes: { firstName: 'Camille', email: CAMILLE.email } },
        check: async ({ body }, server) => expect((await whoIs(server, at('accessToken')(body))).status).toBe(200),
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: SESSIONS, body: { email: CAMILLE.email } }],
      [400, 'invalid-request', { path: SESSIONS, body: '"text"' }],
      [401, 'wrong-credentials', { path: SESSIONS, body: { ...CAMILLE, password: 'wrong password' } }],
      [401, 'wrong-credentials', { path: SESSIONS, body: { ...CAMILLE, email: 'unknown@example.org' } }],
    ],
  },
  {
    operation: `DELETE ${SESSIONS}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: SESSIONS, headers: { authorization: `Bearer ${await server.signIn()}` } }),
        status: 204,
        check: async (_answer, server, { headers }) => {
          const after = await server.send({ path: '/me', ...(headers && { headers }) });
          expect([after.status, at('code')(after.body)]).toEqual([401, 'session-over']);
        },
      },
      // Doing it twice is harmless.
      { request: { path: SESSIONS, headers: { authorization: 'Bearer over' } }, status: 204 },
    ],
    refuses: [[401, 'missing-token', { path: SESSIONS, headers: { authorization: '' } }]],
  },
  {
    operation: 'GET /me',
    caching: 'never',
    succeeds: [
      {
        request: { path: '/me?attributes=firstName,email' },
        check: ({ body }) => expect(body).toEqual({ attributes: { firstName: 'Camille', email: CAMILLE.email } }),
      },
      { request: { path: '/me' }, contains: { attributes: { firstName: 'Camille', email: CAMILLE.email } } },
      {
        request: { path: '/me?attributes=passwordHash,__proto__' },
        check: ({ body }) => expect(body).toEqual({ attributes: {} }),
      },
    ],
    refuses: [
      [400, 'invalid-request', `/me?attributes=${'x'.repeat(501)}`],
      [401, 'session-over', { path: '/me', headers: { authorization: 'Bearer unknown' } }],
    ],
  },
  {
    operation: `PUT ${UPDATE}`,
    caching: 'never',
    succeeds: [
      {
        request: update({ city: ' Petiteville ', birthDate: '1990-12-31' }),
        contains: {
          attributes: { firstName: 'Camille', city: 'Petiteville', birthDate: '1990-12-31', email: CAMILLE.email },
        },
      },
      {
        request: update({ birthDate: null }),
        check: ({ body }) => expect(at('attributes.birthDate')(body)).toBeUndefined(),
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: UPDATE, body: {} }],
      [400, 'invalid-request', { path: UPDATE, body: { attributes: [] } }],
      [400, 'unknown-attribute', update({ role: 'admin' })],
      [400, 'invalid-attribute', update({ birthDate: '2090-01-01' })],
      [400, 'invalid-attribute', update({ firstName: 'Ada\u0000' })],
      [400, 'current-password-needed', update({ email: 'other@example.org' })],
      [400, 'wrong-password', update({ email: 'other@example.org', currentPassword: 'wrong password' })],
      [401, 'session-over', { ...update({}), headers: { authorization: 'Bearer unknown' } }],
    ],
  },
  ...EMAIL_LINKS,
  {
    operation: `GET ${OWN_SESSIONS}`,
    caching: 'never',
    succeeds: [
      {
        request: { path: OWN_SESSIONS },
        contains: {
          sessions: expect.arrayContaining([
            {
              id: expect.stringMatching(/^[\da-f]{20}$/),
              createdAt: '2026-11-23T07:00:00.000Z',
              expiresAt: '2026-12-23T07:00:00.000Z',
              device: expect.any(String),
              current: true,
            },
          ]),
        },
      },
    ],
    refuses: [[401, 'session-over', { path: OWN_SESSIONS, headers: { authorization: 'Bearer unknown' } }]],
  },
  {
    operation: `DELETE ${OWN_SESSIONS}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: OWN_SESSIONS, headers: await ofNewcomer(server) }),
        status: 204,
        check: async (_answer, server, { headers }) =>
          expect((await server.send({ path: '/me', ...(headers && { headers }) })).status).toBe(200),
      },
    ],
    refuses: [[401, 'session-over', { path: OWN_SESSIONS, headers: { authorization: 'Bearer unknown' } }]],
  },
  {
    operation: `DELETE ${OWN_SESSIONS}/{id}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => {
          const headers = await ofNewcomer(server);
          const { body } = await server.send({ path: OWN_SESSIONS, headers });
          return { path: `${OWN_SESSIONS}/${at('sessions.0.id')(body)}`, headers };
        },
        status: 204,
        check: async (_answer, server, { headers }) =>
          expect((await server.send({ path: '/me', ...(headers && { headers }) })).status).toBe(401),
      },
    ],
    refuses: [
      [400, 'invalid-request', `${OWN_SESSIONS}/${'x'.repeat(101)}`],
      [404, 'session-not-found', `${OWN_SESSIONS}/nowhere`],
    ],
  },
  {
    operation: 'GET /me/export',
    caching: 'never',
    succeeds: [
      {
        request: { path: '/me/export' },
        contains: { account: { attributes: { email: CAMILLE.email } }, favourites: expect.any(Array) },
        check: ({ headers, text }) => {
          expect(headers.get('content-disposition')).toBe('attachment; filename="halte-account.json"');
          expect(text).not.toMatch(/scrypt|[\da-f]{64}/);
        },
      },
    ],
    refuses: [[401, 'session-over', { path: '/me/export', headers: { authorization: 'Bearer unknown' } }]],
  },
  {
    operation: 'POST /me/deletion',
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({
          path: '/me/deletion',
          body: { password: CAMILLE.password },
          headers: await ofNewcomer(server),
        }),
        status: 204,
        check: async (_answer, server, { headers }) => {
          const after = await server.send({ path: '/me', ...(headers && { headers }) });
          expect([after.status, at('code')(after.body)]).toEqual([401, 'session-over']);
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: '/me/deletion', body: {} }],
      [400, 'wrong-password', { path: '/me/deletion', body: { password: 'wrong password' } }],
    ],
  },
];
