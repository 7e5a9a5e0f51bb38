import type { Trip } from '@halte/contract/trip';
import { useMemo } from 'react';
import type { Direction } from '../../trip/model.ts';
import { swapped } from '../../trip/rules.ts';

/** The trip in the order of travel: the return starts where the outbound journey ends. */
export function useTripInDirection(trip: Trip, direction: Direction): Trip {
  return useMemo(() => (direction === 'RETURN' ? swapped(trip) : trip), [trip, direction]);
}
