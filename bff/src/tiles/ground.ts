/** What a map shows of the ground, as it is drawn. */
import type { AreaKind } from '../ground/classify/drawnAreas.ts';
import type { WayKind } from '../ground/classify/drawnWays.ts';
import type { Box } from '../timetable/geo/mercator.ts';
import type { Frame } from './frame.ts';

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
