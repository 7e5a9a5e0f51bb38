import type { InjectOptions } from 'fastify';
import { createFavourites } from '../../favourites/favourites.ts';
import { createChangeGuard } from '../../people/signInGuard.ts';
import { createMemoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { CLIENT, createTestPeople, TENANT } from '../../testing/testPeople.ts';
import type { App } from '../plugins/typedApp.ts';
import { favouriteRoutes } from './favourites.ts';

const URL = '/api/v1/favorites';
const AT = { lat: 48.1, lon: -1.7 };
const HOME = {
  type: 'ADDRESS',
  category: 'HOME',
  label: 'Chez moi',
  street: '1 rue A',
  zipCode: '35000',
  city: 'Ici',
  coordinates: AT,
};
const STOP = { type: 'STOP_POINT', id: 'Gare|1', lineIds: ['A'] };
const GARE = { type: 'stopPoint', name: 'Gare', city: 'Ici', coordinates: AT };
const MUSEUM = { type: 'POI', label: 'Musée', id: 'm/1' };
const EMPTY = { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] };

const clock = { now: 0 };
let app: App;
let lines: Set<string>;
let places: Map<string, typeof GARE>;
let ada: string;
let bob: string;

beforeEach(async () => {
  lines = new Set(['A', 'B', ...Array.from({ length: 205 }, (_, i) => `L${i}`)]);
  places = new Map();
  const store = createMemoryStore();
  const people = createTestPeople(store);
  const served = () => ({
    lineId: (id: string) => (lines.has(id) ? id : null),
    stopId: (id: string) => (id === STOP.id ? id : null),
    lineMarks: () => null,
    stopMarks: () => null,
    placeOf: (id: string) => places.get(id),
  });
  clock.now = 1_700_000_000;
  const favourites = createFavourites({ stored: store.favourites, served, now: () => clock.now });
  app = await createTestApp((scope) =>
    favouriteRoutes(scope, { people, favourites, guard: createChangeGuard(() => clock.now) }),
  );
  const register = async (email: string) =>
    (await people.at(TENANT).register({ email, password: 'correct horse', attributes: {} }, CLIENT)).accessToken;
  [ada, bob] = [await register('ada@example.org'), await register('bob@example.org')];
});

