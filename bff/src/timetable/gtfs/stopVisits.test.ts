import { stopVisits, tripOfStopTime } from '@halte/engine/timetable/stopIndex';
import { basics, feedOf, stopsTxt, tripsAndTimes } from '../testing/feeds.ts';

it('lists the stop times of each stop in the order of departure, of equal ones in that of the file', async () => {
  const feed = await feedOf({
    ...basics(),
    'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1\nC 48.3 7.1\nNone 48.4 7.1'),
    ...tripsAndTimes('late: A 26:00, B 26:10\nearly: A 8:00, C 8:20\nsame: A 8:00, B 8:10, A 9:00, C 9:30'),
  });
  const { first, stopTime } = stopVisits(feed);
  const visits = feed.stops.map(({ id }, stop) => {
    const own = [...stopTime.subarray(first[stop]!, first[stop + 1]!)];
    return [
      id,
      ...own.map((at) => `${feed.trips.ids.at(tripOfStopTime(feed, at))} ${feed.stopTimes.departure[at]! / 60}`),
    ];
  });
  expect(visits).toEqual([
    ['A', 'early 480', 'same 480', 'same 540', 'late 1560'],
    ['B', 'same 490', 'late 1570'],
    ['C', 'early 500', 'same 570'],
    ['None'],
  ]);
});
