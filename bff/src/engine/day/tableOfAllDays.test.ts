import { dayFromIso, serviceDayStart } from '@halte/engine/common/zone';
import { allDaysOf } from '@halte/engine/search/day/allDays';
import { type DayTable, dayTable, type Sense } from '@halte/engine/search/day/dayTable';
import { patternsOf } from '@halte/engine/search/day/patterns';
import { positionsOf } from '@halte/engine/search/day/positions';
import { arrivesAt, leavesAt } from '@halte/engine/search/day/runTimes';
import { tableOfAllDays } from '@halte/engine/search/day/tableOfAllDays';
import type { Journey } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Tables } from '@halte/engine/search/raptor/network';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { randomFeed } from '../../timetable/testing/randomFeed.ts';
import { search } from '../testing/journeys.ts';

/** Among them days on which clocks change. */
const DAYS = ['2026-03-28', '2026-06-03', '2026-10-25'].map(dayFromIso);
const SEEDS = [1, 2, 3, 4];
const SENSES = ['forward', 'backward'] as const;

/** The table with all its runs. */
function loaded(feed: Feed, day: number, sense: Sense): DayTable {
  const patterns = patternsOf(feed);
  const allDays = allDaysOf(feed, patterns);
  const table = tableOfAllDays(feed, allDays, positionsOf(feed, patterns, allDays)[sense], day);
  for (let l = 0; l < table.fifoPatterns; l++) table.load!(l);
  return table;
}

/** A line for each run: its trip, its day, and its times at each stop. */
function runsOf(table: DayTable): string[] {
  const lines: string[] = [];
  for (let l = 0; l < table.fifoPatterns; l++) {
    const [start, runs] = [table.fifoPatternStart[l]!, table.fifoPatternTrips[l]!];
    const length = table.fifoPatternStart[l + 1]! - start;
    for (let r = 0; r < runs; r++) {
      const run = table.runStart[l]! + r;
      const calls = Array.from({ length }, (_, i) => {
        const arrives = arrivesAt({ ...table, table }, l, start + i, r);
        const leaves = leavesAt({ ...table, table }, l, start + i, r);
        return `${table.stop[start + i]!} ${arrives} ${leaves}`;
      });
      const { runTrip, runDay, runOffset, runShift } = table;
      lines.push(`${runTrip[run]} ${runDay[run]} ${runOffset[run]} ${runShift[run]}: ${calls.join(', ')}`);
    }
  }
  return lines.sort();
}

/** The runs of which one before them in their FIFO pattern is later at a stop. */
function overtaken(table: DayTable): string[] {
  const found: string[] = [];
  for (let l = 0; l < table.fifoPatterns; l++) {
    const [start, runs] = [table.fifoPatternStart[l]!, table.fifoPatternTrips[l]!];
    const length = table.fifoPatternStart[l + 1]! - start;
    for (let r = 1; r < runs; r++)
      for (let i = 0; i < length; i++) {
        const leaves = (run: number) => leavesAt({ ...table, table }, l, start + i, run);
        const arrives = (run: number) => arrivesAt({ ...table, table }, l, start + i, run);
        if (leaves(r) < leaves(r - 1) || arrives(r) < arrives(r - 1)) found.push(`FIFO pattern ${l} run ${r} at ${i}`);
      }
  }
  return found;
}

describe.each(SENSES)('tableOfAllDays, %s', (sense) => {
  it('has the runs and times of the table of the day alone, and none overtakes another', async () => {
    for (const seed of SEEDS) {
      const feed = await randomFeed(seed, seed % 2 === 0 ? 'busy' : 'sparse');
      for (const day of DAYS) {
        const table = loaded(feed, day, sense);
        const alone = runsOf(dayTable(feed, patternsOf(feed), day, sense));
        expect(alone.length).toBeGreaterThan(0);
        expect(runsOf(table)).toEqual(alone);
        expect(overtaken(table)).toEqual([]);
      }
    }
  });

  it('keeps a vehicle of the night apart from the first one of the next day, which overtakes it', async () => {
    const feed = await simpleFeed('A 48.0 7\nB 48.1 7', 'early: A 0:30, B 0:40\nnight: A 24:20, B 24:50');
    const table = loaded(feed, dayFromIso('2026-06-03'), sense);
    expect(table.fifoPatterns).toBe(2);
    expect(overtaken(table)).toEqual([]);
  });

  it('has room for more runs than at first', async () => {
    const stops = ['A', 'B', 'C', 'D', 'E', 'F'].map((id, i) => `${id} 48.${i} 7`).join('\n');
    const feed = await simpleFeed(stops, 't: A 0:00, B 0:01, C 0:02, D 0:03, E 0:04, F 0:05', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt,00:00:00,24:00:00,9',
    });
    const day = dayFromIso('2026-06-03');
    const runs = runsOf(loaded(feed, day, sense));
    expect(runs.length).toBeGreaterThan(19_000);
    expect(runs).toEqual(runsOf(dayTable(feed, patternsOf(feed), day, sense)));
  });
});

