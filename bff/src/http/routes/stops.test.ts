import { dayFromIso } from '@halte/engine/common/zone';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { alertIndex } from '../../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { withUpdates } from '../../timetable/realtime/withUpdates.ts';
import type { App } from '../plugins/typedApp.ts';
import { stopRoutes } from './stops.ts';

const HOSPITAL = encodeURIComponent('Hôpital Œuvre d’Été');

let app: App;
let town: NetworkSnapshot;
let feed: NetworkSnapshot['feed'];

beforeAll(async () => {
  town = await smallTown();
  const alerts = alertIndex(
    [
      {
        id: 'lift',
        effect: 'accessibilityIssue',
        severity: 'info',
        texts: new Map([['', { header: 'No lift', description: '', url: '' }]]),
        periods: [],
        scopes: [{ stop: 'Centre' }],
      },
    ],
    town.feed,
  );
  app = await createTestApp((routes) =>
    stopRoutes(
      routes,
      () => ({ ...town, feed, alerts }),
      () => MONDAY_AT_8,
    ),
  );
});

beforeEach(() => {
  feed = town.feed;
});

afterAll(() => app.close());

async function get(url: string) {
  const response = await app.inject({ url, headers: TEST_KEY });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

interface Board {
  readonly lines: readonly {
    readonly line: { readonly id: string };
    readonly groups: readonly {
      readonly headsigns: readonly string[];
      readonly departures: readonly { readonly departureDateTime: string }[];
    }[];
  }[];
}

/** `line to: times` per group. */
function groupsOf({ lines }: Board): string[] {
  return lines.flatMap(({ line, groups }) =>
    groups.map(({ headsigns, departures }) => {
      const times = departures.map(({ departureDateTime }) => departureDateTime.slice(11, 16));
      return `${line.id} ${headsigns.join('/')}: ${times.join(' ')}`;
    }),
  );
}

describe.each(['/api/v1/stopPoints', '/api/proximity/v2/stopAreas'])('GET %s/{id}/schedules', (calls) => {
  it('tells the next departures per line and direction', async () => {
    const { status, body, headers } = await get(`${calls}/Centre/schedules?groupedByTerminus=false&limit=2`);
    expect(status).toBe(200);
    expect(groupsOf(body)).toEqual([
      'A Université: 08:04 08:14',
      'A Gare: 08:06 08:16',
      `B Hôpital Œuvre d’Été: 08:07 08:27`,
    ]);
    expect(body).toMatchObject({ id: 'Centre', name: 'Centre', from: '2026-11-23T08:00:00+01:00', reason: null });
    expect(body.lines[0].groups[0].departures[0]).toEqual({
      tripId: 'A-out-480',
      serviceDate: MONDAY,
      offset: 0,
      headwaySeconds: null,
      stopPointId: 'Centre:1',
      platform: '1',
      direction: 0,
      headsign: 'Université',
      departureDateTime: '2026-11-23T08:04:00+01:00',
      scheduledDepartureDateTime: '2026-11-23T08:04:00+01:00',
      status: 'scheduled',
      delaySeconds: null,
      wheelchair: 'yes',
      onDemand: false,
      isFirst: false,
      isLast: false,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['2026-11-23T21:50', 'A Université: 21:54 06:04 06:14 06:24 06:34'],
    ['2026-11-23T21:50:00%2B01:00', 'A Université: 21:54 06:04 06:14 06:24 06:34'],
    ['2026-11-23T21:50:00+01:00', 'A Université: 21:54 06:04 06:14 06:24 06:34'],
    ['2026-11-23T20:50:00Z', 'A Université: 21:54 06:04 06:14 06:24 06:34'],
  ])('takes %s', async (from, first) => {
    const { body } = await get(`${calls}/Centre:1/schedules?fromDatetime=${from}&groupedByTerminus=true`);
    expect(groupsOf(body)[0]).toBe(first);
  });

  it.each([
    ['fromDatetime=soon', 'invalid-time'],
    ['fromDatetime=2026-02-30T08:00', 'invalid-time'],
    ['groupedByTerminus=maybe', 'invalid-request'],
    ['limit=0', 'invalid-request'],
    ['limit=51', 'invalid-request'],
    ['limit=many', 'invalid-request'],
  ])('refuses %s', async (query, code) => {
    expect(await get(`${calls}/Centre/schedules?${query}`)).toMatchObject({ status: 400, body: { code } });
  });

  it('says when it knows no such stop', async () => {
    const code = calls.includes('stopAreas') ? 'stop-area-not-found' : 'stop-point-not-found';
    for (const id of ['nowhere', '%2F%7C%C3%A9', '__proto__'])
      expect(await get(`${calls}/${id}/schedules`)).toMatchObject({ status: 404, body: { code } });
  });
});

describe('GET /api/v1/stopPoints/{id}/lines/{lineId}/departures', () => {
  it('tells those of one line that go there', async () => {
    const { status, body } = await get(`/api/v1/stopPoints/Gare/lines/C/departures?toStopPointId=${HOSPITAL}&limit=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      line: { id: 'C' },
      reason: null,
      departures: [
        {
          departureDateTime: '2026-11-23T08:02:00+01:00',
          arrival: { arrivalDateTime: '2026-11-23T08:27:00+01:00', platform: '1', status: 'scheduled' },
        },
      ],
    });
  });

  it('has the requested direction only', async () => {
    const { body } = await get('/api/v1/stopPoints/Centre/lines/A/departures?direction=1&limit=1');
    expect(body.departures).toMatchObject([{ headsign: 'Gare', direction: 1, arrival: null }]);
  });

  it('tells what is expected', async () => {
    const trip = town.feed.trips.ids.find('C-out-482')!;
    const late = (time: number) => Int32Array.of(time + 120, time + 1_620);
    const instance = { trip, serviceDay: dayFromIso(MONDAY), offset: 0, cancelled: false, skipped: new Uint8Array(2) };
    feed = withUpdates(town.feed, {
      at: 0,
      instances: [{ ...instance, arrival: late(28_920), departure: late(28_920) }],
      added: [],
    });
    const { body } = await get('/api/v1/stopPoints/Gare/lines/C/departures?limit=1');
    expect(body.departures).toMatchObject([
      { status: 'live', delaySeconds: 120, departureDateTime: '2026-11-23T08:04:00+01:00' },
    ]);
  });

  it.each([
    ['nowhere/lines/A/departures', 404, 'stop-point-not-found'],
    ['Gare/lines/Z/departures', 404, 'line-not-found'],
    ['Gare/lines/A/departures?toStopPointId=nowhere', 404, 'stop-point-not-found'],
    ['Gare/lines/A/departures?direction=3', 400, 'invalid-request'],
    ['Gare/lines/A/departures?fromDatetime=x', 400, 'invalid-time'],
  ])('refuses %s', async (path, status, code) => {
    expect(await get(`/api/v1/stopPoints/${path}`)).toMatchObject({ status, body: { code } });
  });
});

describe('GET /api/v1/stopPoints/{id}/timetable', () => {
  it('is that of the pole', async () => {
    const { status, body } = await get(`/api/v1/stopPoints/Gare:1/timetable?lineId=C&direction=0&date=${MONDAY}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ direction: 0, destinations: ['Hôpital Œuvre d’Été'], reason: null });
    expect(body.hours).toHaveLength(16);
    expect(body.hours[0]).toMatchObject({ date: MONDAY, hour: 6, departures: [{ tripId: 'C-out-362' }, {}] });
  });

  it.each([
    ['Gare/timetable', 400, 'invalid-request'],
    ['Gare/timetable?lineId=Z', 404, 'line-not-found'],
    ['nowhere/timetable?lineId=C', 404, 'stop-point-not-found'],
    ['Gare/timetable?lineId=C&date=2026-13-01', 400, 'invalid-date'],
  ])('refuses %s', async (path, status, code) => {
    expect(await get(`/api/v1/stopPoints/${path}`)).toMatchObject({ status, body: { code } });
  });
});

describe('GET /api/proximity/v2/stopAreas/{id}', () => {
  it('tells all about a stop, also by the id of its platform', async () => {
    const { status, body } = await get('/api/proximity/v2/stopAreas/Centre');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'Centre',
      name: 'Centre',
      lat: 48.01,
      wheelchair: 'yes',
      stopPoints: [{ id: 'Centre:1', platform: '1', lineIds: ['A', 'B'] }],
      lines: [
        {
          line: { id: 'A' },
          directions: [
            { direction: 0, headsigns: ['Université'] },
            { direction: 1, headsigns: ['Gare'] },
          ],
        },
        { line: { id: 'B' }, directions: [{ direction: 0, headsigns: ['Hôpital Œuvre d’Été'] }] },
      ],
      near: [],
      alerts: [{ id: 'lift', header: 'No lift' }],
    });
    expect((await get('/api/proximity/v2/stopAreas/Centre:1')).body).toEqual(body);
  });

  it('says when it knows no such stop', async () => {
    expect(await get('/api/proximity/v2/stopAreas/nowhere')).toMatchObject({
      status: 404,
      body: { code: 'stop-area-not-found' },
    });
  });
});

