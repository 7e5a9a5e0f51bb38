/** When something runs again between two places, where a search found nothing within its reach. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { dayOf, midnightOf } from '../common/zone.ts';
import type { AccessPoint, Journey, JourneyEngine, JourneyQuery } from '../engine/journeyEngine.ts';
import type { Feed, StopIndex, TripIndex } from '../timetable/feed/feed.ts';
import { overlayOf, timetableOf } from '../timetable/realtime/overlay.ts';
import { stopVisits, tripOfStopTime } from '../timetable/stopIndex.ts';

/**
 * A search from midnight finds journeys of that day and of the next one, and days on which the same services run count once: a service on
 * one day of the week is found. The engine retains at least eight tables of days; more searches would drop those of today.
 */
const MOST_SEARCHES = 4;
/** A time that is shown beside others is shown first a search later. */
const MOST_REPEATS = 4;
const DAY_SECONDS = 86_400;

type Direction = JourneyQuery['direction'];

interface Wanted {
  readonly direction: Direction;
  /** What arrives before is of no use. */
  readonly notBefore: EpochSeconds;
  /** Of what is shown for a search at that time, when the first one leaves (the last one arrives). */
  readonly firstShown: (time: EpochSeconds) => EpochSeconds | null;
}

/**
 * The departure of the next journey after the day of `query.time`, or, backward, the arrival of the last one before it; null where there is
 * none. Days are searched one after the other, each from its beginning (end) and without a window. Left out are days on
 * which no vehicle leaves from the one end or none comes to the other, and days around which the same services run as on one that was
 * searched in vain; after {@link MOST_SEARCHES} searches there is no answer. What the engine finds may not be shown when it is searched, so
 * the time given is that of the `firstShown` then.
 */
export function nextService(
  engine: JourneyEngine,
  query: JourneyQuery,
  { direction, notBefore, firstShown }: Wanted,
): EpochSeconds | null {
  const { feed } = engine;
  const onDay = runningOn(feed, query);
  const inVain = new Set<string>();
  let searches = 0;
  for (const day of daysFrom(feed, query.time, { direction, notBefore })) {
    const running = onDay(day);
    if (running === null || inVain.has(running)) continue;
    const time = direction === 'departAfter' ? midnightOf(feed.timeZone, day) : midnightOf(feed.timeZone, day + 1) - 1;
    const found = endOf(engine.search({ ...query, time, direction, windowSeconds: 0 }), direction);
    const shown = found === null || found < notBefore ? null : settled(firstShown, found);
    if (shown !== null) return shown < notBefore ? null : shown;
    inVain.add(running);
    if (++searches === MOST_SEARCHES) return null;
  }
  return null;
}

/** The time at which the first journey shown leaves (arrives) just then. */
function settled(firstShown: (time: EpochSeconds) => EpochSeconds | null, time: EpochSeconds): EpochSeconds | null {
  let at = time;
  for (let i = 0; i < MOST_REPEATS; i++) {
    const shown = firstShown(at);
    if (shown === null || shown === at) return shown;
    at = shown;
  }
  return null;
}

/** When the first journey leaves (or the last that is in time arrives). */
export function endOf(
  journeys: readonly Pick<Journey, 'departure' | 'arrival'>[],
  direction: Direction,
): EpochSeconds | null {
  if (journeys.length === 0) return null;
  return direction === 'departAfter'
    ? Math.min(...journeys.map(({ departure }) => departure))
    : Math.max(...journeys.map(({ arrival }) => arrival));
}

function* daysFrom(
  feed: Feed,
  time: EpochSeconds,
  { direction, notBefore }: Pick<Wanted, 'direction' | 'notBefore'>,
): Generator<DayNumber> {
  const day = dayOf(feed.timeZone, time);
  // The vehicles of the last service day are on the road past its midnight.
  const [first, last] = [feed.firstDay, feed.lastDay + daysOnTheRoad(feed)];
  if (direction === 'departAfter') for (let next = Math.max(day + 1, first); next <= last; next++) yield next;
  else {
    const earliest = Math.max(first, dayOf(feed.timeZone, notBefore));
    for (let before = Math.min(day - 1, last); before >= earliest; before--) yield before;
  }
}

/**
 * Names what runs around a day, so that two days of the same name have the same journeys; null where none can begin or end there.
 * Days with real time have names of their own.
 */
function runningOn(feed: Feed, { access, egress, excludedModes }: JourneyQuery) {
  const before = daysOnTheRoad(feed);
  const [ofAccess, ofEgress] = [access, egress].map((points) => servicesAt(feed, points, excludedModes));
  const kinds = kindsOfDays(timetableOf(feed));
  const updated = new Set(overlayOf(feed)?.instances.map(({ serviceDay }) => serviceDay));
  return (day: DayNumber): string | null => {
    const days = Array.from({ length: before + 2 }, (_, i) => day - before + i);
    const runs = (services: Iterable<number>) => {
      for (const service of services) if (days.some((one) => feed.runsOn(service, one))) return true;
      return false;
    };
    if (!runs(ofAccess!) || !runs(ofEgress!)) return null;
    return days.some((one) => updated.has(one)) ? `${day}` : days.map((one) => kinds.get(one) ?? '').join('/');
  };
}

/** For each day of a timetable, the first one with the same services. */
const kindsOfDays = memoize((timetable: Feed): ReadonlyMap<DayNumber, DayNumber> => {
  const services = [...new Set(timetable.trips.service)];
  const firstWith = new Map<string, DayNumber>();
  const kinds = new Map<DayNumber, DayNumber>();
  for (let day = timetable.firstDay; day <= timetable.lastDay; day++) {
    const running = services.filter((service) => timetable.runsOn(service, day)).join();
    kinds.set(
      day,
      getOrCompute(firstWith, running, () => day),
    );
  }
  return kinds;
});

/** How many service days back a vehicle that is on the road may have started. */
function daysOnTheRoad(feed: Feed): number {
  return Math.max(1, Math.floor(stopVisits(feed).latest / DAY_SECONDS));
}

/**
 * By stop, of those that were at for: one trip for each service and mode that comes there. A station has thousands of trips and few of
 * these. They are those of the timetable, whatever is laid over it, and stay when real time is polled.
 */
const sampleTrips = memoize((_timetable: Feed) => new Map<StopIndex, readonly TripIndex[]>());

function sampleTripsAt(timetable: Feed, stop: StopIndex): readonly TripIndex[] {
  const { first, stopTime } = stopVisits(timetable);
  const { route, service } = timetable.trips;
  const samples = new Map<string, TripIndex>();
  for (let i = first[stop]!; i < first[stop + 1]!; i++) {
    const trip = tripOfStopTime(timetable, stopTime[i]!);
    samples.set(`${service[trip]} ${timetable.routes[route[trip]!]!.mode}`, trip);
  }
  return [...samples.values()];
}

function servicesAt(
  feed: Feed,
  points: readonly AccessPoint[],
  excludedModes: JourneyQuery['excludedModes'],
): ReadonlySet<number> {
  const { route, service } = feed.trips;
  const timetable = timetableOf(feed);
  const known = sampleTrips(timetable);
  const services = new Set<number>();
  for (const { stop } of points)
    for (const trip of getOrCompute(known, stop, () => sampleTripsAt(timetable, stop)))
      if (!excludedModes.has(feed.routes[route[trip]!]!.mode)) services.add(service[trip]!);
  return services;
}
