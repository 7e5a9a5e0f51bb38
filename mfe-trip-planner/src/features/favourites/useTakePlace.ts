import type { Place } from '@halte/places';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { roleToFill, withPlace } from '../../trip/rules.ts';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';

/** Puts a place where one is still to be chosen, and goes on there. */
export function useTakePlace(onFilled: PlaceShortcutsProps['onFilled']): (place: Place) => void {
  const { trips } = useTripPlanner();
  return (place) => {
    trips.edit((trip) => withPlace(trip, roleToFill(trip), place));
    const next = trips.state.trip;
    onFilled(next.departurePlace && next.arrivalPlace ? null : roleToFill(next));
  };
}
