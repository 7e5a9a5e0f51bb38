/** The columns of drawn ways: all as they are, and simplified for the bands before the last. */
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { type DrawnWay, WAY_KINDS } from './classify/drawnWays.ts';
import type { DrawnWays } from './drawing.ts';
import { toleranceAt } from './drawnPlane.ts';
import { simplifiedLine } from './geometry/simplified.ts';
import { packed } from './packed.ts';

export interface WayRow extends DrawnWay {
  /** Row of the names. */
  readonly name: number;
}

export interface DrawnWayColumns {
  /** @param line x, y, x, y … on the plane. */
  add(way: WayRow, line: ArrayLike<number>): void;
  readonly points: number;
  ways(): DrawnWays;
}

const KIND_NUMBERS: ReadonlyMap<string, number> = new Map(WAY_KINDS.map((name, i) => [name, i]));

export function createDrawnWayColumns(): DrawnWayColumns {
  const rows = createRows();
  return {
    get points() {
      return rows.points;
    },
    add({ kind, name, flags, layer, minZoom }, line) {
      rows.add([KIND_NUMBERS.get(kind)!, name, flags, layer, minZoom], line);
    },
    ways: rows.ways,
  };
}

/** What zooms up to `zoom` show, simplified for it. */
export function waysUpTo(zoom: number, { kind, name, flags, layer, minZoom, first, xy }: DrawnWays): DrawnWays {
  const rows = createRows();
  const tolerance = toleranceAt(zoom);
  for (let way = 0; way < kind.length; way++) {
    if (minZoom[way]! > zoom) continue;
    const line = xy.subarray(2 * first[way]!, 2 * first[way + 1]!);
    rows.add([kind[way]!, name[way]!, flags[way]!, layer[way]!, minZoom[way]!], simplifiedLine(line, tolerance));
  }
  return rows.ways();
}

function createRows() {
  const columns = Array.from({ length: 5 }, () => new IntColumn(1_024));
  const first = new IntColumn(1_024);
  const xy = new IntColumn(1_024);
  first.push(0);
  return {
    get points() {
      return xy.length / 2;
    },
    add(row: readonly number[], line: ArrayLike<number>): void {
      if (line.length < 4) return;
      for (const [i, column] of columns.entries()) column.push(row[i]!);
      xy.pushAll(line);
      first.push(xy.length / 2);
    },
    ways(): DrawnWays {
      const [kind, name, flags, layer, minZoom] = columns as [IntColumn, IntColumn, IntColumn, IntColumn, IntColumn];
      return {
        kind: packed(Uint8Array, kind),
        name: sharedOf(name),
        flags: packed(Uint8Array, flags),
        layer: packed(Int8Array, layer),
        minZoom: packed(Uint8Array, minZoom),
        first: sharedOf(first),
        xy: sharedOf(xy),
      };
    },
  };
}
