import type { MapMarker } from '@halte/map-core';
import type { Place } from '@halte/places';
import type { Trip } from './model.ts';

/** The places of a trip whose coordinates are known. */
export function markersOf(
  trip: Pick<Trip, 'departurePlace' | 'viaPlace' | 'arrivalPlace' | 'isViaOn'>,
): readonly MapMarker[] {
  const marker = (role: MapMarker['role'], place: Place | null): readonly MapMarker[] =>
    place && place.lat !== null && place.lon !== null
      ? [{ id: `trip-${role}`, role, name: place.displayName, lat: place.lat, lon: place.lon }]
      : [];
  return [
    ...marker('DEPARTURE', trip.departurePlace),
    ...marker('VIA', trip.isViaOn ? trip.viaPlace : null),
    ...marker('ARRIVAL', trip.arrivalPlace),
  ];
}
