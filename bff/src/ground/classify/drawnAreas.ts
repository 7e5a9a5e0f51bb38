/** What areas are drawn as. */
export const AREA_KINDS = [
  'builtUp',
  'industry',
  'wood',
  'grass',
  'park',
  'cemetery',
  'beach',
  'wetland',
  'sea',
  'water',
  'pitch',
  'square',
  'platform',
  'building',
] as const;
export type AreaKind = (typeof AREA_KINDS)[number];
