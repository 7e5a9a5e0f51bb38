/** The columns of areas while they are made. */
import { FloatColumn, IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn, sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import type { DrawnAreas } from './drawing.ts';
import { packed } from './packed.ts';

interface AreaRow {
  readonly kind: number;
  readonly size: number;
  readonly minZoom: number;
}

export interface AreaRows {
  /** How many points there are. */
  readonly points: number;
  /** Adds a ring of the next area; one of fewer than three points is left out. */
  ring(ring: ArrayLike<number>): void;
  /** Ends an area; one without rings is left out. */
  area(row: AreaRow): void;
  /** Ends the collecting, and lets go of what was collected. */
  areas(): DrawnAreas;
  /** The same, with the largest first. */
  bySize(): DrawnAreas;
}

export function createAreaRows(): AreaRows {
  const [kind, minZoom, firstRing, first, xy] = Array.from({ length: 5 }, () => new IntColumn(1_024)) as [
    ...[IntColumn, IntColumn, IntColumn, IntColumn, IntColumn],
  ];
  const size = new FloatColumn(1_024);
  let rings = 0;
  const free = () => {
    for (const column of [kind, minZoom, firstRing, first, xy]) column.free();
  };
  firstRing.push(0);
  first.push(0);
  return {
    get points() {
      return xy.length / 2;
    },
    ring(ring) {
      if (ring.length < 6) return;
      xy.pushAll(ring);
      first.push(xy.length / 2);
    },
    area(row) {
      if (first.length - 1 === rings) return;
      rings = first.length - 1;
      firstRing.push(rings);
      kind.push(row.kind);
      size.push(row.size);
      minZoom.push(row.minZoom);
    },
    areas() {
      const sizes = sharedColumn(Float32Array, size.length);
      sizes.set(size.array());
      const made = {
        kind: packed(Uint8Array, kind),
        size: sizes,
        minZoom: packed(Uint8Array, minZoom),
        firstRing: sharedOf(firstRing),
        first: sharedOf(first),
        xy: sharedOf(xy),
      };
      free();
      return made;
    },
    bySize() {
      const sizes = Float32Array.from(size.array());
      const order = Uint32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b);
      const columns = { kind: kind.array(), minZoom: minZoom.array(), firstRing: firstRing.array() };
      const made = inOrder(order, { ...columns, size: sizes, first: first.array(), xy: xy.array() });
      free();
      return made;
    },
  };
}

type Columns = Readonly<Record<keyof DrawnAreas, Int32Array | Float32Array>>;

function inOrder(order: Uint32Array, { kind, size, minZoom, firstRing, first, xy }: Columns): DrawnAreas {
  const made: DrawnAreas = {
    kind: sharedColumn(Uint8Array, kind.length),
    size: sharedColumn(Float32Array, size.length),
    minZoom: sharedColumn(Uint8Array, minZoom.length),
    firstRing: sharedColumn(Int32Array, firstRing.length),
    first: sharedColumn(Int32Array, first.length),
    xy: sharedColumn(Int32Array, xy.length),
  };
  let [ring, point] = [0, 0];
  for (let row = 0; row < order.length; row++) {
    const area = order[row]!;
    made.kind[row] = kind[area]!;
    made.size[row] = size[area]!;
    made.minZoom[row] = minZoom[area]!;
    const [from, end] = [first[firstRing[area]!]!, first[firstRing[area + 1]!]!];
    for (let i = firstRing[area]!; i < firstRing[area + 1]!; i++) made.first[++ring] = point + first[i + 1]! - from;
    for (let i = 2 * from; i < 2 * end; i++) made.xy[2 * point + i - 2 * from] = xy[i]!;
    point += end - from;
    made.firstRing[row + 1] = ring;
  }
  return made;
}
