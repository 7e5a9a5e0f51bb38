import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { alertIndex } from '../../realtime/alerts.ts';
import type { Alert } from '../../realtime/resolve/model.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import type { App } from '../plugins/typedApp.ts';
import { lineRoutes } from './lines.ts';

const WORKS: Alert = {
  id: 'works',
  effect: 'detour',
  severity: 'warning',
  texts: new Map([
    ['fr', { header: 'Travaux', description: '', url: '' }],
    ['en', { header: 'Works', description: '', url: '' }],
  ]),
  periods: [{ from: MONDAY_AT_8, to: null }],
  scopes: [{ route: 'A' }],
};

let app: App;
let town: NetworkSnapshot;
let alerts: readonly Alert[] = [];

beforeAll(async () => {
  town = await smallTown();
  app = await createTestApp((routes) =>
    lineRoutes(
      routes,
      () => ({ ...town, alerts: alertIndex(alerts, town.feed) }),
      () => MONDAY_AT_8,
    ),
  );
});

beforeEach(() => {
  alerts = [];
});

afterAll(() => app.close());

async function get(url: string, headers = {}) {
  const response = await app.inject({ url, headers: { ...TEST_KEY, ...headers } });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === '' ? null : response.json(),
  };
}

describe('GET /api/v1/lines', () => {
  it('finds lines', async () => {
    expect((await get('/api/v1/lines?search=a')).body.lines[0]).toMatchObject({ id: 'A', agency: 'Petitbus' });
    const idsOf = async (search: string) =>
      (await get(`/api/v1/lines?search=${search}`)).body.lines.map(({ id }: { id: string }) => id);
    expect(await idsOf('gare%20univ')).toEqual(['A']);
    expect(await idsOf('CENTR')).toEqual(['B', 'A']);
    expect(await idsOf('c')).toEqual(['C', 'B']);
    expect((await get('/api/v1/lines')).body.lines).toHaveLength(3);
  });
});

describe('GET /api/v1/lines/{id}', () => {
  it('tells all about a line', async () => {
    const { status, body, headers } = await get('/api/v1/lines/A');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'A',
      color: '#0055aa',
      agency: { name: 'Petitbus', url: 'https://example.org', phone: '' },
      onDemand: false,
      directions: [
        {
          direction: 0,
          headsigns: ['Université'],
          geometry: [
            [
              [48, -1.7],
              [48.01, -1.69],
              [48.03, -1.68],
            ],
          ],
        },
        {},
      ],
      serviceDays: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '2026-11-01', to: '2026-12-31' },
      alerts: [],
    });
    expect(body.directions[0].stops[0]).toMatchObject({ name: 'Gare', everyTrip: true, changes: [{ id: 'C' }] });
    expect(body.directions[0].today.last).toBe('2026-11-23T21:50:00+01:00');
    expect(headers.vary).toMatch(/accept-language/);
  });

  it('is known again as long as neither the timetable nor its alerts change', async () => {
    const { headers } = await get('/api/v1/lines/A');
    const again = { 'if-none-match': headers.etag };
    expect((await get('/api/v1/lines/A', again)).status).toBe(304);
    expect((await get('/api/v1/lines/A', { ...again, 'accept-language': 'de' })).status).toBe(200);
    alerts = [WORKS];
    expect((await get('/api/v1/lines/A', again)).status).toBe(200);
  });

  it('has its alerts in the language of the request, and no others', async () => {
    alerts = [WORKS];
    expect((await get('/api/v1/lines/A', { 'accept-language': 'en' })).body.alerts).toMatchObject([
      { id: 'works', header: 'Works', lineIds: ['A'] },
    ]);
    expect((await get('/api/v1/lines/B')).body.alerts).toEqual([]);
  });

  it.each(['unknown', '%2F..%2F', 'A%7CB', '%C3%A9%20%26%23', '__proto__', '%00'])('knows no line %s', async (id) => {
    expect(await get(`/api/v1/lines/${id}`)).toMatchObject({ status: 404, body: { code: 'line-not-found' } });
    expect(await get(`/api/v1/lines/${id}/timetable`)).toMatchObject({ status: 404, body: { code: 'line-not-found' } });
  });

  it('refuses an id that is too long', async () => {
    expect(await get(`/api/v1/lines/${'x'.repeat(400)}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });
});

describe('GET /api/v1/lines/{id}/timetable', () => {
  it('is the day’s in one direction', async () => {
    const { status, body, headers } = await get(`/api/v1/lines/A/timetable?direction=1&date=${MONDAY}`);
    expect(status).toBe(200);
    expect(body.rows.map(({ name }: { name: string }) => name)).toEqual(['Université', 'Centre', 'Gare']);
    expect(body.columns).toHaveLength(96);
    expect(body.columns[0]).toEqual({
      tripId: 'A-back-360',
      offset: 0,
      booked: [],
      headsign: 'Gare',
      wheelchair: 'yes',
      headwaySeconds: null,
      notes: [],
      times: ['2026-11-23T06:00:00+01:00', '2026-11-23T06:06:00+01:00', '2026-11-23T06:10:00+01:00'],
      boardingOnly: [],
      alightingOnly: [],
    });
    const again = { 'if-none-match': headers.etag };
    expect((await get(`/api/v1/lines/A/timetable?direction=1&date=${MONDAY}`, again)).status).toBe(304);
  });

  it('is today’s outward one by default', async () => {
    const { body } = await get('/api/v1/lines/A/timetable');
    expect(body).toMatchObject({ date: MONDAY, direction: 0, reason: null, complete: true, line: { id: 'A' } });
  });

  it('says why there is none', async () => {
    expect(await get('/api/v1/lines/A/timetable?date=2027-06-01')).toMatchObject({
      status: 200,
      body: { reason: 'outside-timetable', from: '2026-11-01', to: '2026-12-31', rows: [], columns: [] },
    });
  });

  it.each([
    ['date=tomorrow', 'invalid-date'],
    ['date=2026-02-30', 'invalid-date'],
    ['date=20261123', 'invalid-date'],
    ['date=', 'invalid-date'],
    ['direction=2', 'invalid-request'],
    ['direction=out', 'invalid-request'],
    [`date=${'1'.repeat(50)}`, 'invalid-request'],
  ])('refuses %s', async (query, code) => {
    expect(await get(`/api/v1/lines/A/timetable?${query}`)).toMatchObject({ status: 400, body: { code } });
  });
});