it('answers as with tables by day: vehicles that become another, headways, nights, by departure and arrival, via a place', async () => {
  let [found, seated] = [0, 0];
  for (const seed of SEEDS) {
    const feed = await randomFeed(seed, 'busy');
    const served = [...new Set(feed.stopTimes.stop)];
    const answers = (tables: Tables) => {
      const engine = createEngine(feed, tables);
      return DAYS.flatMap((day, d) =>
        Array.from({ length: 30 }, (_, i): readonly Journey[] => {
          const at = (n: number) => ({ stop: served[n % served.length]!, seconds: 0, metres: 0 });
          return engine.search({
            access: [at(i * 7 + d), at(i * 3)],
            egress: [at(i * 5 + 2)],
            time: serviceDayStart(feed.timeZone, day) + i * 1_441,
            direction: i % 2 === 0 ? 'departAfter' : 'arriveBy',
            windowSeconds: i % 3 === 0 ? 0 : 5_400,
            elseWithinSeconds: i % 4 === 0 ? 86_400 : undefined,
            excludedModes: new Set(),
            via: i % 5 === 4 ? [at(i * 11)] : undefined,
            viaStaySeconds: i % 10 === 4 ? 300 : 0,
            maxRides: 4,
            wheelchair: i % 6 === 5,
          });
        }),
      );
    };
    const times = (all: readonly (readonly Journey[])[]) =>
      all.map((journeys) => journeys.map(({ departure, arrival, rides }) => `${departure} ${arrival} ${rides}`));
    const ofAllDays = answers('ofAllDays');
    expect(times(ofAllDays)).toEqual(times(answers('byDay')));
    found += ofAllDays.flat().length;
    seated += ofAllDays.flat().filter(({ legs }) => legs.some((leg) => leg.kind === 'ride' && leg.staySeated)).length;
  }
  expect(found).toBeGreaterThan(150);
  expect(seated).toBeGreaterThan(5);
});

it('knows on a day on which only some trips of a block run what a vehicle becomes', async () => {
  const feed = await simpleFeed(
    'A 48.0 7\nB 48.1 7\nC 48.2 7',
    'one: A 8:00, B 8:10\ntwo: B 8:12, A 8:20\nthree: B 8:30, C 8:40',
    {
      'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,one,b\nr,workdays,two,b\nr,daily,three,b',
      'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,1,1,1,1,1,1,1,20260101,20261231
workdays,1,1,1,1,1,0,0,20260101,20261231`,
    },
  );
  for (const tables of ['byDay', 'ofAllDays'] as const) {
    const engine = createEngine(feed, tables);
    // A Saturday, then a Wednesday.
    expect(search(engine, 'A', 'C', '2026-06-06T08:00')).toEqual(['8:00 one A-B seated three B-C 8:40']);
    expect(search(engine, 'A', 'C', '2026-06-03T08:00')).toEqual(['8:00 one A-B three B-C 8:40']);
  }
});

it('leaves a vehicle in a trip that it has become and that no search has come to before', async () => {
  const feed = await simpleFeed(
    'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7\nE 48.4 7\nF 48.5 7',
    'one: A 8:00, B 8:10\ntwo: B 8:12, C 8:20, D 8:30\nother: C 8:25, E 8:40, F 8:50',
    { 'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,one,b\nr,daily,two,b\nr,daily,other,' },
  );
  const found = search(createEngine(feed, 'ofAllDays'), 'A', 'F', '2026-06-03T08:00');
  expect(found).toEqual(['8:00 one A-B seated two B-C other C-F 8:50']);
});
