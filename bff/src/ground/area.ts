/**
 * The area of a map that is kept: what lies within a distance of the stops, not a box around them, which one coach to an airport would make a
 * country. Rows of 1 km from south to north, each with intervals from west to east; coordinates are degrees of 1e-7.
 */
import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import type { Strip } from './geometry/keptEdge.ts';

export const UNITS_PER_DEGREE = 1e7;

const ROW_UNITS = 90_000;
const ROW_METRES = (ROW_UNITS / UNITS_PER_DEGREE) * METRES_PER_DEGREE;
const POLE_UNITS = 90 * UNITS_PER_DEGREE;
const DATE_LINE_UNITS = 180 * UNITS_PER_DEGREE;
const ROWS = (2 * POLE_UNITS) / ROW_UNITS;

/** Row r of the area is row `south + r` of the earth, and has the intervals `first[r] … first[r + 1] - 1`. */
export interface Area {
  readonly south: number;
  readonly first: Int32Array;
  readonly west: Int32Array;
  readonly east: Int32Array;
}

type Interval = readonly [west: number, east: number];

/** @param metres around each place. Places are rounded to cells of 1 km, so that a stop that moves a little leaves the area as it is. */
export function areaAround(places: readonly Position[], metres: number): Area {
  const rows = new Map<number, Interval[]>();
  const cells = new Set<string>();
  for (const { lat, lon } of places) {
    const row = rowOf(lat * UNITS_PER_DEGREE);
    const width = ROW_UNITS / longitudeScale(latOf(row));
    const column = Math.floor((lon * UNITS_PER_DEGREE) / width);
    const cell = `${row} ${column}`;
    if (cells.has(cell)) continue;
    cells.add(cell);
    addAround(rows, row, [column * width, (column + 1) * width], metres);
  }
  return areaOf(rows);
}

/** What is at most as many metres outside of an area, and the area. */
export function grownArea(area: Area, metres: number): Area {
  const rows = new Map<number, Interval[]>();
  eachInterval(area, (row, west, east) => addAround(rows, row, [west, east], metres));
  return areaOf(rows);
}

function addAround(rows: Map<number, Interval[]>, row: number, [west, east]: Interval, metres: number): void {
  const reach = Math.ceil(metres / ROW_METRES) + 1;
  for (let other = Math.max(0, row - reach); other <= Math.min(ROWS - 1, row + reach); other++) {
    const apart = Math.max(0, Math.abs(other - row) - 1) * ROW_METRES;
    if (apart > metres) continue;
    // A kilometre has the most degrees at the side of the row that is nearer to a pole.
    const scale = longitudeScale(Math.max(Math.abs(latOf(other)), Math.abs(latOf(other + 1))));
    const half = (Math.sqrt(metres ** 2 - apart ** 2) / METRES_PER_DEGREE / scale) * UNITS_PER_DEGREE;
    const intervals = rows.get(other) ?? [];
    if (intervals.length === 0) rows.set(other, intervals);
    intervals.push(...onEarth(Math.floor(west - half), Math.ceil(east + half)));
  }
}

function eachInterval({ south, first, west, east }: Area, take: (row: number, west: number, east: number) => void) {
  for (let row = 0; row + 1 < first.length; row++)
    for (let i = first[row]!; i < first[row + 1]!; i++) take(south + row, west[i]!, east[i]!);
}

/** The area from south to north. */
export function stripsOf(area: Area): Strip[] {
  const strips = new Map<number, Interval[]>();
  eachInterval(area, (row, west, east) => {
    const intervals = strips.get(row) ?? [];
    if (intervals.length === 0) strips.set(row, intervals);
    intervals.push([west, east]);
  });
  const southOf = (row: number) => row * ROW_UNITS - POLE_UNITS;
  return [...strips].map(([row, intervals]) => ({ south: southOf(row), north: southOf(row + 1), intervals }));
}

/** Beyond the date line an interval goes on at the other side. */
function onEarth(west: number, east: number): Interval[] {
  if (east - west >= 2 * DATE_LINE_UNITS) return [[-DATE_LINE_UNITS, DATE_LINE_UNITS]];
  if (west < -DATE_LINE_UNITS)
    return [
      [west + 2 * DATE_LINE_UNITS, DATE_LINE_UNITS],
      [-DATE_LINE_UNITS, east],
    ];
  if (east > DATE_LINE_UNITS)
    return [
      [west, DATE_LINE_UNITS],
      [-DATE_LINE_UNITS, east - 2 * DATE_LINE_UNITS],
    ];
  return [[west, east]];
}

function areaOf(rows: ReadonlyMap<number, readonly Interval[]>): Area {
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  const south = numbers[0] ?? 0;
  const merged = Array.from({ length: (numbers.at(-1) ?? south - 1) - south + 1 }, (_, r) =>
    mergedOf(rows.get(south + r) ?? []),
  );
  const all = merged.flat();
  const area = {
    south,
    first: sharedColumn(Int32Array, merged.length + 1),
    west: sharedColumn(Int32Array, all.length),
    east: sharedColumn(Int32Array, all.length),
  };
  merged.forEach((intervals, r) => {
    area.first[r + 1] = area.first[r]! + intervals.length;
  });
  all.forEach(([west, east], i) => {
    area.west[i] = west;
    area.east[i] = east;
  });
  return area;
}

function mergedOf(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [west, east] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && west <= last[1]) last[1] = Math.max(last[1], east);
    else merged.push([west, east]);
  }
  return merged;
}

/** A test for many points; anything that is no place on earth is outside. */
export function insideOf({ south, first, west, east }: Area): (lat: number, lon: number) => boolean {
  const rows = first.length - 1;
  return (lat, lon) => {
    const row = rowOf(lat) - south;
    if (!(row >= 0 && row < rows)) return false;
    for (let i = first[row]!; i < first[row + 1]!; i++) if (lon >= west[i]! && lon <= east[i]!) return true;
    return false;
  };
}

/** Whether all of `needed` is in `area`. */
export function contains(area: Area, needed: Area): boolean {
  const rows = needed.first.length - 1;
  for (let row = 0; row < rows; row++) {
    const other = needed.south + row - area.south;
    for (let i = needed.first[row]!; i < needed.first[row + 1]!; i++) {
      let found = false;
      for (let j = area.first[other] ?? 0; j < (area.first[other + 1] ?? 0) && !found; j++)
        found = area.west[j]! <= needed.west[i]! && needed.east[i]! <= area.east[j]!;
      if (!found) return false;
    }
  }
  return true;
}

const rowOf = (lat: number) => Math.floor((lat + POLE_UNITS) / ROW_UNITS);
const latOf = (row: number) => (row * ROW_UNITS - POLE_UNITS) / UNITS_PER_DEGREE;
