/** Two feeds with the same ids: data of a source refer to its own feed only. */

import { epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { importFeeds } from '../timetable/merge/importFeeds.ts';
import { basics, stopsTxt, tripsAndTimes, withFolder } from '../timetable/testing/feeds.ts';
import { inNetworkIds } from './inNetworkIds.ts';
import { createRealTime } from './realTime.ts';
import { encodeMessage } from './wire/decode.ts';
import type { FeedEntity } from './wire/gtfsRealtime.ts';

const START = epochAt('Europe/Paris', '2026-06-10T08:00');
const FILES = { ...basics(), 'stops.txt': stopsTxt('A 48 2\nB 48.1 2'), ...tripsAndTimes('one: A 08:00, B 08:20') };

const ENTITIES: readonly FeedEntity[] = [
  {
    id: 'u',
    tripUpdate: { trip: { tripId: 'one', routeId: 'r' }, stopTimeUpdate: [{ stopId: 'B', arrival: { delay: 60 } }] },
  },
  {
    id: 'v',
    vehicle: { trip: { tripId: 'one' }, stopId: 'B', vehicle: { id: '7' }, position: { latitude: 48, longitude: 2 } },
  },
  ...['routeId', 'stopId', 'agencyId'].map((name) => ({
    id: name,
    alert: {
      informedEntity: [{ [name]: { routeId: 'r', stopId: 'A', agencyId: 'a' }[name]! }],
      headerText: { translation: [{ text: name }] },
    },
  })),
  {
    id: 'trip',
    alert: { informedEntity: [{ trip: { tripId: 'one' } }], headerText: { translation: [{ text: 'trip' }] } },
  },
  { id: 'mode', alert: { informedEntity: [{ routeType: 3 }], headerText: { translation: [{ text: 'mode' }] } } },
];

let feed: Feed;

beforeAll(async () => {
  feed = await withFolder(FILES, (path) =>
    importFeeds(
      ['', 'rail'].map((prefix) => ({ path, prefix })),
      { today: '2026-06-01', rebaseCalendar: 'never' },
    ),
  );
});

async function stateFrom(prefix: string) {
  const message = encodeMessage({ header: { gtfsRealtimeVersion: '2.0', timestamp: START }, entity: [...ENTITIES] });
  const load = async () => ({ bytes: Buffer.from(message), at: START });
  const source = inNetworkIds({ name: 'live', load }, prefix, () => feed);
  const options = { everySeconds: 20, feed: () => feed, now: () => START, onChange: () => undefined };
  const realTime = createRealTime({ ...options, sources: [source] });
  await realTime.refresh();
  return { ...realTime.current(), health: realTime.health() };
}

it.each([
  ['', ''],
  ['rail', 'rail:'],
])('is of the feed "%s" alone', async (prefix, begin) => {
  const { updates, vehicles, alerts, dropped, health } = await stateFrom(prefix);
  expect(updates.instances.map(({ trip, arrival }) => [feed.trips.ids.at(trip), arrival.at(-1)! % 1_200])).toEqual([
    [`${begin}one`, 60],
  ]);
  expect(vehicles).toMatchObject([{ id: `${begin}7` }]);
  expect(alerts.all(START).map(({ id, scopes }) => [id, scopes])).toEqual([
    [`${begin}routeId`, [{ route: `${begin}r` }]],
    [`${begin}stopId`, [{ stop: `${begin}A` }]],
    [`${begin}agencyId`, [{ agency: `${begin}a` }]],
    [`${begin}trip`, [{ route: `${begin}r`, trip: `${begin}one` }]],
    [`${begin}mode`, [{ agency: `${begin}a`, route: `${begin}r` }]],
  ]);
  expect(dropped).toEqual({});
  expect(health).toMatchObject([{ problem: null }]);
});
