import type { RunningServer } from '../runningServer.ts';
import { TEST_KEY } from '../testApp.ts';
import { at, type Call } from './call.ts';

const FAVOURITES = '/api/v1/favorites';
const SYNCHRONIZE = `${FAVOURITES}/synchronize`;
const LINE = { type: 'LINE', id: 'A' };
const STOP = { type: 'STOP_POINT', id: 'Gare:1', lineIds: ['A'] };
const HOME = {
  type: 'ADDRESS',
  category: 'HOME',
  label: 'Chez moi',
  street: '12 Rue de la Gare',
  zipCode: '35999',
  city: 'Petiteville',
  coordinates: { lat: 48.0017, lon: -1.6995 },
};
const GARE = { type: 'stopPoint', name: 'Gare', city: 'Petiteville', coordinates: { lat: 48, lon: -1.7 } };
const LISTS = ['favoriteAddresses', 'favoriteLines', 'favoritePointOfInterests', 'favoriteStopPoints'];

const LONG_AGO = '2020-01-01T00:00:00Z';

const add = (body: unknown) => ({ path: FAVOURITES, body });

async function ofCamille(server: RunningServer) {
  return { ...TEST_KEY, authorization: `Bearer ${await server.signIn()}` };
}

/** All current favourites, as a screen receives them. */
async function listed(server: RunningServer): Promise<string> {
  return (await server.send({ path: FAVOURITES, headers: await ofCamille(server) })).text;
}

/** The path of a favourite that certainly exists. */
async function pathOf(server: RunningServer, body: unknown): Promise<string> {
  const added = await server.send({ ...add(body), method: 'POST', headers: await ofCamille(server) });
  return `${FAVOURITES}/${at('favoriteId')(added.body)}`;
}

