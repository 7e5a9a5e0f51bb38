import type { Instant } from '@halte/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { hasLeft, minutesUntil } from '../../trip/journey.ts';
import { tripStore } from '../../trip/store.ts';

const onClock = (changed: () => void) => subscribe(tripStore.state, changed);

/** Minutes until a departure of the coming hour, `gone` after it, null before; renders again only when that changes. */
export function useMinutesToDeparture(departure: Instant): number | 'gone' | null {
  useEffect(tripStore.startTicker, []);
  return useSyncExternalStore(onClock, () => {
    const { now } = tripStore.state;
    return hasLeft(departure, now) ? 'gone' : minutesUntil(departure, now);
  });
}
