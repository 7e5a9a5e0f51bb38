import { addMinutes, type Instant, instantFromMillis, millisOf } from '@halte/i18n';
import { distanceMetres } from '@halte/places';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { earlierOf, laterOf } from './instants.ts';

/** A position as the device gives it. */
export interface Fix {
  readonly lat: number;
  readonly lon: number;
  /** Metres around it within which the device is. */
  readonly accuracy: number;
  readonly at: Instant;
}

/** A stop of a ride, in the order of the journey. */
export interface StopOnWay {
  readonly lat: number;
  readonly lon: number;
  readonly isBoarding: boolean;
  readonly arrival: Instant;
  readonly departure: Instant;
}

/** How far the traveller has come by the positions until now. */
export interface Followed {
  /** Index of the last stop that was reached; -1: none. */
  readonly passed: number;
  /** Still there. */
  readonly isThere: boolean;
  /** Of the last position that was taken. */
  readonly at: Instant;
}

/** Worse positions, of masts and of buildings, jump between stops. */
const WORST_METRES = 150;
/** Nearer is there, and only farther is away again. */
const THERE_METRES = 80;
const AWAY_METRES = 130;
/** How much nearer another stop has to be before the one in between counts as passed. */
const CLEARLY_METRES = 50;
/** Farther from each stop than that, and than most of the way to the next one, a traveller is elsewhere. */
const OFF_METRES = 1_000;
/** A vehicle is at most so early or late; a line that comes back to a stop does so later. */
const EARLY_MS = 10 * 60_000;
const LATE_MS = 30 * 60_000;
/** An older position says where the traveller has been, not where they are. */
const FRESH_MS = 60_000;

/** Stops that are served, of all rides up to the first that cannot be made. */
export function stopsOnWay({ sections }: DetailedJourney): readonly StopOnWay[] {
  const broken = sections.findIndex(({ ride, holds }) => ride && !holds);
  return sections.slice(0, broken === -1 ? undefined : broken).flatMap(({ ride }) =>
    (ride?.calls ?? [])
      .map(({ point: { lat, lon }, arrivalDateTime, departureDateTime, status }, index) => ({
        ...{ lat, lon, arrival: arrivalDateTime, departure: departureDateTime },
        isBoarding: index === 0,
        isServed: status !== 'skipped',
      }))
      .filter(({ isServed }) => isServed)
      .map(({ isServed: _, ...stop }) => stop),
  );
}

/** The nearest of the stops that a vehicle may be at by now. */
function nearestOf(stops: readonly StopOnWay[], fix: Fix): { readonly index: number; readonly metres: number } | null {
  const now = millisOf(fix.at);
  const near = stops
    .map((stop, index) => ({ stop, index, metres: distanceMetres(stop, fix) }))
    .filter(({ stop }) => millisOf(stop.arrival) - EARLY_MS <= now && now <= millisOf(stop.departure) + LATE_MS)
    .sort((one, other) => one.metres - other.metres)[0];
  if (!near) return null;
  const gaps = [near.index - 1, near.index + 1].flatMap((index) => {
    const neighbour = stops[index];
    return neighbour ? [distanceMetres(neighbour, near.stop)] : [];
  });
  return near.metres > Math.max(OFF_METRES, 0.75 * Math.max(0, ...gaps)) ? null : near;
}

/** What the next position says. One that is not good enough, is older than the last one, or is elsewhere says nothing. */
export function follow(stops: readonly StopOnWay[], before: Followed | null, fix: Fix): Followed | null {
  if (!(fix.accuracy <= WORST_METRES)) return before;
  if (before && millisOf(fix.at) < millisOf(before.at)) return before;
  const near = nearestOf(stops, fix);
  if (!near) return before;
  const wasThere = before?.isThere === true && before.passed === near.index;
  if (near.metres <= (wasThere ? AWAY_METRES : THERE_METRES)) return { passed: near.index, isThere: true, at: fix.at };
  // On the way to it, or from it: the one before is passed, if it is clearly farther.
  const passed = before?.passed ?? -1;
  const last = stops[near.index - 1];
  const isClear = last !== undefined && distanceMetres(last, fix) > near.metres + CLEARLY_METRES;
  return { passed: Math.max(passed, isClear ? near.index - 1 : passed), isThere: false, at: fix.at };
}

/** The instant of the journey at which the traveller is: that of the clock, as far as the positions allow. Without one for a minute, the clock goes on from the last stop. */
export function alongAt(stops: readonly StopOnWay[], followed: Followed | null, now: Instant): Instant {
  if (!followed) return now;
  const last = stops[followed.passed];
  const next = stops[followed.passed + 1];
  const isFresh = millisOf(now) - millisOf(followed.at) <= FRESH_MS;
  let along = now;
  if (isFresh && last?.isBoarding && followed.isThere) along = earlierOf(along, last.departure);
  else if (isFresh && next) along = earlierOf(along, next.isBoarding ? next.departure : next.arrival);
  // Whole minutes are compared: after a stop is the minute after it.
  return last && !last.isBoarding ? laterOf(along, addMinutes(last.arrival, 1)) : along;
}

export function fixOf({ coords, timestamp }: GeolocationPosition): Fix {
  const { latitude: lat, longitude: lon, accuracy } = coords;
  return { lat, lon, accuracy, at: instantFromMillis(timestamp) };
}
