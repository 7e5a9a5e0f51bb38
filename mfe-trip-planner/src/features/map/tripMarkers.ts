import type { Trip } from '@halte/contract/trip';
import type { MapMarker } from '@halte/map-core';
import { isUserPosition, type Place } from '@halte/places';

/** The places of a trip whose coordinates are known. Where the traveller is has a mark of its own: it gets no pin before there is a destination. */
export function markersOf(
  trip: Pick<Trip, 'departurePlace' | 'viaPlace' | 'arrivalPlace' | 'isViaOn'>,
): readonly MapMarker[] {
  const marker = (role: MapMarker['role'], place: Place | null): readonly MapMarker[] =>
    place && place.lat !== null && place.lon !== null
      ? [{ id: `trip-${role}`, role, name: place.displayName, lat: place.lat, lon: place.lon }]
      : [];
  const isHere = trip.departurePlace !== null && isUserPosition(trip.departurePlace) && !trip.arrivalPlace;
  return [
    ...marker('DEPARTURE', isHere ? null : trip.departurePlace),
    ...marker('VIA', trip.isViaOn ? trip.viaPlace : null),
    ...marker('ARRIVAL', trip.arrivalPlace),
  ];
}
