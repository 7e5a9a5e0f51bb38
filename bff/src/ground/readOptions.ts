import type { BlockContents } from '../osm/blockContents.ts';
import type { OsmLimits } from '../osm/limits.ts';

/** How files are read. */
export interface ReadOptions {
  readonly limits: OsmLimits;
  /** Called often; may throw, to end the reading. */
  readonly checkMemory?: (() => void) | undefined;
  /** Called where much of what was read is not needed any more. */
  readonly freeMemory?: (() => void) | undefined;
  /** What earlier readings of the same files have seen. */
  readonly contents?: BlockContents | undefined;
}
