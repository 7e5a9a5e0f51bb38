import { type Instant, millisOf } from '@halte/i18n';
import { differenceOf } from '../../trip/difference.ts';
import { hasLeft, hasRide, isPossible } from '../../trip/journey.ts';
import type { Journey, JourneyGroup } from '../../trip/search.ts';

type Line = NonNullable<Journey['sections'][number]['line']>;

export interface NextJourney {
  readonly journey: Journey;
  /** Line of its first ride. */
  readonly line: Line | null;
  /** How much later than planned it leaves; 0 where it does not. */
  readonly lateSeconds: number;
}

/** The first journey to leave by public transport, of those that are made; null where there is none. */
export function nextJourneyOf(groups: readonly JourneyGroup[], now: Instant): NextJourney | null {
  const [journey] = groups
    .flatMap(({ journeys }) => journeys)
    .filter((each) => hasRide(each.sections) && isPossible(each) && !hasLeft(each.departureDateTime, now))
    .toSorted((one, other) => millisOf(one.departureDateTime) - millisOf(other.departureDateTime));
  if (!journey) return null;
  const difference = differenceOf(journey);
  return {
    journey,
    line: journey.sections.find(({ kind }) => kind === 'ride')?.line ?? null,
    lateSeconds: difference.kind === 'late' ? difference.seconds : 0,
  };
}

/** The header of the first current alert on one of these lines; null if there is none. */
export function alertOn(
  lineIds: readonly string[],
  alerts: readonly { readonly header: string; readonly lines: readonly { readonly id: string }[] }[],
): string | null {
  return alerts.find(({ lines }) => lines.some(({ id }) => lineIds.includes(id)))?.header ?? null;
}
