import type { Trip } from '@halte/contract/trip';
import type { Place } from '@halte/places';
import type { PointRole } from '../../trip/model.ts';
import { withPlace, withVia } from '../../trip/rules.ts';

/** The trip with the chosen place; choosing a via turns the via on. */
export function withPicked(trip: Trip, role: PointRole, place: Place): Trip {
  return withPlace(role === 'VIA' ? withVia(trip, true) : trip, role, place);
}
