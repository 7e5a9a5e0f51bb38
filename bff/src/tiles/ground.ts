/** What a map shows of the ground, as it is drawn: from a timetable, a described city, or the tables of a map. */
import type { AREA_KINDS as MAP_AREA_KINDS } from '../ground/classify/drawnAreas.ts';
import type { WAY_KINDS as MAP_WAY_KINDS } from '../ground/classify/drawnWays.ts';
import type { Box } from '../timetable/geo/mercator.ts';
import type { Frame } from './frame.ts';

/** `route` is the path of a vehicle, for networks without known streets. */
export type WayKind = (typeof MAP_WAY_KINDS)[number] | 'route';
/** `island` is land in water, of cities whose water has no holes. */
export type AreaKind = (typeof MAP_AREA_KINDS)[number] | 'island';

/** The numbers `from` to `to - 1` of `points`: x, y, x, y … in the units of its ground. */
export interface Line {
  readonly points: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

/** Tunnels are drawn below all other ways, bridges above them. */
export type Deck = 'tunnel' | 'surface' | 'bridge';

export interface GroundWay extends Line {
  readonly kind: WayKind;
  readonly deck: Deck;
  /** Above others of its deck where it is higher. */
  readonly layer: number;
  /** Houses of a city without known buildings stand on both sides. */
  readonly built: boolean;
}

export interface GroundArea {
  readonly kind: AreaKind;
  /** What is in an odd number of them is inside. */
  readonly rings: readonly Line[];
  /** Square metres. */
  readonly size: number;
}

/** What may be visible in a box, in the order in which it is drawn, with as much detail as the zoom shows. */
export interface Ground {
  /** Degrees north, to turn metres into pixels. */
  readonly lat: number;
  /** A frame of the unit square in the units of its points. */
  ownFrame(frame: Frame): Frame;
  ways(box: Box, zoom: number): readonly GroundWay[];
  areas(box: Box, zoom: number): readonly GroundArea[];
}
