/** From a place to the streets around it. */
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { Streets } from '../ground/streets.ts';
import { longitudeScale, METRES_PER_DEGREE } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';

/** A point on an edge. */
export interface Snap {
  readonly edge: number;
  /** Of the length of the edge, 0 at `edges.from` and 1 at `edges.to`. */
  readonly share: number;
  /** Straight from the place. */
  readonly metres: number;
  readonly position: Position;
}

export interface Snapper {
  /** The nearest edges within `metres`, nearest first, at most `most`; of the edges that `isWanted`. */
  near(place: Position, metres: number, most: number, isWanted: (edge: number) => boolean): Snap[];
}

/** About 100 m from south to north. */
const CELL_UNITS = 9_000;
const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE;

/** The edges in square cells, in shared memory: those of cell `keys[i]` are `edge[first[i]] … edge[first[i + 1] - 1]`. Keys ascend. */
export interface EdgeCells {
  readonly keys: Float64Array;
  readonly first: Int32Array;
  readonly edge: Int32Array;
}

const COLUMNS = 2 ** 20;
const keyOf = (lat: number, lon: number) =>
  (Math.floor(lat / CELL_UNITS) + COLUMNS / 2) * COLUMNS + Math.floor(lon / CELL_UNITS) + COLUMNS / 2;

export function createSnapper(streets: Streets, { keys, first, edge: edgeAt }: EdgeCells): Snapper {
  const seen = new Uint32Array(streets.edges.from.length);
  let round = 0;

  function nearest(edge: number, { lat, lon }: Position): Snap {
    const scale = longitudeScale(lat);
    const [x, y] = [lon * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE];
    let best = { squared: Number.POSITIVE_INFINITY, before: 0, part: 0, lat: 0, lon: 0 };
    let [length, fromX, fromY] = [0, 0, 0];
    eachPoint(streets, edge, (pointY, pointX, i) => {
      const [dx, dy] = [(pointX - fromX) * scale, pointY - fromY];
      const part = i === 0 ? 0 : Math.hypot(dx, dy);
      if (i > 0) {
        const along = part === 0 ? 0 : ((x - fromX) * scale * dx + (y - fromY) * dy) / (part * part);
        const t = Math.max(0, Math.min(1, along));
        const [atX, atY] = [fromX + t * (pointX - fromX), fromY + t * (pointY - fromY)];
        const squared = ((x - atX) * scale) ** 2 + (y - atY) ** 2;
        if (squared < best.squared) best = { squared, before: length, part: t * part, lat: atY, lon: atX };
      }
      length += part;
      [fromX, fromY] = [pointX, pointY];
    });
    return {
      edge,
      share: length === 0 ? 0 : (best.before + best.part) / length,
      metres: Math.sqrt(best.squared) * METRES_PER_UNIT,
      position: { lat: best.lat / UNITS_PER_DEGREE, lon: best.lon / UNITS_PER_DEGREE },
    };
  }

  return {
    near(place, metres, most, isWanted) {
      round++;
      const found: Snap[] = [];
      const high = metres / METRES_PER_UNIT;
      const wide = high / longitudeScale(place.lat);
      const [y, x] = [place.lat * UNITS_PER_DEGREE, place.lon * UNITS_PER_DEGREE];
      for (let lat = y - high; lat < y + high + CELL_UNITS; lat += CELL_UNITS)
        for (let lon = x - wide; lon < x + wide + CELL_UNITS; lon += CELL_UNITS) {
          const cell = positionOf(keys, keyOf(lat, lon));
          if (cell < 0) continue;
          for (let i = first[cell]!; i < first[cell + 1]!; i++) {
            const edge = edgeAt[i]!;
            if (seen[edge] === round || !isWanted(edge)) continue;
            seen[edge] = round;
            const snap = nearest(edge, place);
            if (snap.metres <= metres) found.push(snap);
          }
        }
      return found.sort((a, b) => a.metres - b.metres || a.edge - b.edge).slice(0, most);
    },
  };
}

/** Calls `take` with the coordinates of each point of an edge, its ends too, in units of 1e-7 degree. */
export function eachPoint(
  { nodes, edges, shape }: Streets,
  edge: number,
  take: (lat: number, lon: number, index: number) => void,
): void {
  const [from, to, start, end] = [edges.from[edge]!, edges.to[edge]!, edges.first[edge]!, edges.first[edge + 1]!];
  take(nodes.lat[from]!, nodes.lon[from]!, 0);
  for (let i = start; i < end; i++) take(shape.lat[i]!, shape.lon[i]!, i - start + 1);
  take(nodes.lat[to]!, nodes.lon[to]!, end - start + 1);
}

export function edgeCells(streets: Streets): EdgeCells {
  const byCell = new Map<number, number[]>();
  for (let edge = 0; edge < streets.edges.from.length; edge++) {
    let [fromLat, fromLon] = [0, 0];
    eachPoint(streets, edge, (lat, lon, i) => {
      if (i > 0) addSegment(byCell, edge, [fromLat, fromLon], [lat, lon]);
      [fromLat, fromLon] = [lat, lon];
    });
  }
  const sorted = [...byCell].sort(([one], [other]) => one - other);
  const cells = {
    keys: sharedColumn(Float64Array, sorted.length),
    first: sharedColumn(Int32Array, sorted.length + 1),
    edge: sharedColumn(
      Int32Array,
      sorted.reduce((sum, [, list]) => sum + list.length, 0),
    ),
  };
  sorted.forEach(([key, list], i) => {
    cells.keys[i] = key;
    cells.edge.set(list, cells.first[i]!);
    cells.first[i + 1] = cells.first[i]! + list.length;
  });
  return cells;
}

/** -1: not among them. */
function positionOf(sorted: Float64Array, key: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] === key) return middle;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

type Point = readonly [lat: number, lon: number];

/** Into all cells of the box around the segment. */
function addSegment(byCell: Map<number, number[]>, edge: number, from: Point, to: Point): void {
  const cells = (axis: 0 | 1) =>
    [from[axis], to[axis]].map((value) => Math.floor(value / CELL_UNITS)).sort((a, b) => a - b);
  const [[south, north], [west, east]] = [cells(0), cells(1)];
  for (let row = south!; row <= north!; row++)
    for (let column = west!; column <= east!; column++) {
      const key = keyOf(row * CELL_UNITS, column * CELL_UNITS);
      const list = byCell.get(key);
      if (!list) byCell.set(key, [edge]);
      else if (list.at(-1) !== edge) list.push(edge);
    }
}