afterEach(() => app.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: unknown, token = ada) {
  const headers = { ...TEST_KEY, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const response = await app.inject({
    method,
    url,
    headers,
    payload: payload as NonNullable<InjectOptions['payload']>,
  });
  return { status: response.statusCode, body: response.body === '' ? null : JSON.parse(response.body) };
}

const add = (body: unknown, token = ada) => send('POST', URL, body, token);
const list = async (token = ada) => (await send('GET', URL, undefined, token)).body;
const synchronize = (body: unknown, token = ada) => send('POST', `${URL}/synchronize`, body, token);
const anyId = expect.any(String);
const updatedAt = '2023-11-14T22:13:20.000Z';

describe('adding', () => {
  it.each([
    ['a line', { type: 'LINE', id: 'A' }, 'favoriteLines', { line: { id: 'A' }, served: true }],
    ['a stop', STOP, 'favoriteStopPoints', { stopPoint: { id: 'Gare|1', lineIds: ['A'] }, served: true }],
    [
      'an address',
      HOME,
      'favoriteAddresses',
      {
        category: 'HOME',
        label: 'Chez moi',
        address: { street: '1 rue A', zipCode: '35000', city: 'Ici', coordinates: AT },
      },
    ],
    [
      'a point of interest',
      { type: 'POI', label: 'Musée', id: 'm/1' },
      'favoritePointOfInterests',
      { type: 'POI', label: 'Musée', pointOfInterest: { id: 'm/1' } },
    ],
  ])('%s answers it, twice the same, in its list and in no other', async (_, body, name, entry) => {
    const first = await add(body);
    expect(first).toEqual({ status: 201, body: { favoriteId: anyId, updatedAt, ...entry } });
    expect(await add(body)).toEqual({ status: 200, body: first.body });
    expect(await list()).toEqual({ ...EMPTY, [name]: [first.body] });
    expect(await list(bob)).toEqual(EMPTY);
  });

  it.each([
    ['an unknown line', { type: 'LINE', id: 'Z' }, 'unknown-line'],
    ['an unknown stop', { type: 'STOP_POINT', id: 'Z' }, 'unknown-stop'],
    ['an unknown line of a stop', { ...STOP, lineIds: ['A', 'Z'] }, 'unknown-line'],
    ['half an address', { type: 'ADDRESS', label: 'x' }, 'incomplete-favourite'],
    ['a place off the globe', { ...HOME, coordinates: { lat: 91, lon: 0 } }, 'invalid-request'],
    ['a long label', { ...HOME, label: 'x'.repeat(201) }, 'invalid-request'],
    ['a control character', { type: 'POI', id: 'a\u0000', label: 'x' }, 'invalid-request'],
    ['no type', { id: 'A' }, 'invalid-request'],
    ['another field', { type: 'LINE', id: 'A', color: 'red' }, 'invalid-request'],
  ])('refuses %s', async (_, body, code) => {
    const refused = await add(body);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect(await list()).toEqual(EMPTY);
  });

  it('stops at two hundred of a kind, but answers what is there already', async () => {
    const favoriteLines = Array.from({ length: 200 }, (_, i) => ({ line: { id: `L${i}` } }));
    await synchronize({ favoriteLines });
    expect(await add({ type: 'LINE', id: 'L204' })).toMatchObject({
      status: 409,
      body: { code: 'too-many-favourites' },
    });
    expect((await add({ type: 'LINE', id: 'L3' })).status).toBe(200);
    expect((await add(HOME)).status).toBe(201);
  });
});

describe('a line that is not served any more', () => {
  it('stays, says so, and is added again without an error', async () => {
    const { body } = await add({ type: 'LINE', id: 'A' });
    lines.delete('A');
    expect((await list()).favoriteLines).toEqual([{ ...body, served: false }]);
    expect((await add({ type: 'LINE', id: 'A' })).status).toBe(200);
  });
});

describe('what a favourite is called', () => {
  it.each([
    ['a stop', STOP, 'favoriteStopPoints', 'Gare|1'],
    ['a point of interest', { type: 'POI', label: 'Musée', id: 'm/1' }, 'favoritePointOfInterests', 'm/1'],
  ])('is part of %s while the network knows it', async (_, body, name, id) => {
    places.set(id, GARE);
    const added = await add(body);
    expect(added.body).toMatchObject({ place: GARE });
    places.delete(id);
    const { place, ...rest } = added.body;
    expect((await list())[name]).toEqual([rest]);
  });
});

it('has an id as long as the address of a trip, and no longer', async () => {
  const trip = (length: number) => ({ type: 'TRIP', label: 'Ici → Là', id: 'x'.repeat(length) });
  expect((await add(trip(2_000))).status).toBe(201);
  expect(await add(trip(2_001))).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  const favoritePointOfInterests = [{ type: 'TRIP', label: 'Là → Ici', pointOfInterest: { id: 'y'.repeat(2_000) } }];
  expect((await synchronize({ favoritePointOfInterests })).body.rejected).toEqual([]);
});

describe('changing', () => {
  it('an address keeps its id and place', async () => {
    const home = await add(HOME);
    await add({ ...HOME, street: '2 rue B', label: 'Travail' });
    const changed = await send('PUT', `${URL}/${home.body.favoriteId}`, { ...HOME, label: 'Maison' });
    expect(changed).toEqual({ status: 200, body: { ...home.body, label: 'Maison' } });
    const labels = (await list()).favoriteAddresses.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['Maison', 'Travail']);
  });

  it('a point of interest renames it', async () => {
    const museum = await add(MUSEUM);
    const changed = await send('PUT', `${URL}/${museum.body.favoriteId}`, { ...MUSEUM, label: 'Louvre' });
    expect(changed).toEqual({ status: 200, body: { ...museum.body, label: 'Louvre' } });
  });

  it('a stop keeps other lines', async () => {
    const stop = await add(STOP);
    const changed = await send('PUT', `${URL}/${stop.body.favoriteId}`, { ...STOP, lineIds: ['B', 'gone'] });
    expect(changed.body).toMatchObject({ favoriteId: stop.body.favoriteId, stopPoint: { lineIds: ['B', 'gone'] } });
  });

  it.each([
    ['a line', { type: 'LINE', id: 'A' }, { type: 'LINE', id: 'B' }, 400, 'not-changeable'],
    ['a point of interest into another', MUSEUM, { ...MUSEUM, id: 'm2' }, 400, 'not-changeable'],
    ['a stop into an address', STOP, HOME, 400, 'not-changeable'],
    ['a stop into an unknown one', STOP, { ...STOP, id: 'Z' }, 400, 'unknown-stop'],
    ['an address into one that is there', HOME, { ...HOME, street: '2 rue B' }, 409, 'same-favourite'],
  ])('%s is refused', async (_, before, after, status, code) => {
    await add({ ...HOME, street: '2 rue B' });
    const { favoriteId } = (await add(before)).body;
    const refused = await send('PUT', `${URL}/${favoriteId}`, after);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('that of another user is not possible', async () => {
    const { favoriteId } = (await add(HOME)).body;
    expect((await send('PUT', `${URL}/${favoriteId}`, HOME, bob)).status).toBe(404);
    expect((await send('DELETE', `${URL}/${favoriteId}`, undefined, bob)).status).toBe(404);
  });
});

it('deletes once', async () => {
  const { favoriteId } = (await add(HOME)).body;
  expect((await send('DELETE', `${URL}/${favoriteId}`)).status).toBe(204);
  expect(await send('DELETE', `${URL}/${favoriteId}`)).toMatchObject({
    status: 404,
    body: { code: 'favourite-not-found' },
  });
  expect(await list()).toEqual(EMPTY);
});

describe('synchronising', () => {
  const local = {
    favoriteAddresses: [
      {
        favoriteId: 'local-1',
        category: 'HOME',
        label: 'Ailleurs',
        address: { street: '1 RUE A', zipCode: '35000', city: 'Ici', coordinates: AT },
      },
      { label: 'nowhere', address: null },
    ],
    favoriteLines: [{ favoriteId: 'local-2', line: { id: 'gone' } }, { line: { id: 'A' } }, { line: { id: 'A' } }, 'A'],
    favoritePointOfInterests: [
      { label: 'Musée', pointOfInterest: { id: 'm1' } },
      { label: 'x', pointOfInterest: {} },
    ],
    favoriteStopPoints: [{ stopPoint: { id: 'Gare|1' } }, { stopPoint: { id: 7 } }],
  };

  it('adds what is new, keeps what is there, says what cannot be, and changes nothing the second time', async () => {
    const home = (await add(HOME)).body;
    const first = await synchronize(local);
    expect(first.status).toBe(200);
    const { rejected, ...lists } = first.body;
    expect(lists).toEqual({
      favoriteAddresses: [home],
      favoriteLines: [
        { favoriteId: anyId, updatedAt, line: { id: 'gone' }, served: false },
        { favoriteId: anyId, updatedAt, line: { id: 'A' }, served: true },
      ],
      favoritePointOfInterests: [
        { favoriteId: anyId, updatedAt, type: 'POI', label: 'Musée', pointOfInterest: { id: 'm1' } },
      ],
      favoriteStopPoints: [{ favoriteId: anyId, updatedAt, stopPoint: { id: 'Gare|1', lineIds: [] }, served: true }],
    });
    expect(rejected).toEqual([
      {
        list: 'favoriteAddresses',
        index: 1,
        code: 'incomplete-favourite',
        message: expect.stringContaining('coordinates'),
      },
      { list: 'favoriteLines', index: 3, code: 'incomplete-favourite', message: expect.stringContaining('id') },
      {
        list: 'favoritePointOfInterests',
        index: 1,
        code: 'incomplete-favourite',
        message: expect.stringContaining('id'),
      },
      { list: 'favoriteStopPoints', index: 1, code: 'invalid-favourite', message: 'id must be string.' },
    ]);
    expect(await synchronize(local)).toEqual(first);
    expect(await synchronize(lists)).toEqual({ status: 200, body: { ...lists, rejected: [] } });
    expect(await list()).toEqual(lists);
  });

  it('says which ones are too many', async () => {
    const favoriteLines = Array.from({ length: 202 }, (_, i) => ({ line: { id: `L${i}` } }));
    const { body } = await synchronize({ favoriteLines });
    expect(body.favoriteLines).toHaveLength(200);
    expect(body.rejected).toEqual([
      expect.objectContaining({ index: 200, code: 'too-many-favourites' }),
      expect.objectContaining({ index: 201 }),
    ]);
  });

  it.each([
    [{ favoriteLines: 'A' }],
    [{ favouriteLines: [] }],
    [{ favoriteLines: Array.from({ length: 501 }, () => 1) }],
    [[]],
  ])('refuses what are no lists', async (body) => {
    expect((await synchronize(body)).status).toBe(400);
  });

  it('takes lists that are longer than other bodies may be', async () => {
    const label = 'é'.repeat(200);
    const favoritePointOfInterests = Array.from({ length: 200 }, (_, i) => ({
      label,
      pointOfInterest: { id: `p${i}` },
    }));
    expect((await synchronize({ favoritePointOfInterests })).body.favoritePointOfInterests).toHaveLength(200);
  });
});

describe('a change that had to wait', () => {
  it('is older than what another device did meanwhile, and changes nothing', async () => {
    const home = (await add(HOME)).body;
    const changedAt = '2023-11-14T22:13:19+00:00';
    const url = `${URL}/${home.favoriteId}`;
    expect(await send('PUT', url, { ...HOME, label: 'Maison', changedAt })).toEqual({ status: 200, body: home });
    expect(await send('DELETE', `${url}?changedAt=${encodeURIComponent(changedAt)}`)).toMatchObject({
      status: 409,
      body: { code: 'favourite-changed' },
    });
    expect((await send('DELETE', url)).status).toBe(204);
    expect(await add({ ...HOME, changedAt })).toMatchObject({ status: 409, body: { code: 'favourite-deleted' } });
    expect((await add(HOME)).status).toBe(201);
  });

  it.each(['2023-02-31T25:00:00Z', 'yesterday', '2023-11-14T22:13:19'])('refuses %s', async (changedAt) => {
    expect((await add({ ...HOME, changedAt })).status).toBe(400);
  });
});

it('puts them in the order of the person', async () => {
  const ids: string[] = [];
  for (const id of ['A', 'B', 'L1']) ids.push((await add({ type: 'LINE', id })).body.favoriteId);
  const home = (await add(HOME)).body.favoriteId;
  const ordered = await send('PUT', `${URL}/order`, { ids: [ids[2], 'gone', home, ids[0]] });
  expect(ordered.body.favoriteLines.map(({ line }: { line: { id: string } }) => line.id)).toEqual(['L1', 'A', 'B']);
  expect(await list()).toEqual(ordered.body);
  expect((await send('PUT', `${URL}/order`, { ids: [] })).status).toBe(400);
});

describe('without a session', () => {
  it.each([
    ['GET', URL],
    ['POST', URL],
    ['PUT', `${URL}/x`],
    ['DELETE', `${URL}/x`],
    ['PUT', `${URL}/order`],
    ['POST', `${URL}/synchronize`],
  ] as const)('%s %s is refused', async (method, url) => {
    const body =
      method === 'GET' || method === 'DELETE'
        ? undefined
        : url.endsWith('e')
          ? {}
          : url.endsWith('order')
            ? { ids: ['x'] }
            : HOME;
    expect(await send(method, url, body, '')).toMatchObject({ status: 401, body: { code: 'missing-token' } });
    expect(await send(method, url, body, 'abc')).toMatchObject({ status: 401, body: { code: 'session-over' } });
  });

  it('and without the key of a tenant as well', async () => {
    const { statusCode } = await app.inject({ url: URL, headers: { authorization: `Bearer ${ada}` } });
    expect(statusCode).toBe(401);
  });
});

describe('an account that does not stop', () => {
  const many = (count: number, call: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: count }, call)).then((all) => all.map(({ status }) => status));

  it('is asked to wait after twelve synchronisations in a minute, and leaves the others alone', async () => {
    expect(await many(12, () => synchronize({}))).toEqual(Array(12).fill(200));
    const { status, body } = await synchronize({});
    expect([status, body.code, body.message]).toEqual([
      429,
      'too-many-requests',
      'Too many changes of this account: wait 60 s.',
    ]);
    expect((await synchronize({}, bob)).status).toBe(200);
    expect((await add({ type: 'LINE', id: 'A' })).status).toBe(201);
    clock.now += 60;
    expect((await synchronize({})).status).toBe(200);
  });

  it('is asked to wait after three synchronisations of more than 100 entries in a minute; small ones go on', async () => {
    const of = (entries: number) => ({
      favoritePointOfInterests: Array.from({ length: entries }, (_, i) => ({
        type: 'POI',
        label: `${i}`,
        pointOfInterest: { id: `poi-${i}` },
      })),
    });
    expect(await many(3, () => synchronize(of(101)))).toEqual(Array(3).fill(200));
    expect((await synchronize(of(101))).status).toBe(429);
    expect((await synchronize(of(100))).status).toBe(200);
    expect((await synchronize(of(101), bob)).status).toBe(200);
    clock.now += 60;
    expect((await synchronize(of(101))).status).toBe(200);
  });

  it('is asked to wait after 240 changes in a minute', async () => {
    const statuses = await many(241, () => send('PUT', `${URL}/order`, { ids: ['x'] }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(240);
    expect((await send('DELETE', `${URL}/x`)).status).toBe(429);
    expect((await send('GET', URL)).status).toBe(200);
  });
});
