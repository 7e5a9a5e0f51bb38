import type { Instant } from '@halte/i18n';
import { isActive } from '../alerts/alertPeriod.ts';
import { barOf } from './bar.ts';
import { closedRows, closures } from './interruption.ts';
import type { LineDetail, LineDirection } from './lineDetail.ts';
import { rowsOfTrip, type TripStopTime, timeAtStop } from './rowsOfTrip.ts';
import { freshestAge, type Vehicle, vehiclesInDirection, vehiclesOnBar } from './vehiclesOnBar.ts';

/** How a stop is served by the chosen trip. */
export type StopService = 'open' | 'closed' | 'provisional-end' | 'passed';

interface Situation {
  readonly now: Instant;
  /** All vehicles of the line that reported. */
  readonly vehicles: readonly Vehicle[];
  /** The stops of the chosen trip with their times; none where the trip is not known. */
  readonly calls: readonly TripStopTime[];
}

/** A direction of a line at `now`: its alerts, its bar, its vehicles, and by row how the chosen trip serves it. */
export function directionNow(line: LineDetail, direction: LineDirection, { now, vehicles, calls }: Situation) {
  const times = rowsOfTrip(direction, calls);
  const last = times.findLastIndex((time) => time !== null);
  const interruptions = closures(line, now);
  const { closed, provisionalEnd } = closedRows(direction, interruptions, times);
  const running = vehiclesInDirection(vehicles, direction, now);
  return {
    interruptions,
    otherAlerts: line.alerts.filter((alert) => isActive(alert, now) && !interruptions.includes(alert)),
    bar: barOf(direction),
    running: running.length,
    onBar: vehiclesOnBar(direction, running, now),
    /** Seconds since the newest report; null without vehicles. */
    age: freshestAge(running, now),
    /** Not served: the stop, and the way to its neighbours. */
    closedAt: (row: number) => ({
      stop: closed.has(row),
      above: closed.has(row) || closed.has(row - 1),
      below: closed.has(row) || closed.has(row + 1),
    }),
    serviceAt(row: number): StopService {
      if (closed.has(row)) return 'closed';
      if (row === provisionalEnd) return 'provisional-end';
      return calls.length > 0 && !times[row] ? 'passed' : 'open';
    },
    /** The instant at which the trip is there; null where it does not pass. */
    timeAt(row: number): string | null {
      const time = times[row];
      return time ? timeAtStop(time, row === last) : null;
    },
  };
}
