/** Days around which the same trips run have the same tables. */
import { memoize } from '../../common/memoize.ts';
import type { DayNumber } from '../../common/time.ts';
import { serviceDayStart } from '../../common/zone.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { type Span, serviceDaysOf } from './tripInstances.ts';

/** Seconds of the service day between which trips of a service are under way, by service. */
interface Hours {
  readonly services: readonly number[];
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
}

/**
 * Equal for two days only if the same trips are under way in the span around each of them, at the same seconds of it.
 *
 * @param timetable without real time.
 */
export function kindOfSpan(timetable: Feed, day: DayNumber, span: Span): string {
  const { services, earliest, latest } = hoursOf(timetable);
  const zero = serviceDayStart(timetable.timeZone, day);
  const [first, last] = serviceDaysOf(timetable, day, span);
  const kinds: string[] = [];
  for (let serviceDay = first; serviceDay <= last; serviceDay++) {
    // Not always whole days: clocks change.
    const shift = serviceDayStart(timetable.timeZone, serviceDay) - zero;
    const running = services.filter(
      (service) =>
        latest[service]! + shift >= span.from &&
        earliest[service]! + shift <= span.to &&
        timetable.runsOn(service, serviceDay),
    );
    if (running.length > 0) kinds.push(`${shift}: ${running.join()}`);
  }
  return kinds.join('; ');
}

const hoursOf = memoize(({ trips, stopTimes, frequencies }: Feed): Hours => {
  const services = [...new Set(trips.service)];
  const most = services.reduce((a, b) => Math.max(a, b), -1) + 1;
  const earliest = new Int32Array(most).fill(0x7fffffff);
  const latest = new Int32Array(most).fill(-0x80000000);
  const reach = (trip: number, from: number, to: number) => {
    const service = trips.service[trip]!;
    earliest[service] = Math.min(earliest[service]!, from);
    latest[service] = Math.max(latest[service]!, to);
  };
  const timesOf = (trip: number) =>
    [stopTimes.departure[trips.stopTimeStart[trip]!]!, stopTimes.arrival[trips.stopTimeStart[trip + 1]! - 1]!] as const;
  for (let trip = 0; trip < trips.count; trip++) reach(trip, ...timesOf(trip));
  for (const { trip, start, end } of frequencies) {
    const [departure, arrival] = timesOf(trip);
    reach(trip, start, end + arrival - departure);
  }
  return { services, earliest, latest };
});
