import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import { type Instant, nowInstant } from '@halte/i18n';
import { useState } from 'react';

/** When this roadmap was opened first: before a reload too, else who is on board would be told that the vehicle was missed. */
export function useOpenedAt(code: string): Instant {
  const [openedAt] = useState(() => {
    const now = nowInstant();
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT_TRIP_KEY) ?? 'null');
      return kept.code === code && kept.openedAt < now ? kept.openedAt : now;
    } catch {
      // Nothing is kept, or the browser refuses to read.
      return now;
    }
  });
  return openedAt;
}
