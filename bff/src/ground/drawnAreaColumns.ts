/** The columns of drawn areas: all as they are, and simplified for the bands before the last. */
import { UNITS_PER_DEGREE } from './area.ts';
import { createAreaRows } from './areaRows.ts';
import { AREA_KINDS, AREA_STYLES, type AreaKind } from './classify/drawnAreas.ts';
import type { DrawnAreas } from './drawing.ts';
import { onPlane, partsPerPixel, toleranceAt, zoomOfSize } from './drawnPlane.ts';
import { simplifiedRing } from './geometry/simplified.ts';

/** A smaller area is not seen. */
const LEAST_PIXELS = 6;
/** No zoom is closer. */
const LAST_ZOOM = 21;

export interface DrawnAreaColumns {
  /**
   * @param size square metres.
   * @param rings lon, lat, lon, lat … in degrees of 1e-7.
   * @param from the first zoom that shows even a large one.
   */
  add(kind: AreaKind, size: number, rings: readonly (readonly number[])[], from?: number): void;
  readonly points: number;
  areas(): DrawnAreas;
}

export function createDrawnAreaColumns(): DrawnAreaColumns {
  const rows = createAreaRows();
  return {
    get points() {
      return rows.points;
    },
    add(kind, size, rings, from = AREA_STYLES[kind].minZoom) {
      const lat = (rings[0]?.[1] ?? 0) / UNITS_PER_DEGREE;
      const minZoom = Math.max(from, zoomOfSize(size, LEAST_PIXELS, lat));
      if (minZoom > LAST_ZOOM) return;
      for (const ring of rings) rows.ring(onPlane(ring));
      rows.area({ kind: AREA_KINDS.indexOf(kind), size, minZoom });
    },
    areas: rows.bySize,
  };
}

/** What zooms up to `zoom` show, simplified for it. */
export function areasUpTo(zoom: number, { kind, size, minZoom, firstRing, first, xy }: DrawnAreas): DrawnAreas {
  const tolerance = toleranceAt(zoom);
  const least = LEAST_PIXELS * partsPerPixel(zoom) ** 2;
  const rows = createAreaRows();
  for (let area = 0; area < kind.length; area++) {
    if (minZoom[area]! > zoom) continue;
    for (let ring = firstRing[area]!; ring < firstRing[area + 1]!; ring++) {
      const simple = simplifiedRing(xy.subarray(2 * first[ring]!, 2 * first[ring + 1]!), tolerance);
      if (planeSize(simple) >= least) rows.ring(simple);
    }
    rows.area({ kind: kind[area]!, size: size[area]!, minZoom: minZoom[area]! });
  }
  return rows.areas();
}

function planeSize(ring: Int32Array): number {
  if (ring.length < 6) return 0;
  // From its first corner: the products are then exact.
  const [x, y] = [ring[0]!, ring[1]!];
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += (ring[j]! - x) * (ring[i + 1]! - y) - (ring[i]! - x) * (ring[j + 1]! - y);
  return Math.abs(sum / 2);
}
