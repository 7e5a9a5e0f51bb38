import type { OsmLimits } from '../osm/limits.ts';

/** How files are read. */
export interface ReadOptions {
  readonly limits: OsmLimits;
  /** Called often; may throw, to end the reading. */
  readonly checkMemory?: (() => void) | undefined;
}
