import { epochAt } from '@halte/engine/common/zone';
import { optionsOf } from '@halte/engine/journeys/options';
import { walkingMetresOf } from '@halte/engine/journeys/plan';
import { findRides } from '@halte/engine/journeys/rides';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { simpleFeed } from '../timetable/testing/feeds.ts';

/** The origin is at 48.0 7.0: Near is 58 walked metres from it, Far 578. */
const STOPS = 'Near 48.0004 7.0\nFar 48.004 7.0\nEnd 48.2 7.0\nHalf 48.1 7.0\nNext 48.1034 7.0';
const FAST = 'fast: Far 8:20, End 8:40';

async function journeys(trips: string): Promise<string[]> {
  const feed = await simpleFeed(STOPS, trips);
  const place = (lat: number) => ({ id: '', name: '', lat, lon: 7, stops: [] });
  const { plans } = findRides(
    { feed, engine: createEngine(feed) },
    {
      from: place(48),
      to: place(48.2),
      via: null,
      viaStaySeconds: 0,
      time: epochAt('Europe/Paris', '2026-06-03T08:00'),
      direction: 'departAfter',
      options: optionsOf(undefined),
      now: 0,
      language: null,
    },
  );
  const rides = plans.map((plan) => {
    const [trip] = plan.legs.flatMap((leg) => (leg.kind === 'ride' ? [feed.trips.ids.at(leg.trip)] : []));
    return `${trip} ${walkingMetresOf(plan)}`;
  });
  return [...new Set(rides)].sort();
}

it.each([
  ['a later one nearer by', `${FAST}\nslow: Near 8:25, End 9:30`, ['fast 578', 'slow 58']],
  [
    'the next one nearer by, where none leaves in half an hour',
    `${FAST}\nslow: Near 9:50, End 10:50`,
    ['fast 578', 'slow 58'],
  ],
  [
    'none beyond the hour that walks hardly less than what leaves beside it',
    `${FAST}\nslow: Near 9:50, Half 10:00\nchange: Next 10:15, End 10:50\nbeside: Far 9:58, End 10:20`,
    ['fast 578'],
  ],
  ['no other where the nearest is used', 'fast: Near 8:20, End 8:40\nslow: Far 8:15, End 9:00', ['fast 58']],
])('finds journeys with less walking: %s', async (_case, trips, expected) => {
  expect(await journeys(trips)).toEqual(expected);
});
