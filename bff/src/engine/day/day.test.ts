import { dayFromIso } from '@halte/engine/common/zone';
import { dayTable, type Sense } from '@halte/engine/search/day/dayTable';
import { footpathsOf, reversed } from '@halte/engine/search/day/footpaths';
import { patternsOf } from '@halte/engine/search/day/patterns';
import { transferClassesOf } from '@halte/engine/search/day/transferClasses';
import { withoutOvertaking } from '@halte/engine/search/day/tripInstances';
import { networkOf } from '@halte/engine/search/raptor/network';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { withUpdates } from '../../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { randomFeed } from '../../timetable/testing/randomFeed.ts';
import { randomUpdates } from '../../timetable/testing/randomUpdates.ts';

const DAY = dayFromIso('2026-06-03');
const FAR = 'A 48.0 7\nB 48.1 7\nC 48.2 7';
const changeSource = (feed: Feed) => ({
  feed,
  patterns: patternsOf(feed),
  classes: transferClassesOf(feed),
  profile: 'foot' as const,
});
const changesOf = (feed: Feed) => {
  const { start, to, seconds } = footpathsOf(changeSource(feed));
  return feed.stops.flatMap(({ id }, stop) =>
    Array.from(
      to.subarray(start[stop], start[stop + 1]),
      (other, i) => `${id}${feed.stops[other]!.id} ${seconds[start[stop]! + i]}`,
    ),
  );
};

describe('patternsOf', () => {
  it('puts trips together with the same stops, under the same rules', async () => {
    const feed = await simpleFeed(FAR, 'a: A 8:00, B 8:10\nb: A 9:00, B 9:05\nc: A 8:00, C 8:10\nd: A 7:00, B 7:10', {
      'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\ns,a,2,3',
      'trips.txt':
        'route_id,service_id,trip_id,wheelchair_accessible\nr,daily,a,0\nr,daily,b,1\nr,daily,c,0\nr,daily,d,2',
    });
    const { count, tripStart, trip } = patternsOf(feed);
    const groups = Array.from({ length: count }, (_, p) =>
      [...trip.subarray(tripStart[p], tripStart[p + 1])].map((t) => feed.trips.ids.at(t)),
    );
    expect(groups).toEqual([['a', 'b'], ['c'], ['d']]);
  });
});

describe('withoutOvertaking', () => {
  it.each([
    ['one fifoPattern when all keep their order', ['8:00 8:30', '8:10 8:40', '8:10 8:40', '8:20 8:50'], 1],
    ['another for each that is overtaken', ['8:00 9:00', '8:10 8:40', '8:20 8:50'], 2],
    ['as many as overtake at once', ['8:00 9:00', '8:10 8:50', '8:20 8:40'], 3],
  ])('takes %s', async (_, times, fifoPatterns) => {
    const lines = times.map((time, i) => {
      const [from, to] = time.split(' ');
      return `t${i}: A ${from}, B ${to}`;
    });
    const feed = await simpleFeed(FAR, lines.join('\n'));
    const { arrival, departure } = feed.stopTimes;
    const runs = times.map((_, trip) => {
      const first = feed.trips.stopTimeStart[trip]!;
      return { trip, serviceDay: 0, offset: 0, shift: 0, arrival, departure, first };
    });
    expect(withoutOvertaking(runs.reverse(), 2)).toHaveLength(fifoPatterns);
  });
});

describe('dayTable', () => {
  it.each(['forward', 'backward'] as const)('keeps every fifoPattern in order of time, %s', async (sense: Sense) => {
    for (const seed of [1, 2, 3]) {
      const timetable = await randomFeed(seed, 'busy');
      const feed = seed === 1 ? timetable : withUpdates(timetable, randomUpdates(timetable, seed, DAY - 1, DAY + 1));
      const table = dayTable(feed, networkOf(feed).patterns, DAY, sense);
      expect(table.fifoPatterns).toBeGreaterThan(0);
      const broken: string[] = [];
      for (let fifoPattern = 0; fifoPattern < table.fifoPatterns; fifoPattern++) {
        const length = table.fifoPatternStart[fifoPattern + 1]! - table.fifoPatternStart[fifoPattern]!;
        const runs = table.fifoPatternTrips[fifoPattern]!;
        for (let r = 0; r < runs; r++)
          for (let i = 0; i < length; i++) {
            const leaves = (run: number) => table.departure[table.fifoPatternTimes[fifoPattern]! + i * runs + run]!;
            const arrives = (run: number) => table.arrival[table.fifoPatternTimes[fifoPattern]! + run * length + i]!;
            if (r > 0 && (leaves(r) < leaves(r - 1) || arrives(r) < arrives(r - 1)))
              broken.push(`fifoPattern ${fifoPattern} run ${r} at ${i}`);
            if (leaves(r) < arrives(r))
              broken.push(`fifoPattern ${fifoPattern} run ${r} leaves ${i} before it arrives`);
          }
      }
      expect(broken).toEqual([]);
    }
  });
});

describe('footpathsOf', () => {
  const NEAR = 'A 48.0000 7\nB 48.0010 7\nC 48.0030 7\nD 48.1 7\nE 48.2 7';

  it('offers staying and walking, where a vehicle can be left and another boarded', async () => {
    const feed = await simpleFeed(NEAR, 'in: E 8:00, A 8:20\nt: B 8:00, C 8:02, D 8:10\nu: A 8:30, D 8:40');
    expect(changesOf(feed)).toEqual(['AA 60', 'AB 116', 'AC 348', 'CC 60', 'CB 232', 'CA 348']);
  });

  it('is the same with what real time adds as if built from scratch', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const timetable = await randomFeed(seed, 'busy');
      const feed = withUpdates(timetable, randomUpdates(timetable, seed, DAY, DAY));
      const planned = patternsOf(timetable);
      const { patterns, footpaths } = networkOf(feed);
      expect(patterns.count).toBeGreaterThan(planned.count);
      expect(footpaths).toEqual(footpathsOf({ ...changeSource(feed), patterns }));
    }
  });

  it('is the same the other way round', async () => {
    const feed = await randomFeed(5, 'sparse');
    const there = footpathsOf(changeSource(feed));
    const back = reversed(reversed(there));
    const sets = [there, back].map(({ start, to, seconds }) =>
      feed.stops.map((_, stop) =>
        Array.from(
          to.subarray(start[stop], start[stop + 1]),
          (other, i) => `${other} ${seconds[start[stop]! + i]}`,
        ).sort(),
      ),
    );
    expect(sets[0]).toEqual(sets[1]);
    expect(there.to.length).toBeGreaterThan(feed.stops.length);
  });
});
