import { dayFromIso } from '@halte/engine/common/zone';
import { findAccess } from '@halte/engine/search/access';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { overlayOf, tripRunning } from '@halte/engine/timetable/realtime/overlay';
import { headsignOf, rideGeometry } from '@halte/engine/timetable/rides';
import { simpleFeed } from '../testing/feeds.ts';
import { board, calls, journeys } from '../testing/formatLive.ts';
import { addedTrip, updatesOf } from '../testing/updates.ts';
import { withUpdates } from './withUpdates.ts';

/** The trips of a feed, both added and of the timetable. */
function plain(feed: Feed) {
  const { firstAdded, instances } = overlayOf(feed)!;
  const days = [dayFromIso(DAY), dayFromIso('2026-06-04')];
  const tripAt = (trip: number) => {
    const [from, to] = [feed.trips.stopTimeStart[trip]!, feed.trips.stopTimeStart[trip + 1]!];
    const { count, ...columns } = feed.stopTimes;
    return {
      id: feed.trips.ids.at(trip),
      route: feed.trips.route[trip],
      headsign: feed.texts[feed.trips.headsign[trip]!],
      running: days.map((day) => feed.runsOn(feed.trips.service[trip]!, day)),
      stopTimes: Object.values(columns).map((column) => [...column.subarray(from, to)]),
    };
  };
  const added = Array.from({ length: feed.trips.count - firstAdded }, (_, i) => tripAt(firstAdded + i));
  return {
    planned: [0, 1].map(tripAt),
    added,
    updates: instances.map(({ trip, ...update }) => [trip - firstAdded, update]),
  };
}

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7';
const DAY = '2026-06-03';
const TRIPS = 'one: A 8:00, B 8:10-8:12, C 8:20\ntwo: A 8:30, B 8:40-8:42, C 8:50';

describe('an added trip', () => {
  const load = async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const more = [
      { ...addedTrip(timetable, 'more', DAY, 'A 8:15, C 8:25'), headsign: 'Centre' },
      addedTrip(timetable, 'more', '2026-06-04', 'A 9:15, C 9:25'),
      addedTrip(timetable, 'far', DAY, 'C 8:30, D 8:40'),
    ];
    return withUpdates(timetable, updatesOf(...more));
  };

  it('has its own headsign where stop times of the timetable have some', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS, {
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
        one,8:00:00,8:00:00,A,0,Centre
        one,8:20:00,8:20:00,C,1,`,
    });
    const feed = withUpdates(timetable, updatesOf(addedTrip(timetable, 'more', DAY, 'A 8:15, C 8:25')));
    expect([0, 1].map((trip) => headsignOf(feed, trip, 0))).toEqual(['Centre', 'C']);
  });

  it('is boarded, listed and drawn like any other', async () => {
    const feed = await load();
    const { length } = feed.trips.ids;
    expect(board(feed, 'A', `${DAY}T08:01`)).toEqual(['more 08:15 (-) added', 'two 08:30 (08:30) scheduled']);
    expect(calls(feed, 'far')).toEqual(['C 08:30-08:30 (-) added', 'D 08:40-08:40 (-) added']);
    expect(journeys(feed, 'A', 'D', `${DAY}T08:05`)).toEqual(['8:15 more A-C far C-D 8:40']);
    expect(journeys(feed, 'A', 'D', '2026-06-04T08:05')).toEqual([]);
    expect([headsignOf(feed, length - 3, 0), headsignOf(feed, length - 1, 0)]).toEqual(['Centre', 'D']);
    const drawn = rideGeometry(feed, { trip: length - 1, serviceDay: 0, offset: 0, fromPosition: 0, toPosition: 1 });
    expect(drawn).toEqual([
      [48.2, 7],
      [48.3, 7],
    ]);
  });

  it('is found by its id on each of its days', async () => {
    const feed = await load();
    const days = [DAY, '2026-06-04', '2026-06-05'].map((day) => tripRunning(feed, 'more', dayFromIso(day)));
    expect(days).toEqual([2, 3, null]);
    expect([tripRunning(feed, 'one', dayFromIso(DAY)), tripRunning(feed, 'gone', 0)]).toEqual([0, null]);
  });

  it('can be walked to where nothing else stops', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const at = (feed: Feed) => findAccess(feed, 48.3, 7, 500).map(({ stop }) => feed.stops[stop]!.id);
    expect([at(timetable), at(await load())]).toEqual([[], ['D']]);
  });
});

describe('added trips of one message after the other', () => {
  const messages = (timetable: Feed) =>
    ['A 8:15, C 8:25', 'A 8:16, B 8:20, C 8:26', 'C 8:30, D 8:40', 'A 8:17, C 8:27'].map((calls, i) =>
      updatesOf(
        { ...addedTrip(timetable, 'more', DAY, calls), headsign: i % 2 === 0 ? 'Centre' : '' },
        addedTrip(timetable, `extra${i}`, '2026-06-04', 'A 9:15, C 9:25'),
      ),
    );

  it('are those of a timetable that has seen no other message, also after the room for them is used up', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const [small, other, later] = messages(timetable);
    const trips = Array.from({ length: 1_500 }, (_, i) => addedTrip(timetable, `many${i}`, DAY, 'A 8:15, C 8:25'));
    const all = [small, updatesOf(...trips), other, updatesOf(...trips.slice(1)), updatesOf(...trips.slice(2)), later];
    const buffers = new Set<ArrayBufferLike>();
    for (const message of all) {
      const feed = withUpdates(timetable, message!);
      buffers.add(feed.stopTimes.stop.buffer);
      expect(plain(feed)).toEqual(plain(withUpdates(await simpleFeed(STOPS, TRIPS), message!)));
    }
    expect(buffers.size).toBe(2);
  });

  it('leave the feed of the message before as it is, copy nothing of the timetable again, and stop where they say', async () => {
    const timetable = await simpleFeed(STOPS, TRIPS);
    const [first, second, third, fourth] = messages(timetable).map((message) => withUpdates(timetable, message));
    expect([first, second, third, fourth].map((feed) => calls(feed!, 'more')[0])).toEqual([
      'A 08:15-08:15 (-) added',
      'A 08:16-08:16 (-) added',
      'C 08:30-08:30 (-) added',
      'A 08:17-08:17 (-) added',
    ]);
    expect(new Set([first, second, third, fourth].map((feed) => feed!.stopTimes.stop.buffer)).size).toBe(1);
    const walks = [third, fourth].map((feed) =>
      findAccess(feed!, 48.3, 7, 500).map(({ stop }) => timetable.stops[stop]!.id),
    );
    expect(walks).toEqual([['D'], []]);
  });
});
