/** shapes.txt: the paths of vehicles, and the unit of the feed's distances. */
import type { Shape } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { FloatColumn, groupRows, IntColumn } from './column.ts';
import { IdTable } from './idTable.ts';
import type { FeedSource } from './source.ts';

/** Metres per unit, for the units of distance that feeds use. */
const UNITS = [1, 1_000, 1_609.344, 0.3048];
/** Largest relative difference at which a measured unit is taken for a known one. */
const TOLERANCE = 0.15;

export interface ShapeTable {
  readonly ids: IdTable;
  readonly shapes: readonly Shape[];
  /** Metres per unit of the feed's `shape_dist_traveled`. 1 if no shape has distances. */
  readonly metresPerUnit: number;
}

export function readShapes(source: FeedSource): ShapeTable {
  const row = source.optional('shapes.txt');
  const ids = new IdTable();
  if (!row) return { ids, shapes: [], metresPerUnit: 1 };
  const id = row.require('shape_id');
  const latColumn = row.require('shape_pt_lat');
  const lonColumn = row.require('shape_pt_lon');
  const sequenceColumn = row.require('shape_pt_sequence');
  const distanceColumn = row.column('shape_dist_traveled');
  const expected = Math.ceil(row.bytes.length / 30);
  const [owner, sequence] = [new IntColumn(expected), new IntColumn(expected)];
  const [lat, lon, distance] = [new FloatColumn(expected), new FloatColumn(expected), new FloatColumn(expected)];
  const names: string[] = [];
  while (row.next()) {
    const y = row.number(latColumn);
    const x = row.number(lonColumn);
    if (!(Math.abs(y) <= 90 && Math.abs(x) <= 180)) {
      source.warnings.add('bad-shape-point', () => `Shape ${row.text(id)} has a point without usable coordinates.`);
      continue;
    }
    let shape = ids.find(row, id);
    if (shape < 0) {
      shape = ids.add(row, id);
      names.push(row.text(id));
    }
    owner.push(shape);
    sequence.push(row.int(sequenceColumn, 0));
    lat.push(y);
    lon.push(x);
    distance.push(row.number(distanceColumn));
  }
  const [lats, lons, along] = [lat.array(), lon.array(), distance.array()];
  const { first, order } = groupRows(owner.array(), sequence.array(), names.length);
  const lines = names.map((name, shape) => {
    const rows = order.subarray(first[shape]!, first[shape + 1]!);
    const points = new Float64Array(rows.length * 2);
    rows.forEach((at, i) => {
      points[i * 2] = lats[at]!;
      points[i * 2 + 1] = lons[at]!;
    });
    return { id: name, points, measured: measured(rows, along) };
  });
  const metresPerUnit = unitOf(lines);
  return {
    ids,
    metresPerUnit,
    shapes: lines.map((line) => ({
      id: line.id,
      points: line.points,
      distances: Float32Array.from(line.measured, (value) => value * metresPerUnit),
    })),
  };
}

/** The distances of a shape; empty if one is missing or they decrease. */
function measured(rows: Int32Array, along: Float64Array): Float64Array {
  const distances = Float64Array.from(rows, (row) => along[row]!);
  if (Number.isNaN(distances[0]!)) distances[0] = 0;
  const usable = distances.every((value, i) => i === 0 || value >= distances[i - 1]!);
  return usable ? distances : new Float64Array(0);
}

function unitOf(lines: readonly { readonly points: Float64Array; readonly measured: Float64Array }[]): number {
  const ratios = lines
    .map(({ points, measured: along }) => lengthOf(points) / (along[along.length - 1]! - along[0]!))
    .filter((ratio) => Number.isFinite(ratio) && ratio > 0)
    .sort((a, b) => a - b);
  const ratio = ratios[ratios.length >> 1];
  if (ratio === undefined) return 1;
  return UNITS.find((unit) => Math.abs(ratio / unit - 1) < TOLERANCE) ?? ratio;
}

function lengthOf(points: Float64Array): number {
  let metres = 0;
  for (let i = 2; i < points.length; i += 2)
    metres += metresBetween(points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!);
  return metres;
}
