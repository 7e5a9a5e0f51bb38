import type { MapJourney, Position } from '@halte/map-core';
import { decode } from '@placemarkio/polyline';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { walkPartsOf } from '../rules/walkParts.ts';

/** Degrees; without the points that are nowhere on earth. */
export function pointsOf(geometry: string): readonly Position[] {
  return decode(geometry)
    .map(([lon = Number.NaN, lat = Number.NaN]) => [lat, lon] as const)
    .filter(([lat, lon]) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
}

/** A journey on the map with the lines of the steps of its walks. */
export function withStepLines(drawn: MapJourney, { sections }: DetailedJourney): MapJourney {
  const lines = new Map(
    walkPartsOf([...sections.entries()]).map(({ section, steps }) => [
      section,
      steps.map(({ geometry }) => pointsOf(geometry)),
    ]),
  );
  const withLines = (section: MapJourney['sections'][number], index: number) => {
    const steps = lines.get(index);
    return steps ? { ...section, steps } : section;
  };
  return { ...drawn, sections: drawn.sections.map(withLines) };
}
