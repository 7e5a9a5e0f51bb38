import type { LatLon, MapBounds, MapJourney, Position } from './types.ts';

const ORIGIN: LatLon = { lat: 0, lon: 0 };

/** No bounds: all four corners zero. */
export const NO_BOUNDS: MapBounds = { northWest: ORIGIN, northEast: ORIGIN, southEast: ORIGIN, southWest: ORIGIN };

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** A map zoomed far out shows more than one world: what lies beyond the first is cut off. */
export function boundsOf(box: Box): MapBounds {
  const north = clamp(box.north, 90);
  const south = clamp(box.south, 90);
  const west = clamp(box.west, 180);
  const east = clamp(box.east, 180);
  return {
    northWest: { lat: north, lon: west },
    northEast: { lat: north, lon: east },
    southEast: { lat: south, lon: east },
    southWest: { lat: south, lon: west },
  };
}

function corners(bounds: MapBounds): readonly LatLon[] {
  return [bounds.northWest, bounds.northEast, bounds.southEast, bounds.southWest];
}

export function hasBounds(bounds: MapBounds): boolean {
  return corners(bounds).some(({ lat, lon }) => lat !== 0 || lon !== 0);
}

/** Edges that touch count as inside. Nothing is inside of no bounds, and no bounds are inside of nothing. */
export function boundsContain(outer: MapBounds, inner: MapBounds): boolean {
  return (
    hasBounds(outer) &&
    hasBounds(inner) &&
    inner.northWest.lat <= outer.northWest.lat &&
    inner.southEast.lat >= outer.southEast.lat &&
    inner.northWest.lon >= outer.northWest.lon &&
    inner.southEast.lon <= outer.southEast.lon
  );
}

/** The smallest bounds around all positions; none for no position. */
export function boundsAround(positions: Iterable<Position>): MapBounds {
  let box: Box | null = null;
  for (const [lat, lon] of positions) {
    box = box
      ? {
          south: Math.min(box.south, lat),
          north: Math.max(box.north, lat),
          west: Math.min(box.west, lon),
          east: Math.max(box.east, lon),
        }
      : { south: lat, north: lat, west: lon, east: lon };
  }
  return box ? boundsOf(box) : NO_BOUNDS;
}

function* positionsOf(journey: MapJourney): Generator<Position> {
  yield [journey.from.lat, journey.from.lon];
  for (const section of journey.sections) yield* section.geometry;
  yield [journey.to.lat, journey.to.lon];
}

/** Bounds of all that is drawn of these journeys, their ends among it. */
export function boundsOfJourneys(journeys: readonly MapJourney[]): MapBounds {
  return boundsAround(journeys.flatMap((journey) => [...positionsOf(journey)]));
}

/** The four corners as the backend reads them: `lat,lon`. */
export function boundsToCoords(bounds: MapBounds): readonly string[] {
  return corners(bounds).map(({ lat, lon }) => `${lat.toFixed(6)},${lon.toFixed(6)}`);
}