export const FAVOURITE_CALLS: readonly Call[] = [
  {
    operation: `POST ${FAVOURITES}`,
    caching: 'never',
    succeeds: [
      {
        request: add(LINE),
        status: 201,
        contains: { favoriteId: expect.any(String), line: { id: 'A' }, served: true },
        check: async ({ text }, server) => expect(await listed(server)).toContain(text),
      },
      // Adding the same one again returns the existing one.
      { request: add(LINE), status: 200, contains: { line: { id: 'A' } } },
      {
        request: add(STOP),
        status: 201,
        contains: { stopPoint: { id: 'Gare:1', lineIds: ['A'] }, served: true, place: GARE },
      },
      {
        request: add(HOME),
        status: 201,
        contains: {
          category: 'HOME',
          label: 'Chez moi',
          address: { city: 'Petiteville', coordinates: HOME.coordinates },
        },
      },
      {
        request: add({ type: 'TRIP', label: 'Gare → Centre', id: `fi=Gare&ti=Centre&v=${'x'.repeat(1_900)}` }),
        status: 201,
        contains: { type: 'TRIP', label: 'Gare → Centre' },
      },
      {
        request: add({ type: 'POI', label: 'Vélo', id: 'velo-1' }),
        status: 201,
        contains: { place: { type: 'bikeSharingStations', name: 'Vélo Gare', city: 'Petiteville' } },
      },
      {
        request: add({ type: 'POI', label: 'Musée', id: 'stop|A&B=é#?/%' }),
        status: 201,
        contains: { type: 'POI', label: 'Musée', pointOfInterest: { id: 'stop|A&B=é#?/%' } },
      },
    ],
    refuses: [
      [400, 'invalid-request', add({})],
      [400, 'invalid-request', add({ type: 'TRIP', label: 'x', id: 'x'.repeat(2_001) })],
      [400, 'invalid-favourite', add({ type: 'LINE', id: 'x'.repeat(301) })],
      [400, 'invalid-request', add({ ...LINE, color: 'red' })],
      [400, 'invalid-request', add({ ...HOME, coordinates: { lat: 91, lon: 0 } })],
      [400, 'unknown-line', add({ type: 'LINE', id: 'Z' })],
      [400, 'unknown-stop', add({ type: 'STOP_POINT', id: 'stop|A&B=é#?/%', lineIds: [] })],
      [400, 'incomplete-favourite', add({ type: 'ADDRESS', label: 'x' })],
      [413, 'too-large', add({ ...HOME, label: 'x'.repeat(70_000) })],
      [415, 'unsupported-media-type', { ...add('a=b'), headers: { 'content-type': 'text/plain' } }],
    ],
  },
  {
    operation: `GET ${FAVOURITES}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => {
          await pathOf(server, LINE);
          return { path: FAVOURITES };
        },
        contains: { favoriteLines: [{ favoriteId: expect.any(String), line: { id: 'A' }, served: true }] },
        check: ({ body }) => expect(Object.keys(body as object).sort()).toEqual(LISTS),
      },
    ],
    refuses: [[401, 'session-over', { path: FAVOURITES, headers: { authorization: 'Bearer unknown' } }]],
  },
  {
    operation: `PUT ${FAVOURITES}/{id}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: await pathOf(server, HOME), body: { ...HOME, label: 'Maison' } }),
        contains: { label: 'Maison', category: 'HOME' },
        check: async ({ text }, server) => expect(await listed(server)).toContain(text),
      },
      {
        request: async (server) => ({ path: await pathOf(server, STOP), body: { ...STOP, lineIds: ['A', 'C'] } }),
        contains: { stopPoint: { id: 'Gare:1', lineIds: ['A', 'C'] } },
      },
      {
        request: async (server) => {
          const trip = { type: 'TRIP', label: 'Gare → Centre', id: 'fi=Gare' };
          return { path: await pathOf(server, trip), body: { ...trip, label: 'Au travail' } };
        },
        contains: { type: 'TRIP', label: 'Au travail' },
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: `${FAVOURITES}/x`, body: {} }],
      [
        400,
        'not-changeable',
        async (server) => ({ path: await pathOf(server, LINE), body: { type: 'LINE', id: 'B' } }),
      ],
      [
        400,
        'invalid-favourite',
        async (server) => ({ path: await pathOf(server, HOME), body: { ...HOME, changedAt: '2026-13-01T00:00Z' } }),
      ],
      [404, 'favourite-not-found', { path: `${FAVOURITES}/nowhere`, body: HOME }],
      [
        409,
        'same-favourite',
        async (server) => {
          await pathOf(server, { ...STOP, id: 'Centre:1' });
          return { path: await pathOf(server, STOP), body: { ...STOP, id: 'Centre:1' } };
        },
      ],
    ],
  },
  {
    operation: `DELETE ${FAVOURITES}/{id}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({ path: await pathOf(server, { type: 'LINE', id: 'B' }) }),
        status: 204,
        check: async (_answer, server, { path }) => expect(await listed(server)).not.toContain(path.split('/').at(-1)),
      },
    ],
    refuses: [
      [400, 'invalid-request', `${FAVOURITES}/${'x'.repeat(301)}`],
      [404, 'favourite-not-found', `${FAVOURITES}/nowhere`],
      [
        409,
        'favourite-changed',
        async (server) => ({ path: `${await pathOf(server, LINE)}?changedAt=${encodeURIComponent(LONG_AGO)}` }),
      ],
    ],
  },
  {
    operation: `PUT ${FAVOURITES}/order`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => {
          const [first, last] = [await pathOf(server, LINE), await pathOf(server, { type: 'LINE', id: 'C' })];
          return {
            path: `${FAVOURITES}/order`,
            body: { ids: [last, 'gone', first].map((path) => path.split('/').at(-1)) },
          };
        },
        contains: { favoriteLines: expect.arrayContaining([expect.objectContaining({ line: { id: 'C' } })]) },
        check: async ({ text }, server) => expect(await listed(server)).toBe(text),
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: `${FAVOURITES}/order`, body: { ids: [] } }],
      [400, 'invalid-favourite', { path: `${FAVOURITES}/order`, body: { ids: ['x'], changedAt: '2026-13-01T00:00Z' } }],
    ],
  },
  {
    operation: `POST ${SYNCHRONIZE}`,
    caching: 'never',
    succeeds: [
      {
        request: {
          path: SYNCHRONIZE,
          body: { favoriteLines: [{ line: { id: 'C' } }, { line: {} }], favoriteAddresses: [] },
        },
        contains: {
          favoriteLines: expect.arrayContaining([expect.objectContaining({ line: { id: 'C' }, served: true })]),
          rejected: [{ list: 'favoriteLines', index: 1, code: expect.any(String), message: expect.any(String) }],
        },
        check: async ({ body }, server) => {
          expect(Object.keys(body as object).sort()).toEqual([...LISTS, 'rejected']);
          expect(await listed(server)).toContain('{"id":"C"}');
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: SYNCHRONIZE, body: { favoriteCars: [] } }],
      [400, 'invalid-request', { path: SYNCHRONIZE, body: { favoriteLines: {} } }],
      [413, 'too-large', { path: SYNCHRONIZE, body: { favoriteLines: ['x'.repeat(1_100_000)] } }],
    ],
  },
];
