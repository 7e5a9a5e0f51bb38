import type { components } from '@halte/api';
import { millisOf } from '@halte/i18n';
import type { LineShape, MapVehicle, Position } from '@halte/map-core';
import { decode } from '@placemarkio/polyline';

type NetworkLine = components['schemas']['NetworkLine'];
type Vehicle = components['schemas']['Vehicle'];

/** The modes of the lines on the map: the vehicles of other modes would be on no line. */
export const RAIL_MODES = ['metro', 'tram', 'train', 'cableCar', 'funicular'] as const;

export function linesOnMap(lines: readonly NetworkLine[]): readonly LineShape[] {
  return lines.flatMap(({ id, shortName, color, textColor, geometry }) =>
    geometry.map((way, index) => ({
      id: `${id} ${index}`,
      color,
      line: { id, shortName, color, textColor },
      geometry: decode(way).map(([lon = 0, lat = 0]): Position => [lat, lon]),
    })),
  );
}

/** With the names of their lines; `clockOffset` is what the clock of the server is ahead of the device's, in milliseconds. */
export function vehiclesOnMap(vehicles: readonly Vehicle[], clockOffset: number): readonly MapVehicle[] {
  return vehicles.flatMap(({ id, lat, lon, bearing, at, line }) =>
    line ? { id, mode: line.mode, line, lat, lon, bearing, at: millisOf(at) - clockOffset } : [],
  );
}

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Degrees. A larger network is shown at its middle: the whole of it would be a knot of lines. */
const TOWN = 0.6;

/** Share of a network's points that is shown: without the ends of a line far out of town, for which all others would be drawn small. */
const NEARLY_ALL = 0.98;

/** The box around nearly all of a town's lines; null where there are none, or where they reach far beyond one. */
export function boxOfTown(shapes: readonly LineShape[]): Box | null {
  const box = boxWithin(shapes, 1);
  if (!box || box.north - box.south > TOWN || box.east - box.west > TOWN) return null;
  return boxWithin(shapes, NEARLY_ALL);
}

/** Half of the points of a town's lines lie north of it and half east, with five decimals, about a metre; null where there is no such box. */
export function middleOf(shapes: readonly LineShape[]): { readonly lat: number; readonly lon: number } | null {
  const box = boxOfTown(shapes) && boxWithin(shapes, 0);
  return box && { lat: Number(box.south.toFixed(5)), lon: Number(box.west.toFixed(5)) };
}

/** The box around this share of the points, the same share of them beyond each of two opposite sides. */
function boxWithin(shapes: readonly LineShape[], share: number): Box | null {
  const points = shapes.flatMap(({ geometry }) => geometry);
  if (points.length === 0) return null;
  const beyond = Math.floor(((1 - share) / 2) * (points.length - 1));
  const ends = (values: readonly number[]) => {
    const sorted = values.toSorted((one, other) => one - other);
    return [sorted[beyond] ?? 0, sorted.at(-1 - beyond) ?? 0] as const;
  };
  const [south, north] = ends(points.map(([lat]) => lat));
  const [west, east] = ends(points.map(([, lon]) => lon));
  return { south, west, north, east };
}
