import { type Instant, instantFromMillis, millisOf } from '@halte/i18n';
import { shownBetween, shownDuration } from './duration.ts';
import type { FoldedGroup, FoldedJourney } from './folding.ts';
import { hasRide } from './journey.ts';
import type { Journey } from './search.ts';

type Line = NonNullable<Journey['sections'][number]['line']>;

/** The one thing that a row says of its journey beside times, price and lines. */
export type Difference =
  | { readonly kind: 'cancelled' | 'skipped'; readonly line: Line | undefined; readonly time: Instant }
  | {
      readonly kind: 'missedConnection' | 'last' | 'first' | 'fastest' | 'leastWalking' | 'leastCo2' | 'accessible';
    }
  | { readonly kind: 'late' | 'early'; readonly line: Line | undefined; readonly seconds: number }
  | { readonly kind: 'lateArrival'; readonly seconds: number }
  | { readonly kind: 'contact'; readonly contact: NonNullable<Journey['contact']> }
  | { readonly kind: 'changes'; readonly count: number }
  | { readonly kind: 'anytime' };

/** A later arrival by a minute or two changes nothing: travellers leave as planned. */
const LATE_ARRIVAL_SECONDS = 180;

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

/** What is wrong with a journey, or has to be known before setting out. */
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

/** What a row says of a journey that is not compared with others. */
export function differenceOf(journey: Journey): Difference {
  const concern = concernOf(journey);
  if (concern) return concern;
  if (!hasRide(journey.sections)) return { kind: 'anytime' };
  return journey.isFirstOfDay ? { kind: 'first' } : { kind: 'changes', count: journey.changes };
}

interface Comparison {
  readonly kind: 'fastest' | 'leastWalking' | 'leastCo2';
  readonly measure: (journey: Journey) => number;
  /** By how much the next best one must be worse. */
  readonly margin: (best: number) => number;
}

/** The first that holds is said. */
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

function comparedWith(row: FoldedJourney, rows: readonly FoldedJourney[]): Difference | null {
  if (rows.length < 2) return null;
  const best = COMPARISONS.find((comparison) => isBest(comparison, row, rows));
  if (best) return { kind: best.kind };
  return isOnlyAccessible(row, rows) ? { kind: 'accessible' } : null;
}

/** What each row says, by id of its journey. Journeys without a vehicle are not compared. */
export function differencesIn(groups: readonly FoldedGroup[]): ReadonlyMap<string, Difference> {
  const all = groups.flatMap(({ rows }) => rows);
  const possible = ({ head: { sections, realTime } }: FoldedJourney) =>
    hasRide(sections) && realTime !== 'cancelled' && realTime !== 'missedConnection';
  // A journey in two groups is one.
  const compared = [...new Map(all.filter(possible).map((row) => [row.head.id, row])).values()];
  return new Map(
    all.map((row): [string, Difference] => {
      const concern = concernOf(row.head);
      const best = concern || !compared.includes(row) ? null : comparedWith(row, compared);
      return [row.head.id, concern ?? best ?? differenceOf(row.head)];
    }),
  );
}
