/** The columns of drawn areas: all as they are, and simplified for the bands before the last. */
import { FloatColumn, IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn, sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { AREA_KINDS, AREA_STYLES, type AreaKind } from './classify/drawnAreas.ts';
import type { DrawnAreas } from './drawing.ts';
import { onPlane, partsPerPixel, toleranceAt, zoomOfSize } from './drawnPlane.ts';
import { simplifiedRing } from './geometry/simplified.ts';
import { packed } from './packed.ts';

/** A smaller area is not seen. */
const LEAST_PIXELS = 6;
/** No zoom is closer. */
const LAST_ZOOM = 21;

export interface DrawnAreaColumns {
  /**
   * @param size square metres.
   * @param rings lon, lat, lon, lat … in degrees of 1e-7.
   */
  add(kind: AreaKind, size: number, rings: readonly (readonly number[])[]): void;
  readonly points: number;
  areas(): DrawnAreas;
}

export function createDrawnAreaColumns(): DrawnAreaColumns {
  const rows = createRows();
  return {
    get points() {
      return rows.points;
    },
    add(kind, size, rings) {
      const lat = (rings[0]?.[1] ?? 0) / UNITS_PER_DEGREE;
      const minZoom = Math.max(AREA_STYLES[kind].minZoom, zoomOfSize(size, LEAST_PIXELS, lat));
      if (minZoom <= LAST_ZOOM) rows.add({ kind: AREA_KINDS.indexOf(kind), size, minZoom }, rings.map(onPlane));
    },
    areas: () => {
      const areas = rows.areas();
      const order = [...areas.kind.keys()].sort((a, b) => areas.size[b]! - areas.size[a]!);
      return copied(areas, order, (ring) => ring);
    },
  };
}

/** What zooms up to `zoom` show, simplified for it. */
export function areasUpTo(zoom: number, areas: DrawnAreas): DrawnAreas {
  const tolerance = toleranceAt(zoom);
  const least = LEAST_PIXELS * partsPerPixel(zoom) ** 2;
  const order = [...areas.kind.keys()].filter((area) => areas.minZoom[area]! <= zoom);
  return copied(areas, order, (ring) => {
    const simple = simplifiedRing(ring, tolerance);
    return planeSize(simple) < least ? NOTHING : simple;
  });
}

type PlaneRing = Int32Array;
const NOTHING = new Int32Array(0);

function copied(
  { kind, size, minZoom, firstRing, first, xy }: DrawnAreas,
  order: readonly number[],
  change: (ring: Int32Array) => PlaneRing,
): DrawnAreas {
  const rows = createRows();
  for (const area of order) {
    const rings: PlaneRing[] = [];
    for (let ring = firstRing[area]!; ring < firstRing[area + 1]!; ring++)
      rings.push(change(xy.subarray(2 * first[ring]!, 2 * first[ring + 1]!)));
    rows.add({ kind: kind[area]!, size: size[area]!, minZoom: minZoom[area]! }, rings);
  }
  return rows.areas();
}

function planeSize(ring: PlaneRing): number {
  // From its first corner: the products are then exact.
  const [x, y] = [ring[0]!, ring[1]!];
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += (ring[j]! - x) * (ring[i + 1]! - y) - (ring[i]! - x) * (ring[j + 1]! - y);
  return Math.abs(sum / 2);
}

function createRows() {
  const [kind, minZoom, firstRing, first, xy] = Array.from({ length: 5 }, () => new IntColumn(1_024)) as [
    ...[IntColumn, IntColumn, IntColumn, IntColumn, IntColumn],
  ];
  const size = new FloatColumn(1_024);
  firstRing.push(0);
  first.push(0);
  return {
    get points() {
      return xy.length / 2;
    },
    add(row: { readonly kind: number; readonly size: number; readonly minZoom: number }, rings: readonly PlaneRing[]) {
      for (const ring of rings) {
        if (ring.length < 6) continue;
        xy.pushAll(ring);
        first.push(xy.length / 2);
      }
      if (first.length - 1 === firstRing.array().at(-1)) return;
      firstRing.push(first.length - 1);
      kind.push(row.kind);
      size.push(row.size);
      minZoom.push(row.minZoom);
    },
    areas(): DrawnAreas {
      const sizes = sharedColumn(Float32Array, size.length);
      sizes.set(size.array());
      return {
        kind: packed(Uint8Array, kind),
        size: sizes,
        minZoom: packed(Uint8Array, minZoom),
        firstRing: sharedOf(firstRing),
        first: sharedOf(first),
        xy: sharedOf(xy),
      };
    },
  };
}