describe('GET /api/v1/trips/{id}', () => {
  it('has the stops of a vehicle and their times', async () => {
    const { status, body, headers } = await get('/api/v1/trips/A-out-480');
    expect(status).toBe(200);
    expect(body).toMatchObject({ serviceDate: MONDAY, headsign: 'Université', direction: 0, line: { id: 'A' } });
    expect(body.calls).toMatchObject([
      { name: 'Gare', departureDateTime: '2026-11-23T08:00:00+01:00', boarding: true, alighting: false },
      {
        name: 'Centre',
        stopAreaId: 'Centre',
        status: 'scheduled',
        delaySeconds: null,
        boarding: true,
        alighting: true,
      },
      { name: 'Université', arrivalDateTime: '2026-11-23T08:10:00+01:00', boarding: false, alighting: true },
    ]);
    expect(body.geometry).toHaveLength(3);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['unknown', 404, 'trip-not-found'],
    ['A-out-480?date=2027-01-01', 404, 'trip-not-on-this-day'],
    ['A-out-480?offset=600', 404, 'run-not-found'],
    ['A-out-480?date=x', 400, 'invalid-date'],
    ['A-out-480?offset=x', 400, 'invalid-request'],
  ])('refuses %s', async (path, status, code) => {
    expect(await get(`/api/v1/trips/${path}`)).toMatchObject({ status, body: { code } });
  });
});
