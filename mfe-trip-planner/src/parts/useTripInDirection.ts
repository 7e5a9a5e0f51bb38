import { useMemo } from 'react';
import type { Direction, Trip } from '../trip/model.ts';
import { swapped } from '../trip/rules.ts';

/** The trip in the order of travelling: the way back begins where the way out ends. */
export function useTripInDirection(trip: Trip, direction: Direction): Trip {
  return useMemo(() => (direction === 'RETURN' ? swapped(trip) : trip), [trip, direction]);
}
