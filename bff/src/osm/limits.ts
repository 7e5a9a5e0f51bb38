/** Limits of a file: far above what a city has, below what would exhaust the memory or the time of a start. */
export interface OsmLimits {
  /** Size of the file. */
  readonly fileBytes: number;
  /** Size of all its blocks when they are unpacked. */
  readonly unpackedBytes: number;
  /** Nodes that are kept, of all files together: those of the area around the stops. */
  readonly nodes: number;
}

const MEGABYTE = 1_000_000;

/** The limits that follow from the size of a file in MB: a block unpacks to twice its size, and a node that is kept takes 20 bytes. */
export function osmLimits(megabytes: number): OsmLimits {
  return { fileBytes: megabytes * MEGABYTE, unpackedBytes: megabytes * 4 * MEGABYTE, nodes: megabytes * 30_000 };
}

export const DEFAULT_OSM_MEGABYTES = 2_000;
