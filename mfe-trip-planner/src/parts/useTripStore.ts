import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type TripState, tripStore } from '../trip/store.ts';

/** The trip planner's state; renders again when something that was read has changed. The clock runs as long as a screen looks. */
export function useTripStore(): Readonly<TripState> {
  useEffect(tripStore.startTicker, []);
  // The values are held by reference, so a snapshot hands them out as they are.
  return useSnapshot(tripStore.state) as Readonly<TripState>;
}
