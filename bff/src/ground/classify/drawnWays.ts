/** What ways are drawn as. */
export const WAY_KINDS = [
  'boundary',
  'stream',
  'ferry',
  'runway',
  'pier',
  'path',
  'stairs',
  'cycleway',
  'track',
  'service',
  'minor',
  'secondary',
  'primary',
  'motorway',
  'metro',
  'tram',
  'rail',
] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** Bits of `flags`. */
export const WAY_FLAGS = { bridge: 1, tunnel: 2 } as const;
