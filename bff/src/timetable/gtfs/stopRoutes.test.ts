import { linesOfStops } from '@halte/engine/timetable/stopIndex';
import { basics, feedOf, stopsTxt, tripsAndTimes } from '../testing/feeds.ts';

it('lists the lines of each stop once, whatever the order of trips, and none where nothing stops', async () => {
  const feed = await feedOf({
    ...basics(),
    'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1\nC 48.3 7.1\nNone 48.4 7.1'),
    'routes.txt': 'route_id,route_short_name,route_type\nr2,2,3\nr1,1,3\nr0,0,3',
    ...tripsAndTimes('a: A 8:00, B 8:10, A 8:20\nb: B 9:00, C 9:10\nc: A 10:00, C 10:10\nd: A 11:00, B 11:10'),
    'trips.txt': 'route_id,service_id,trip_id\nr1,daily,a\nr2,daily,b\nr1,daily,c\nr2,daily,d',
  });
  const { first, route } = feed.stopRoutes;
  const lines = feed.stops.map((_, stop) =>
    [...route.subarray(first[stop], first[stop + 1])].map((at) => feed.routes[at]!.id),
  );
  expect(lines.map((own) => own.sort())).toEqual([['r1', 'r2'], ['r1', 'r2'], ['r1', 'r2'], []]);
  expect(linesOfStops(feed, [0, 3]).map((at) => feed.routes[at]!.id)).toEqual(['r1', 'r2']);
});
