import type { Feed } from '@halte/engine/timetable/feed/feed';
import { smallTownFeed } from '../testing/smallTown.ts';
import { listOf } from './gtfs/packedIds.ts';
import { isShared } from './gtfs/sharedColumn.ts';
import { feedOf, shareFeed } from './sharing.ts';
import { basics, feedOf as feedFrom, stopsTxt, tripsAndTimes } from './testing/feeds.ts';

const columnsOf = ({ trips, stopTimes, serviceDays }: Feed) =>
  [trips, stopTimes, serviceDays].flatMap((table) => Object.values(table).filter(ArrayBuffer.isView));

/** The feed with the service days as data in place of the functions. */
function plain(feed: Feed) {
  const { runsOn, ...data } = feed;
  const days = Array.from({ length: feed.lastDay - feed.firstDay + 3 }, (_, i) => feed.firstDay - 1 + i);
  const services = [...new Set(feed.trips.service)];
  return { ...data, running: services.map((service) => days.map((day) => feed.runsOn(service, day))) };
}

function handedOver(feed: Feed): Feed {
  return feedOf(structuredClone(shareFeed(feed)));
}

describe('a shared feed', () => {
  it('is the same feed where it arrives', async () => {
    const town = await smallTownFeed();
    expect(plain(handedOver(town))).toEqual(plain(town));
  });

  it('keeps shapes, with and without distances', async () => {
    const feed = await feedFrom({
      ...basics(),
      'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1'),
      ...tripsAndTimes('t: A 8:00, B 8:10'),
      'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,with',
      'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
        with,48.1,7.1,0,0\nwith,48.2,7.1,1,11120
        without,48.1,7.1,0,\nwithout,48.15,7.2,1,\nwithout,48.2,7.1,2,`,
    });
    expect(feed.shapes.map(({ points, distances }) => [points.length, distances.length])).toEqual([
      [4, 2],
      [6, 0],
    ]);
    expect(handedOver(feed).shapes).toEqual(feed.shapes);
  });

  it('shares its columns, also those that were not shared before, and leaves the feed as it was', async () => {
    const town = await smallTownFeed();
    const own = { ...town, trips: { ...town.trips, route: Int32Array.from(town.trips.route) } };
    const there = handedOver(own);
    expect(columnsOf(there).every(isShared)).toBe(true);
    expect(isShared(own.trips.route)).toBe(false);
    expect(there.trips.route).toEqual(own.trips.route);
    town.stopTimes.arrival[0]! += 1;
    expect(there.stopTimes.arrival[0]).toBe(town.stopTimes.arrival[0]);
  });

  it('is shared again as it arrived, without a second copy of its shapes and ids', async () => {
    const shared = shareFeed(await smallTownFeed());
    const there = feedOf(shared);
    expect(shareFeed(there)).toBe(shared);
    expect(shareFeed({ ...there, name: 'Other' }).name).toBe('Other');
  });

  it('has no columns to copy after an import, also where a trip was left out', async () => {
    const feed = await feedFrom({
      ...basics(),
      'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1'),
      ...tripsAndTimes('one: A 8:00, B 8:10, A 8:20, B 8:30\ntwo: A 9:00\nthree: B 9:00, A 9:10'),
    });
    expect(listOf(feed.trips.ids)).toEqual(['one', 'three']);
    const { count, shapeDistance, headsign, ...columns } = feed.stopTimes;
    expect(Object.values(columns).map(({ length }) => length)).toEqual(Array(6).fill(count));
    expect([shapeDistance, headsign, ...Object.values(columns)].every(isShared)).toBe(true);
  });
});
