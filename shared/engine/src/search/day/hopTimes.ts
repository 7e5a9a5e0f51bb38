/** Times from one position to the next, over all runs of a FIFO pattern on the day of a table. */
import { memoize } from '../../common/memoize.ts';
import type { DayTable } from './dayTable.ts';
import type { HopTimes } from './positions.ts';

export function hopTimesOf(table: DayTable): HopTimes {
  return table.positions?.hops ?? onDay(table);
}

const onDay = memoize(measured);

function measured(table: DayTable): HopTimes {
  const { fifoPatterns, fifoPatternStart, fifoPatternTrips, fifoPatternTimes, arrival, departure, stop } = table;
  const quickestArrival = new Int32Array(stop.length);
  const slowestArrival = new Int32Array(stop.length);
  const slowestDeparture = new Int32Array(stop.length);
  for (let l = 0; l < fifoPatterns; l++) {
    const [start, runs, times] = [fifoPatternStart[l]!, fifoPatternTrips[l]!, fifoPatternTimes[l]!];
    const length = fifoPatternStart[l + 1]! - start;
    for (let i = 0; i + 1 < length; i++) {
      let [quickest, slowest, slowestLeaving] = [Number.POSITIVE_INFINITY, 0, 0];
      for (let run = 0; run < runs; run++) {
        const arrives = times + run * length + i;
        const leaves = times + i * runs + run;
        const hop = arrival[arrives + 1]! - arrival[arrives]!;
        quickest = Math.min(quickest, hop);
        slowest = Math.max(slowest, hop);
        slowestLeaving = Math.max(slowestLeaving, departure[leaves + runs]! - departure[leaves]!);
      }
      quickestArrival[start + i] = quickest;
      slowestArrival[start + i] = slowest;
      slowestDeparture[start + i] = slowestLeaving;
    }
  }
  return { quickestArrival, slowestArrival, slowestDeparture };
}
