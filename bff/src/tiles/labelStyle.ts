import type { LabelKind, WayKind } from './source.ts';

export type TextKind = LabelKind | 'street';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly weight: 400 | 600;
  /** Pixels below its point; 0 centres the label on it. */
  readonly below: number;
  /** Free pixels around it. */
  readonly padding: number;
  readonly italic: boolean;
}

const plain = { weight: 400, below: 0, padding: 6, italic: false } as const;

export const TEXT_STYLES: Readonly<Record<TextKind, TextStyle>> = {
  city: { ...plain, size: 17, weight: 600, padding: 14 },
  suburb: { ...plain, size: 13, weight: 600, padding: 10 },
  district: { ...plain, size: 12, weight: 600, padding: 10 },
  water: { ...plain, size: 12, italic: true },
  park: { ...plain, size: 11, italic: true },
  stop: { ...plain, size: 11, below: 15 },
  poi: { ...plain, size: 11, below: 11 },
  number: { ...plain, size: 9, padding: 2 },
  street: { ...plain, size: 11, padding: 3 },
};

/** The lowest zoom at which ways of this kind are labelled. */
export const NAMED_FROM: Readonly<Record<WayKind, number>> = {
  motorway: 14,
  primary: 14,
  secondary: 15,
  minor: 16,
  rail: 99,
  route: 99,
};

/** Estimate in pixels, slightly too wide: the browser's font is not known here. */
export function textWidth(text: string, { size, weight }: TextStyle): number {
  return text.length * size * (weight === 600 ? 0.6 : 0.56);
}
