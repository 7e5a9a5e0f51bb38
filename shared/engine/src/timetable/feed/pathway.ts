/** GTFS `pathway_mode` 1 to 7, in this order. */
export const PATHWAY_MODES = [
  'walkway',
  'stairs',
  'movingSidewalk',
  'escalator',
  'elevator',
  'fareGate',
  'exitGate',
] as const;
export type PathwayMode = (typeof PATHWAY_MODES)[number];

/** A pathway inside a station. Its ends are stops or, numbered after the last stop, positions in `Feed.stationNodes`. */
export interface Pathway {
  readonly from: number;
  readonly to: number;
  readonly mode: PathwayMode;
  readonly seconds: number;
  /** Length, walked or carried. */
  readonly metres: number;
  readonly isBidirectional: boolean;
  /** Steps up (positive) or down from `from` to `to`; 0 if the feed does not say. */
  readonly stairCount: number;
  /** Names of the levels at its ends; empty if the feed does not say. */
  readonly fromLevel: string;
  readonly toLevel: string;
}
