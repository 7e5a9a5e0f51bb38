import type { DayNumber } from '@halte/engine/common/time';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { prepareSearches } from '@halte/engine/search/raptor/prepare';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { MONDAY_AT_8, smallTownFeed } from '../../testing/smallTown.ts';

it('leaves nothing to be made of the timetable by the first searches of the day, in both directions', async () => {
  const feed = await smallTownFeed();
  let asked = 0;
  const counted: Feed = {
    ...feed,
    runsOn(service: number, day: DayNumber) {
      asked++;
      return feed.runsOn(service, day);
    },
  };
  prepareSearches(counted, MONDAY_AT_8);
  expect(asked).toBeGreaterThan(0);
  asked = 0;
  const engine = createEngine(counted);
  const [access, egress] = [0, feed.stops.length - 1].map((stop) => [{ stop, metres: 0, seconds: 0 }]);
  for (const direction of ['departAfter', 'arriveBy'] as const) {
    engine.search({
      ...{ access: access!, egress: egress!, time: MONDAY_AT_8, direction, windowSeconds: 0 },
      ...{ excludedModes: new Set(), maxRides: 4, wheelchair: false },
    });
  }
  expect(asked).toBe(0);
});
