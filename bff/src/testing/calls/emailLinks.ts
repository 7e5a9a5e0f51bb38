import { CAMILLE } from '../runningServer.ts';
import { at, type Call } from './call.ts';

const CONFIRMATIONS = '/login/v1/confirmations';
const RESETS = '/login/v1/resets';
const NEW_PASSWORD = 'another long one';

let count = 0;
const reset = (email: string) => ({ path: RESETS, body: { email, language: 'fr' } });
/** A new address each time: only five messages per hour are sent to one address. */
const someone = () => `someone.${count++}@example.org`;

export const EMAIL_LINKS: readonly Call[] = [
  {
    operation: `POST ${CONFIRMATIONS}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => {
          const authorization = `Bearer ${await server.signUp()}`;
          return { path: CONFIRMATIONS, body: { language: 'de' }, headers: { authorization } };
        },
        status: 204,
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: CONFIRMATIONS, body: { language: 'xx' } }],
      [
        ...([401, 'session-over'] as const),
        { path: CONFIRMATIONS, body: { language: 'fr' }, headers: { authorization: 'Bearer unknown' } },
      ],
    ],
  },
  {
    operation: `PUT ${CONFIRMATIONS}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: CONFIRMATIONS, body: { token: await server.linkToken('confirm') } }),
        status: 204,
        check: async (_answer, server, { body }) => {
          const again = await server.send({ path: CONFIRMATIONS, method: 'PUT', body });
          expect([again.status, at('code')(again.body)]).toEqual([400, 'link-over']);
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: CONFIRMATIONS, body: {} }],
      [400, 'link-over', { path: CONFIRMATIONS, body: { token: 'unknown' } }],
      // A link has one purpose only.
      [
        ...([400, 'link-over'] as const),
        async (server) => ({ path: CONFIRMATIONS, body: { token: await server.linkToken('reset') } }),
      ],
    ],
  },
  {
    operation: `POST ${RESETS}`,
    caching: 'never',
    succeeds: [
      { request: async () => reset(someone()), status: 204 },
      { request: reset(CAMILLE.email), status: 204, check: ({ text }) => expect(text).toBe('') },
    ],
    refuses: [
      [400, 'invalid-email', reset('camille')],
      [400, 'invalid-request', { path: RESETS, body: { email: CAMILLE.email } }],
    ],
  },
  {
    operation: `PUT ${RESETS}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({
          path: RESETS,
          body: { token: await server.linkToken('reset'), password: NEW_PASSWORD },
        }),
        status: 204,
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: RESETS, body: { token: 'unknown' } }],
      [400, 'link-over', { path: RESETS, body: { token: 'unknown', password: NEW_PASSWORD } }],
      [
        ...([400, 'weak-password'] as const),
        async (server) => ({ path: RESETS, body: { token: await server.linkToken('reset'), password: 'short' } }),
      ],
    ],
  },
  {
    operation: 'GET /demo/messages',
    caching: 'never',
    succeeds: [
      {
        request: { path: '/demo/messages' },
        contains: /<h2>&lt;Hello&gt;<\/h2>/,
        check: ({ text, headers }) => {
          expect(text).toContain('<a href="https://trips.example.org/en">');
          expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
        },
      },
    ],
    refuses: [],
  },
];
