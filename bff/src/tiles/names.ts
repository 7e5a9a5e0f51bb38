/** What can be written on a map. */
import type { Language } from '../common/language.ts';
import type { WayKind } from '../ground/classify/drawnWays.ts';
import type { Line } from './ground.ts';
import type { TextKind } from './labelStyle.ts';

/** In the unit square. */
export interface NamedPoint {
  readonly kind: TextKind;
  /** See {@link Names.text}. */
  readonly name: number;
  readonly x: number;
  readonly y: number;
}

/** In the units of drawn tables. */
export interface NamedWay extends Line {
  readonly kind: WayKind;
  readonly name: number;
}

/** Pages are written in one language. Above a zoom, names are those on signs. */
export type NameLanguage = Language | null;

export interface Names {
  /** The most important first. */
  points(zoom: number): Iterable<NamedPoint>;
  ways(zoom: number): Iterable<NamedWay>;
  houses(zoom: number): Iterable<NamedPoint>;
  /** What is written for a name. */
  text(kind: TextKind, name: number, language: NameLanguage): string;
}
