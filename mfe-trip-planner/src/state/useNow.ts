import type { Instant } from '@halte/i18n';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from './TripPlannerProvider.tsx';

/** The current minute. */
export function useNow(): Instant {
  return useSnapshot(useTripPlanner().trips.state).now;
}
