/** The first and the last departure of a service day at a stop, as scheduled. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { serviceDayStart } from '../common/zone.ts';
import type { Departure } from '../timetable/departures.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { printedTimetable } from '../timetable/inLanguage.ts';
import { stopVisits, tripOfStopTime } from '../timetable/stopIndex.ts';
import { offsetsOf } from './dayTrips.ts';
import { type GroupedBy, groupOf } from './grouping.ts';

interface Ends {
  readonly first: EpochSeconds;
  readonly last: EpochSeconds;
}

type EndsByGroup = ReadonlyMap<string, Ends>;

/** Cache size: the busy stops of a big city on two days, with both groupings. */
const MOST_KNOWN = 2_000;

const endsOf = memoize((_timetable: Feed) => new Map<string, EndsByGroup>());

/** Returns a function that says whether a departure is the first or the last of its service day and group at `stops`. */
export function serviceEnds(feed: Feed, stops: readonly StopIndex[], groupedBy: GroupedBy) {
  const dayOf = dayOfGroup(feed, stops, groupedBy);
  return (departure: Departure) => {
    const { scheduledDeparture } = departure;
    const own = dayOf(departure);
    const isEnd = (instant: EpochSeconds | undefined) => instant !== undefined && scheduledDeparture === instant;
    return { isFirst: isEnd(own?.first), isLast: isEnd(own?.last) };
  };
}

/** The first and the last departure in the service day and group of a departure; null if it is not in the timetable. */
export function dayOfGroup(feed: Feed, stops: readonly StopIndex[], groupedBy: GroupedBy) {
  const timetable = printedTimetable(feed);
  const place = `${groupedBy} ${stops.join()}`;
  return ({ trip, position, serviceDay }: Departure): Ends | null =>
    endsOn(timetable, place, stops, groupedBy, serviceDay).get(groupOf(feed, groupedBy, trip, position)) ?? null;
}

function endsOn(
  timetable: Feed,
  place: string,
  stops: readonly StopIndex[],
  groupedBy: GroupedBy,
  day: DayNumber,
): EndsByGroup {
  const all = endsOf(timetable);
  return getOrCompute(all, `${day} ${place}`, () => {
    if (all.size >= MOST_KNOWN) all.clear();
    return collect(timetable, stops, groupedBy, day);
  });
}

function collect(timetable: Feed, stops: readonly StopIndex[], groupedBy: GroupedBy, day: DayNumber): EndsByGroup {
  const { first, stopTime } = stopVisits(timetable);
  const { trips, stopTimes } = timetable;
  const zero = serviceDayStart(timetable.timeZone, day);
  const ends = new Map<string, Ends>();
  for (const stop of stops)
    for (let visit = first[stop]!; visit < first[stop + 1]!; visit++) {
      const at = stopTime[visit]!;
      const own = tripOfStopTime(timetable, at);
      const leaves = stopTimes.pickup[at] === 1 && at < trips.stopTimeStart[own + 1]! - 1;
      if (!leaves || !timetable.runsOn(trips.service[own]!, day)) continue;
      const group = groupOf(timetable, groupedBy, own, at - trips.stopTimeStart[own]!);
      for (const { offset } of offsetsOf(timetable, own)) {
        const instant = zero + offset + stopTimes.departure[at]!;
        const before = ends.get(group);
        ends.set(group, {
          first: Math.min(before?.first ?? instant, instant),
          last: Math.max(before?.last ?? instant, instant),
        });
      }
    }
  return ends;
}
