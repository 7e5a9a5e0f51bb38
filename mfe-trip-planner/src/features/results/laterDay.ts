import { type Instant, localDaysBetween, millisOf, secondsBetween } from '@halte/i18n';
import { hasRide } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';

/** For travellers, a night line just after midnight is not another day. */
const NOTHING_SECONDS = 3 * 3_600;

/** When the first vehicle leaves, where nothing does for the rest of the day for which it is searched; null where something does, or nothing at all. */
export function laterDayOf(journeys: readonly Journey[], requested: Instant, zone: string): Instant | null {
  const [first] = journeys
    .filter(({ sections }) => hasRide(sections))
    .map(({ departureDateTime }) => departureDateTime)
    .toSorted((one, other) => millisOf(one) - millisOf(other));
  if (first === undefined) return null;
  const isLater = localDaysBetween(requested, first, zone) > 0 && secondsBetween(requested, first) >= NOTHING_SECONDS;
  return isLater ? first : null;
}
