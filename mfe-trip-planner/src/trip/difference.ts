import { type Instant, instantFromMillis, millisOf } from '@halte/i18n';
import { shownBetween, shownDuration } from './duration.ts';
import type { FoldedGroup, FoldedJourney } from './folding.ts';
import { hasRide } from './journey.ts';
import type { Journey } from './search.ts';

type Line = NonNullable<Journey['sections'][number]['line']>;

type Best = 'fastest' | 'leastWalking' | 'leastCo2' | 'accessible';

/** The one note of a row in addition to times, price and lines. */
export type Difference =
  | { readonly kind: 'cancelled' | 'skipped'; readonly line: Line | undefined; readonly time: Instant }
  | {
      readonly kind: 'missedConnection' | 'last' | Best;
    }
  | {
      readonly kind: 'first';
      /** From the time of the search to its departure; null where that is not long. */
      readonly gapSeconds: number | null;
      /** The measure in which it beats the others. */
      readonly best: Best | null;
    }
  | { readonly kind: 'late' | 'early'; readonly line: Line | undefined; readonly seconds: number }
  | { readonly kind: 'lateArrival'; readonly seconds: number }
  | { readonly kind: 'contact'; readonly contact: NonNullable<Journey['contact']> }
  | { readonly kind: 'changes'; readonly count: number }
  | { readonly kind: 'anytime' };

/** A later arrival by a minute or two changes nothing: travellers leave as planned. */
const LATE_ARRIVAL_SECONDS = 180;

/** With nothing for so long, the traveller has to know it. */
const LONG_GAP_SECONDS = 3_600;

/** The first ride that is not made, with its time. */
function failedRide({ departureDateTime, sections }: Journey): Difference | null {
  let elapsed = 0;
  for (const { durationSeconds, status, line } of sections) {
    if (status === 'cancelled' || status === 'skipped')
      return { kind: status, line, time: instantFromMillis(millisOf(departureDateTime) + elapsed * 1000) };
    elapsed += durationSeconds;
  }
  return null;
}

function delayOf(journey: Journey): Difference | null {
  const { scheduledDepartureDateTime: departure, scheduledArrivalDateTime: arrival } = journey;
  if (departure === null || arrival === null) return null;
  const line = journey.sections.find(({ kind }) => kind === 'ride')?.line;
  const later = shownBetween(departure, journey.departureDateTime);
  if (later !== 0) return { kind: later > 0 ? 'late' : 'early', line, seconds: Math.abs(later) };
  const laterThere = shownBetween(arrival, journey.arrivalDateTime);
  return laterThere >= LATE_ARRIVAL_SECONDS ? { kind: 'lateArrival', seconds: laterThere } : null;
}

/** A problem of a journey, or a fact to know before setting out. */
function concernOf(journey: Journey): Difference | null {
  const { realTime, contact, isLastOfDay } = journey;
  if (realTime === 'cancelled') {
    const failed = failedRide(journey);
    if (failed) return failed;
  }
  if (realTime === 'missedConnection') return { kind: 'missedConnection' };
  const delay = delayOf(journey);
  if (delay) return delay;
  if (contact) return { kind: 'contact', contact };
  return isLastOfDay ? { kind: 'last' } : null;
}

/** The note of a journey that is not compared with others. */
export function differenceOf(journey: Journey): Difference {
  return concernOf(journey) ?? besideOthers(journey, null, null);
}

/** @param since when journeys may leave; null where that is not said. */
function besideOthers(journey: Journey, best: Best | null, since: Instant | null): Difference {
  if (journey.isFirstOfDay)
    return { kind: 'first', gapSeconds: since === null ? null : gapBefore(journey, since), best };
  if (best) return { kind: best };
  return hasRide(journey.sections) ? { kind: 'changes', count: journey.changes } : { kind: 'anytime' };
}

function gapBefore({ departureDateTime }: Journey, since: Instant): number | null {
  const gap = shownBetween(since, departureDateTime);
  return gap >= LONG_GAP_SECONDS ? gap : null;
}

interface Comparison {
  readonly kind: Best;
  readonly measure: (journey: Journey) => number;
  /** By how much the next best one must be worse. */
  readonly margin: (best: number) => number;
}

/** The first one that applies is shown. */
const COMPARISONS: readonly Comparison[] = [
  { kind: 'fastest', measure: shownDuration, margin: () => 60 },
  { kind: 'leastWalking', measure: ({ walkingMetres }) => walkingMetres, margin: () => 100 },
  { kind: 'leastCo2', measure: ({ co2Grams }) => co2Grams, margin: (best) => best * 0.1 + 1 },
];

/** Whether the head of a row is better than all other rows, and no worse than its own repeats. */
function isBest({ measure, margin }: Comparison, row: FoldedJourney, rows: readonly FoldedJourney[]): boolean {
  const value = measure(row.head);
  const limit = value + margin(value);
  return (
    row.repeats.every((repeat) => measure(repeat) >= value) &&
    rows.every((other) => other === row || [other.head, ...other.repeats].every((each) => measure(each) >= limit))
  );
}

function isOnlyAccessible(row: FoldedJourney, rows: readonly FoldedJourney[]): boolean {
  return row.head.accessibility === 'yes' && rows.every((other) => other === row || other.head.accessibility !== 'yes');
}

function bestIn(row: FoldedJourney, rows: readonly FoldedJourney[]): Best | null {
  if (rows.length < 2) return null;
  const best = COMPARISONS.find((comparison) => isBest(comparison, row, rows));
  return best?.kind ?? (isOnlyAccessible(row, rows) ? 'accessible' : null);
}

/**
 * The note of each row, by id of its journey. Journeys without a vehicle are not compared. `since` is when the traveller can leave; null if
 * the search is for a time to arrive by.
 */
export function differencesIn(
  groups: readonly FoldedGroup[],
  since: Instant | null = null,
): ReadonlyMap<string, Difference> {
  const all = groups.flatMap(({ rows }) => rows);
  const possible = ({ head: { sections, realTime } }: FoldedJourney) =>
    hasRide(sections) && realTime !== 'cancelled' && realTime !== 'missedConnection';
  // A journey in two groups is one.
  const compared = [...new Map(all.filter(possible).map((row) => [row.head.id, row])).values()];
  return new Map(
    all.map((row): [string, Difference] => {
      const best = compared.includes(row) ? bestIn(row, compared) : null;
      return [row.head.id, concernOf(row.head) ?? besideOthers(row.head, best, since)];
    }),
  );
}
