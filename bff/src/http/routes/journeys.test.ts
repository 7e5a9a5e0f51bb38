/** Real-time data of a journey reaches the client complete. */
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { alertIndex } from '../../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { NO_UPDATES } from '../../timetable/realtime/tripUpdates.ts';
import { withInstanceUpdate } from '../../timetable/testing/updates.ts';
import { searchHere } from '../../workers/journeys.ts';
import type { App } from '../plugins/typedApp.ts';
import { journeyRoutes } from './journeys.ts';

let app: App;
let snapshot: NetworkSnapshot;

beforeAll(async () => {
  const town = await smallTown();
  const feed = withInstanceUpdate(town.feed, 'A-out-480', MONDAY, { late: 120 });
  const texts = new Map([['it', { header: 'Deviazione', description: 'Fino a sera', url: 'https://x.example/a' }]]);
  const alerts = alertIndex(
    [{ id: 'x', effect: 'detour', severity: 'warning', texts, periods: [], scopes: [{ route: 'A' }] }],
    feed,
  );
  snapshot = { ...town, feed, alerts };
  const journeys = searchHere();
  journeys.use(snapshot, NO_UPDATES);
  app = await createTestApp((routes) =>
    journeyRoutes(routes, { snapshot: () => snapshot, journeys, now: () => MONDAY_AT_8 }),
  );
});

afterAll(() => app.close());

async function post(call: string, payload: object) {
  const url = `/api/trip-planner/v2/journeys/${call}`;
  const answer = await app.inject({ method: 'POST', url, headers: { ...TEST_KEY, 'accept-language': 'it' }, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

it('tells expected and planned times, statuses and alerts', async () => {
  const search = { fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` };
  const [journey] = (await post('search', search)).groups[0].journeys;
  const times = {
    departureDateTime: `${MONDAY}T08:02:00+01:00`,
    arrivalDateTime: `${MONDAY}T08:06:00+01:00`,
    scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
    scheduledArrivalDateTime: `${MONDAY}T08:04:00+01:00`,
  };
  expect(journey).toMatchObject({ ...times, realTime: 'live', sections: [{ kind: 'ride', status: 'live' }] });

  const detailed = await post('detailed', { tripType: 0, journeySummaryCode: journey.id });
  expect(detailed).toMatchObject({ ...times, realTime: 'live' });
  const [{ holds, ride }] = detailed.sections;
  const { scheduledDepartureDateTime, scheduledArrivalDateTime } = times;
  expect([holds, ride]).toMatchObject([
    true,
    {
      status: 'live',
      scheduledDepartureDateTime,
      scheduledArrivalDateTime,
      alerts: [{ id: 'x', effect: 'detour', severity: 'warning', header: 'Deviazione', lineIds: ['A'] }],
    },
  ]);
  expect(ride.calls[1]).toMatchObject({
    status: 'live',
    arrivalDateTime: times.arrivalDateTime,
    scheduledArrivalDateTime,
  });
});
