/** What ways are drawn as. `route`: the path of a vehicle, of networks without a map. */
import type { Tags } from '../../osm/tags.ts';

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
  'route',
] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** Bits of `flags`. */
export const WAY_FLAGS = { bridge: 1, tunnel: 2 } as const;

/** The first zoom of a kind; `near`: only where streets are kept too, not as far around as larger roads. */
export const WAY_STYLES: Readonly<Record<WayKind, { readonly minZoom: number; readonly reach: 'near' | 'far' }>> = {
  boundary: { minZoom: 9, reach: 'far' },
  stream: { minZoom: 13, reach: 'far' },
  ferry: { minZoom: 10, reach: 'far' },
  runway: { minZoom: 11, reach: 'far' },
  pier: { minZoom: 14, reach: 'near' },
  path: { minZoom: 15, reach: 'near' },
  stairs: { minZoom: 15, reach: 'near' },
  cycleway: { minZoom: 14, reach: 'near' },
  track: { minZoom: 14, reach: 'near' },
  service: { minZoom: 15, reach: 'near' },
  minor: { minZoom: 13, reach: 'near' },
  secondary: { minZoom: 11, reach: 'far' },
  primary: { minZoom: 9, reach: 'far' },
  motorway: { minZoom: 7, reach: 'far' },
  metro: { minZoom: 12, reach: 'near' },
  tram: { minZoom: 13, reach: 'near' },
  rail: { minZoom: 9, reach: 'far' },
  route: { minZoom: 10, reach: 'far' },
};

const WAYS: Readonly<Record<string, Readonly<Record<string, WayKind>>>> = {
  highway: {
    motorway: 'motorway',
    motorway_link: 'motorway',
    trunk: 'primary',
    trunk_link: 'primary',
    primary: 'primary',
    primary_link: 'primary',
    secondary: 'secondary',
    secondary_link: 'secondary',
    tertiary: 'secondary',
    tertiary_link: 'secondary',
    unclassified: 'minor',
    residential: 'minor',
    living_street: 'minor',
    pedestrian: 'minor',
    road: 'minor',
    busway: 'service',
    service: 'service',
    track: 'track',
    footway: 'path',
    path: 'path',
    bridleway: 'path',
    platform: 'path',
    cycleway: 'cycleway',
    steps: 'stairs',
  },
  railway: {
    rail: 'rail',
    narrow_gauge: 'rail',
    light_rail: 'rail',
    funicular: 'rail',
    monorail: 'rail',
    preserved: 'rail',
    tram: 'tram',
    subway: 'metro',
    platform: 'path',
  },
  aeroway: { runway: 'runway', taxiway: 'runway' },
  man_made: { pier: 'pier', breakwater: 'pier', groyne: 'pier' },
  route: { ferry: 'ferry' },
  waterway: { river: 'stream', canal: 'stream', stream: 'stream' },
};

/** Ways that are less than their kind says: the first zoom that shows them. */
const LESSER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  service: { parking_aisle: 16, driveway: 16, yard: 14, siding: 14, spur: 14, crossover: 15 },
  footway: { sidewalk: 17, crossing: 17 },
  aeroway: { taxiway: 13 },
};
/** Rivers and canals are seen from farther away than streams. */
const RIVERS = { zoom: 10, values: ['river', 'canal'] };

/** The keys that {@link drawnWayOf} asks for. */
export const WAY_KEYS: readonly string[] = [
  ...new Set([...Object.keys(WAYS), ...Object.keys(LESSER), ...['bridge', 'tunnel', 'layer', 'motorroad', 'indoor']]),
];

export interface DrawnWay {
  readonly kind: WayKind;
  /** Bits of {@link WAY_FLAGS}. */
  readonly flags: number;
  /** -9 to 9. */
  readonly layer: number;
  readonly minZoom: number;
}

/** Null for a way that is not drawn. Boundaries are known by their relations. */
export function drawnWayOf(tags: Tags): DrawnWay | null {
  const kind = kindOf(tags);
  if (kind === null || (tags.get('indoor') ?? 'no') !== 'no') return null;
  const isSet = (key: string) => (tags.get(key) ?? 'no') !== 'no';
  const flags = (isSet('bridge') ? WAY_FLAGS.bridge : 0) | (isSet('tunnel') ? WAY_FLAGS.tunnel : 0);
  // A stream under ground is not seen.
  if (kind === 'stream' && flags & WAY_FLAGS.tunnel) return null;
  const layer = Number(tags.get('layer'));
  return {
    kind,
    flags,
    layer: Number.isInteger(layer) ? Math.max(-9, Math.min(9, layer)) : 0,
    minZoom: minZoomOf(kind, tags),
  };
}

function kindOf(tags: Tags): WayKind | null {
  for (const [key, kinds] of Object.entries(WAYS)) {
    const value = tags.get(key);
    if (value === undefined || !Object.hasOwn(kinds, value)) continue;
    return value.startsWith('trunk') && tags.get('motorroad') === 'yes' ? 'motorway' : kinds[value]!;
  }
  return null;
}

function minZoomOf(kind: WayKind, tags: Tags): number {
  if (kind === 'stream' && RIVERS.values.includes(tags.get('waterway') ?? '')) return RIVERS.zoom;
  const lesser = Object.entries(LESSER).map(([key, zooms]) => {
    const value = tags.get(key) ?? '';
    return Object.hasOwn(zooms, value) ? zooms[value]! : 0;
  });
  return Math.max(WAY_STYLES[kind].minZoom, ...lesser);
}
