import type { Query } from '@halte/contract';
import { type Instant, nowInstant } from '@halte/i18n';
import { useEffect, useState } from 'react';
import { useNow } from '../../state/useNow.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { keptOf, readKeptTrip, writeKeptTrip } from '../../trip/keptTrip.ts';

/** When this roadmap was opened first: before a reload too, else who is on board would be told that the vehicle was missed. */
export function useOpenedAt(code: string): Instant {
  const [openedAt] = useState(() => {
    const now = nowInstant();
    const kept = readKeptTrip(now);
    return kept?.code === code ? kept.openedAt : now;
  });
  return openedAt;
}

interface Opened {
  readonly code: string;
  readonly query: Query;
  readonly openedAt: Instant;
}

/** Keeps the trip on this device while it is on its way. Null: nothing is known of it. */
export function useKeptTrip(journey: DetailedJourney | null, { code, query, openedAt }: Opened): void {
  const now = useNow();
  useEffect(() => {
    if (!journey) return;
    const { departureDateTime: departure, arrivalDateTime: arrival, to } = journey;
    const opened = { code, query, to: to.name, departure, arrival, openedAt, toldUntil: null };
    writeKeptTrip(keptOf(readKeptTrip(now), opened, now));
  }, [journey, code, query, openedAt, now]);
}
