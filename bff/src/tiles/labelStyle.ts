import { keysOf } from '@halte/contract/fields';
import type { PointKind } from '../ground/classify/drawnPoints.ts';
import type { WayKind } from '../ground/classify/drawnWays.ts';
import type { LabelColor } from './palette.ts';
import { wrapped } from './wrap.ts';

export type TextKind = PointKind | 'number' | 'street' | 'stream';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly weight: 400 | 600;
  /** Pixels below its point, which then has a dot; 0 centres the label on it. */
  readonly below: number;
  /** Free pixels around it. */
  readonly padding: number;
  readonly italic: boolean;
  readonly color: LabelColor;
  /** From nearer, what is named is larger than the screen. */
  readonly maxZoom: number;
  /** A longer name has several lines; 0: all have one. */
  readonly lineLetters: number;
}

const plain = { weight: 400, below: 0, padding: 6, italic: false, maxZoom: 21, lineLetters: 18 } as const;
const place = { ...plain, weight: 600, padding: 10, color: 'suburb' } as const;
const point = { ...plain, size: 11, below: 11, color: 'poi' } as const;
const large = { ...point, weight: 600 } as const;
const culture = { ...point, color: 'culture' } as const;

export const TEXT_STYLES: Readonly<Record<TextKind, TextStyle>> = {
  city: { ...place, size: 17, padding: 14, color: 'city', maxZoom: 13 },
  town: { ...place, size: 14, maxZoom: 14 },
  village: { ...place, size: 12, maxZoom: 15 },
  suburb: { ...place, size: 13, maxZoom: 15 },
  quarter: { ...place, size: 12, color: 'district', maxZoom: 16 },
  island: { ...plain, size: 12, color: 'park', italic: true },
  water: { ...plain, size: 12, color: 'water', italic: true },
  park: { ...plain, size: 11, color: 'park', italic: true },
  peak: { ...point, color: 'park' },
  airport: { ...large, color: 'transport' },
  station: { ...large, color: 'transport' },
  hospital: { ...large, color: 'health' },
  university: large,
  townHall: large,
  museum: { ...culture, weight: 600 },
  square: { ...plain, size: 11, color: 'district' },
  sight: culture,
  theatre: culture,
  worship: point,
  school: point,
  sports: { ...point, color: 'park' },
  publicService: point,
  culture,
  lodging: { ...point, color: 'transport' },
  restaurant: { ...point, color: 'food' },
  shop: { ...point, color: 'shop' },
  building: { ...plain, size: 10, color: 'number' },
  stop: { ...plain, size: 11, below: 15, color: 'stop', lineLetters: 0 },
  number: { ...plain, size: 9, padding: 2, color: 'number' },
  street: { ...plain, size: 11, padding: 3, color: 'street', lineLetters: 0 },
  stream: { ...plain, size: 11, padding: 3, color: 'water', italic: true, lineLetters: 0 },
};

export const TEXT_KINDS = keysOf(TEXT_STYLES);

/** Written after the names of streets, if there is still room. */
const LESSER: ReadonlySet<TextKind> = new Set([
  ...(['theatre', 'worship', 'school', 'sports', 'publicService', 'culture', 'lodging', 'restaurant'] as const),
  ...(['shop', 'building'] as const),
]);
export const isLesser = (kind: TextKind): boolean => LESSER.has(kind);

/** Stops have pins of their own on a map of the app: their points are not marked. */
export const hasDot = (kind: TextKind): boolean => TEXT_STYLES[kind].below > 0 && kind !== 'stop';

/** Named by a map that shows stops as pins, so that none is named twice. */
export const isStop = (kind: TextKind): boolean => kind === 'stop' || kind === 'station';

/** The lowest zoom at which ways of this kind are labelled; those that are missing never are. In the order in which they are written. */
export const NAMED_FROM: ReadonlyMap<WayKind, number> = new Map([
  ['motorway', 14],
  ['primary', 14],
  ['secondary', 15],
  ['minor', 16],
  ['stream', 15],
  ['pier', 17],
  ['service', 17],
  ['cycleway', 17],
  ['stairs', 17],
  ['path', 17],
  ['track', 17],
]);

/** Letters of these scripts fill a square. */
const SQUARE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/u;

/** Estimate in pixels, slightly too wide: the browser's font is not known here. */
export function textWidth(text: string, { size, weight }: Pick<TextStyle, 'size' | 'weight'>): number {
  let letters = 0;
  for (const letter of text) letters += SQUARE.test(letter) ? 1.8 : 1;
  return letters * size * (weight === 600 ? 0.6 : 0.56);
}

/** Of the size of the letters. */
export const LINE_HEIGHT = 1.15;

export const textLines = (kind: TextKind, text: string): string[] => wrapped(text, TEXT_STYLES[kind].lineLetters);

/** Pixels of a text, and those above and below the middle of its first line, or of all where it stands on its point. */
export function textBox(kind: TextKind, text: string): { width: number; above: number; below: number } {
  const style = TEXT_STYLES[kind];
  const lines = textLines(kind, text);
  const more = (lines.length - 1) * style.size * LINE_HEIGHT;
  const half = style.size * 0.6;
  return {
    width: Math.max(...lines.map((line) => textWidth(line, style))),
    above: half + (style.below === 0 ? more / 2 : 0),
    below: half + (style.below === 0 ? more / 2 : more),
  };
}
