import type { Instant } from '@halte/i18n';
import { useNow } from '../../state/useNow.ts';
import { hasLeft, minutesUntil } from '../../trip/journey.ts';

/** Minutes until a departure within the next hour, `departed` after it, null before. */
export function useMinutesToDeparture(departure: Instant): number | 'departed' | null {
  const now = useNow();
  return hasLeft(departure, now) ? 'departed' : minutesUntil(departure, now);
}
