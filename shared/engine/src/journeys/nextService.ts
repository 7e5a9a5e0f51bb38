/** Finds the next service between two places after a search found nothing within its range. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { dayOf, midnightOf } from '../common/zone.ts';
import type { AccessPoint, Journey, JourneyEngine, JourneyQuery } from '../search/journeyEngine.ts';
import type { Feed, StopIndex, TripIndex } from '../timetable/feed/feed.ts';
import { overlayOf, timetableOf } from '../timetable/realtime/overlay.ts';
import { stopVisits, tripOfStopTime } from '../timetable/stopIndex.ts';

/**
 * A search from midnight finds journeys of that day and of the next, and days with the same services count once: a service on
 * one day of the week is found. The engine caches at least eight day tables; more searches would evict those of today.
 */
const MOST_SEARCHES = 4;
/** Most repetitions: a journey shown among others at first is shown first one search later. */
const MOST_REPEATS = 4;
const DAY_SECONDS = 86_400;

type Direction = JourneyQuery['direction'];

interface Wanted {
  readonly direction: Direction;
  /** Earlier arrivals are of no use. */
  readonly notBefore: EpochSeconds;
  /** The departure of the first (arrival of the last) journey shown for a search at that time. */
  readonly firstShown: (time: EpochSeconds) => EpochSeconds | null;
}

/**
 * The departure of the next journey after the day of `query.time` or, backward, the arrival of the last one before it; null if there is
 * none. Days are searched one after another, each from its beginning (end) and without a window. It skips days on
 * which no vehicle leaves one end or none reaches the other, and days with the same surrounding services as one already
 * searched without result; after {@link MOST_SEARCHES} searches the result is null. A journey found may not be shown by a search at its time, so
 * the returned time is that of `firstShown`.
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

/** The time at which the first journey shown leaves (arrives) at exactly that time. */
function settled(firstShown: (time: EpochSeconds) => EpochSeconds | null, time: EpochSeconds): EpochSeconds | null {
  let at = time;
  for (let i = 0; i < MOST_REPEATS; i++) {
    const shown = firstShown(at);
    if (shown === null || shown === at) return shown;
    at = shown;
  }
  return null;
}

/** The departure of the first journey (or the arrival of the last one in time). */
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
  // Vehicles of the last service day run past its midnight.
  const [first, last] = [feed.firstDay, feed.lastDay + daysOnTheRoad(feed)];
  if (direction === 'departAfter') for (let next = Math.max(day + 1, first); next <= last; next++) yield next;
  else {
    const earliest = Math.max(first, dayOf(feed.timeZone, notBefore));
    for (let before = Math.min(day - 1, last); before >= earliest; before--) yield before;
  }
}

/**
 * Key of the services around a day: two days with the same key have the same journeys; null if no journey can begin or end there.
 * Days with real time have unique keys.
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

/** For each day of a timetable, the first day with the same services. */
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

/** How many service days ago a vehicle still under way may have started. */
function daysOnTheRoad(feed: Feed): number {
  return Math.max(1, Math.floor(stopVisits(feed).latest / DAY_SECONDS));
}

/**
 * By stop, cached on demand: one trip for each service and mode at the stop. A station has thousands of trips but few of
 * these. They are those of the timetable without the overlay, and remain valid when real time is updated.
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
