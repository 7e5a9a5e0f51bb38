import type { components } from '@halte/api';
import { sameKind } from '@halte/contract';
import { boundsContain, boundsOf, type LatLon, type MapBounds } from '@halte/map-core';
import { distanceMetres, METRES_PER_DEGREE } from '@halte/places';

export type Point = components['schemas']['ProximityPoint'];

export interface NearPoint {
  readonly point: Point;
  /** As the crow flies. */
  readonly metres: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A square around a point, `metres` to each side. */
export function boxAround({ lat, lon }: LatLon, metres: number): MapBounds {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.max(Math.cos(radians(lat)), 0.01);
  return boundsOf({ south: lat - high, north: lat + high, west: lon - wide, east: lon + wide });
}

const boxOf = ({ lat, lon }: LatLon) => boundsOf({ south: lat, north: lat, west: lon, east: lon });

export function isWithin(point: LatLon, bounds: MapBounds): boolean {
  return boundsContain(bounds, boxOf(point));
}

/** A few minutes on foot. */
const CLOSE_METRES = 500;

/** What is listed: what the map shows, but around a chosen point no less than what is close to it, however near the map has come. */
export function boundsToList(map: MapBounds, chosen: LatLon | null): MapBounds {
  const close = chosen && boxAround(chosen, CLOSE_METRES);
  return close && boundsContain(close, map) ? close : map;
}

/** Where one gets on; shops and car parks would stand between the traveller and the next stop. */
export function stopAreasOf(points: readonly Point[]): readonly Point[] {
  return points.filter(({ type }) => sameKind(type, 'stopArea'));
}

/** The points inside of the bounds, the nearest to `from` first. */
export function nearestPoints(points: readonly Point[], bounds: MapBounds, from: LatLon): readonly NearPoint[] {
  return points
    .filter((point) => isWithin(point, bounds))
    .map((point) => ({ point, metres: distanceMetres(from, point) }))
    .sort((one, other) => one.metres - other.metres);
}

export interface ShownLines<Line> {
  readonly shown: readonly Line[];
  readonly more: number;
}

/** As many lines as a row has room for; never "1 more", which takes the room of the one. */
export function linesToShow<Line>(lines: readonly Line[], room: number): ShownLines<Line> {
  if (lines.length <= room) return { shown: lines, more: 0 };
  return { shown: lines.slice(0, room - 1), more: lines.length - room + 1 };
}
