import type { MapJourney, MapJourneySection, MapMarker, Position } from '@halte/map-core';
import type { Place } from '@halte/places';
import type { DetailedJourney, Section } from './detailedJourney.ts';
import type { Trip } from './model.ts';

function mapSection({ kind, geometry, ride }: Section): MapJourneySection {
  return {
    kind,
    geometry: geometry.map(([lat, lon]): Position => [lat ?? 0, lon ?? 0]),
    ...(ride && {
      color: ride.line.color,
      textColor: ride.line.textColor,
      shortName: ride.line.shortName,
      stops: ride.calls.map(({ point: { name, lat, lon } }) => ({ name, lat, lon })),
    }),
  };
}

const made = new WeakMap<DetailedJourney, MapJourney>();

/** A journey as the map draws it, known there by its summary code; the same object for the same journey, so that one more does not draw all of them again. */
export function mapJourneyOf(journey: DetailedJourney): MapJourney {
  const known = made.get(journey);
  const drawn = known ?? make(journey);
  if (!known) made.set(journey, drawn);
  return drawn;
}

function make({ journeySummaryCode, from, to, sections }: DetailedJourney): MapJourney {
  return {
    id: journeySummaryCode,
    from: { name: from.name, lat: from.lat, lon: from.lon },
    to: { name: to.name, lat: to.lat, lon: to.lon },
    sections: sections.map(mapSection),
  };
}

/** The places of a trip, as far as it is known where they are. */
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
