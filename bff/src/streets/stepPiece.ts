import type { WalkKind } from '@halte/engine/timetable/geo/walkRouter';
import type { LinePoint } from './line.ts';

/** A part of a way, with what it is to a walker. */
export interface Piece {
  readonly kind: WalkKind;
  /** Number of a text; 0: none. Of a crossing, the street that is crossed. */
  readonly name: number;
  readonly metres: number;
  readonly tenths: number;
  /** Number of steps; null where it is not known. */
  readonly stairs: number | null;
  /** Whether it leads up (1) or down (-1); 0: even, or not known. */
  readonly rise: number;
  readonly layer: number;
  /** The level that it leads to, in hundredths; null: to no other, or to none that is known. */
  readonly level: number | null;
  readonly line: readonly LinePoint[];
  /** Where it begins, one can also go elsewhere. */
  readonly isFork: boolean;
  /** The straight line between an end of the walk and the street. */
  readonly isOffStreet: boolean;
}
