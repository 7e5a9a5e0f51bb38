/** What areas are drawn as, in this order. */
import type { Tags } from '../../osm/tags.ts';
import { BUILDING_KEYS, isBuilding } from './buildings.ts';
import { LAND } from './land.ts';
import { WATER } from './water.ts';

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

/** The first zoom of a kind; `near`: only where streets are kept too, not as far around as land and water. */
export const AREA_STYLES: Readonly<Record<AreaKind, { readonly minZoom: number; readonly reach: 'near' | 'far' }>> = {
  builtUp: { minZoom: 8, reach: 'far' },
  industry: { minZoom: 10, reach: 'far' },
  wood: { minZoom: 8, reach: 'far' },
  grass: { minZoom: 10, reach: 'far' },
  park: { minZoom: 10, reach: 'far' },
  cemetery: { minZoom: 11, reach: 'far' },
  beach: { minZoom: 11, reach: 'far' },
  wetland: { minZoom: 10, reach: 'far' },
  sea: { minZoom: 0, reach: 'far' },
  water: { minZoom: 0, reach: 'far' },
  pitch: { minZoom: 14, reach: 'near' },
  square: { minZoom: 14, reach: 'near' },
  platform: { minZoom: 15, reach: 'near' },
  building: { minZoom: 15, reach: 'near' },
};

/** The keys that {@link areaKindOf} asks for. */
export const AREA_KEYS: readonly string[] = [
  ...new Set([
    ...BUILDING_KEYS,
    ...Object.keys(WATER),
    ...Object.keys(LAND),
    ...['area', 'highway', 'railway', 'public_transport'],
  ]),
];

/** Null for a closed way, or a multipolygon, that is not drawn as an area. */
export function areaKindOf(tags: Tags): AreaKind | null {
  if (tags.get('area') === 'no') return null;
  if (isBuilding(tags)) return 'building';
  return kindIn(WATER, tags) ?? kindIn(LAND, tags) ?? trafficKind(tags);
}

type KindsByTag = Readonly<Record<string, Readonly<Record<string, AreaKind>>>>;

function kindIn(table: KindsByTag, tags: Tags): AreaKind | null {
  for (const [key, kinds] of Object.entries(table)) {
    const value = tags.get(key);
    if (value !== undefined && Object.hasOwn(kinds, value)) return kinds[value]!;
  }
  return null;
}

/** A closed street is one that leads round, unless it says that it is an area. */
function trafficKind(tags: Tags): AreaKind | null {
  const highway = tags.get('highway');
  if (highway !== undefined && highway !== 'platform') return tags.get('area') === 'yes' ? 'square' : null;
  const isPlatform = [highway, tags.get('railway'), tags.get('public_transport')].includes('platform');
  return isPlatform ? 'platform' : null;
}
