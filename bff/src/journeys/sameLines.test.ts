/** Compares results from the lines of a journey with those of a search. */

import { dayFromIso, epochAt, serviceDayStart } from '@halte/engine/common/zone';
import { arrivalLeavingAfter, departureArrivingBefore } from '@halte/engine/journeys/sameLines';
import type { Journey, JourneyQuery } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { randomFeed } from '../timetable/testing/randomFeed.ts';
import { randomUpdates } from '../timetable/testing/randomUpdates.ts';

const DAY = dayFromIso('2026-06-03');
const QUESTIONS = 120;

function queries(feed: Feed): JourneyQuery[] {
  const random = randomNumbers(7);
  const end = () => [{ stop: between(random, 0, feed.stops.length - 1), seconds: between(random, 0, 600), metres: 0 }];
  return Array.from({ length: QUESTIONS }, (_, number) => ({
    access: end(),
    egress: end(),
    time: serviceDayStart(feed.timeZone, DAY) + between(random, 6 * 3_600, 22 * 3_600),
    direction: 'departAfter',
    windowSeconds: 3_600,
    excludedModes: new Set(),
    maxRides: 4,
    wheelchair: number % 4 === 0,
    changeMarginSeconds: number % 3 === 0 ? 300 : 0,
  }));
}

/** The number of journeys shown by the lines, and those for which a search finds nothing as good. */
function compared(feed: Feed): { readonly shown: number; readonly unfounded: readonly Journey[] } {
  const engine = createEngine(feed);
  const unfounded: Journey[] = [];
  let shown = 0;
  for (const query of queries(feed))
    for (const journey of engine.search(query).slice(0, 2)) {
      const { departure, arrival } = journey;
      const later = arrivalLeavingAfter(feed, journey, departure, query);
      const after = engine.search({ ...query, time: departure + 1, windowSeconds: 0 });
      const earlier = departureArrivingBefore(feed, journey, arrival, query);
      const before = engine.search({ ...query, time: arrival - 1, windowSeconds: 0, direction: 'arriveBy' });
      if (later !== null && !after.some((one) => one.arrival <= later)) unfounded.push(journey);
      if (earlier !== null && !before.some((one) => one.departure >= earlier)) unfounded.push(journey);
      shown += Number(later !== null) + Number(earlier !== null);
    }
  return { shown, unfounded };
}

describe.each(['sparse', 'busy'] as const)('on a %s network', (bustle) => {
  it('shows no journey that a search does not find', async () => {
    const { shown, unfounded } = compared(await randomFeed(bustle === 'busy' ? 104 : 4, bustle));
    expect(unfounded).toEqual([]);
    expect(shown).toBeGreaterThan(3);
  });

  it('shows none in real time either', async () => {
    const timetable = await randomFeed(bustle === 'busy' ? 105 : 5, bustle);
    const { shown, unfounded } = compared(withUpdates(timetable, randomUpdates(timetable, 1, DAY - 1, DAY + 1)));
    expect(unfounded).toEqual([]);
    expect(shown).toBeGreaterThan(2);
  });
});

it('tells when the same lines go again, and when they went before', async () => {
  const feed = await simpleFeed(
    'A 48.0 7\nB 48.1 7\nC 48.2 7',
    `a1: A 08:00, B 08:10
     a2: A 08:30, B 08:40
     a3: A 09:00, B 09:10
     b1: B 08:15, C 08:25
     b2: B 08:45, C 08:55
     b3: B 09:10, C 09:20`,
  );
  const at = (clock: string) => epochAt(feed.timeZone, `2026-06-03T${clock}`);
  const [first, second] = createEngine(feed).search({
    ...queries(feed)[1]!,
    access: [{ stop: feed.stopById.get('A')!, seconds: 0, metres: 0 }],
    egress: [{ stop: feed.stopById.get('C')!, seconds: 120, metres: 100 }],
    time: at('08:00'),
  });
  const usual = { wheelchair: false };
  expect(arrivalLeavingAfter(feed, first!, first!.departure, usual)).toBe(at('08:57'));
  expect(departureArrivingBefore(feed, second!, second!.arrival, usual)).toBe(at('08:00'));
  expect(departureArrivingBefore(feed, first!, first!.arrival, usual)).toBeNull();
  // At 09:10 there is no time left to change.
  expect(arrivalLeavingAfter(feed, second!, second!.departure, usual)).toBeNull();
  // Five minutes from 08:10 to 08:15, of which one is the change: four of margin are possible, five are not.
  const slow = { wheelchair: false, changeMarginSeconds: 300 };
  expect(arrivalLeavingAfter(feed, first!, first!.departure, { ...slow, changeMarginSeconds: 240 })).toBe(at('08:57'));
  expect(arrivalLeavingAfter(feed, first!, first!.departure, slow)).toBe(at('09:22'));
  expect(departureArrivingBefore(feed, second!, second!.arrival, slow)).toBeNull();
});
