import type { MapJourney, MapJourneySection, Position } from '@halte/map-core';
import { decode } from '@placemarkio/polyline';
import type { DetailedJourney, Section } from '../../trip/detailedJourney.ts';
import type { Journey } from '../../trip/search.ts';

type SummarySection = Journey['sections'][number];

function mapSection({ kind, geometry, line, stops }: SummarySection): MapJourneySection {
  return {
    kind,
    geometry: geometry === undefined ? [] : decode(geometry).map(([lon = 0, lat = 0]): Position => [lat, lon]),
    ...(line && {
      color: line.color,
      textColor: line.textColor,
      shortName: line.shortName,
      stops: stops ?? [],
    }),
  };
}

/** A journey of a search as the map draws it; null from a backend that sends no geometry. */
export function mapJourneyOf({ journeySummaryCode, from, to, sections }: Journey): MapJourney | null {
  return from && to ? { id: journeySummaryCode, from, to, sections: sections.map(mapSection) } : null;
}

export function mapJourneysOf(journeys: readonly Journey[]): readonly MapJourney[] {
  return journeys.map(mapJourneyOf).filter((journey) => journey !== null);
}

function detailedMapSection({ kind, geometry, ride }: Section): MapJourneySection {
  return {
    kind,
    geometry: geometry.map(([lat, lon]): Position => [lat ?? 0, lon ?? 0]),
    ...(ride && {
      color: ride.line.color,
      textColor: ride.line.textColor,
      shortName: ride.line.shortName,
      stops: ride.calls.map(({ point: { name, lat, lon, stopAreaId } }) => ({
        name,
        lat,
        lon,
        ...(stopAreaId !== undefined && { stopAreaId }),
      })),
    }),
  };
}

/** A detailed journey as the map draws it. */
export function mapDetailedJourney({ journeySummaryCode, from, to, sections }: DetailedJourney): MapJourney {
  return {
    id: journeySummaryCode,
    from: { name: from.name, lat: from.lat, lon: from.lon },
    to: { name: to.name, lat: to.lat, lon: to.lon },
    sections: sections.map(detailedMapSection),
  };
}
