import type { Instant } from '@halte/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { hasLeft, minutesUntil } from '../../trip/journey.ts';
import { tripStore } from '../../trip/store.ts';

const onTick = (changed: () => void) => subscribe(tripStore.state, changed);

/** Minutes until a departure within the next hour, `departed` after it, null before; renders again only when that changes. */
export function useMinutesToDeparture(departure: Instant): number | 'departed' | null {
  useEffect(tripStore.startTicker, []);
  return useSyncExternalStore(onTick, () => {
    const { now } = tripStore.state;
    return hasLeft(departure, now) ? 'departed' : minutesUntil(departure, now);
  });
}
