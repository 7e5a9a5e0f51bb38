import { worldX, worldY } from '../timetable/geo/mercator.ts';
import type { AreaKind, WayKind } from './ground.ts';

const LABEL_KINDS = ['city', 'suburb', 'district', 'water', 'park', 'stop', 'poi', 'number'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** x, y, x, y … in the unit square of web mercator. */
export type WorldPath = Float64Array;

export interface MapWay {
  readonly kind: WayKind;
  readonly path: WorldPath;
  /** Written along the way; empty for none. */
  readonly name: string;
  /** Whether there are houses on both sides. */
  readonly built: boolean;
}

export interface MapArea {
  readonly kind: AreaKind;
  /** A closed ring. */
  readonly ring: WorldPath;
}

export interface MapLabel {
  readonly kind: LabelKind;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Everything to draw. If labels would overlap, the earlier one is drawn. */
export interface MapSource {
  /** Degrees north, to turn metres into pixels. */
  readonly lat: number;
  readonly ways: readonly MapWay[];
  readonly areas: readonly MapArea[];
  readonly labels: readonly MapLabel[];
}

export function worldPath(points: readonly { readonly lat: number; readonly lon: number }[]): WorldPath {
  const path = new Float64Array(points.length * 2);
  points.forEach(({ lat, lon }, i) => {
    path[2 * i] = worldX(lon);
    path[2 * i + 1] = worldY(lat);
  });
  return path;
}
