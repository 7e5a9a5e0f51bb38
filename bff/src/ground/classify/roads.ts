/** Which ways of the map may be walked or ridden along, and what their tags say of that. Who may use them is for those who route. */
import type { Tags } from '../../osm/tags.ts';
import { type Levels, levelsOf } from './levels.ts';

/** A link road is of the class of its road. `lift` and `escalator` have no speed of walking. */
export const ROAD_CLASSES = [
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'livingStreet',
  'service',
  'pedestrian',
  'footway',
  'sidewalk',
  'crossing',
  'path',
  'track',
  'bridleway',
  'cycleway',
  'steps',
  'escalator',
  'lift',
  'corridor',
  'platform',
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

const OF_HIGHWAY: ReadonlyMap<string, RoadClass> = new Map<string, RoadClass>([
  ['trunk', 'trunk'],
  ['trunk_link', 'trunk'],
  ['primary', 'primary'],
  ['primary_link', 'primary'],
  ['secondary', 'secondary'],
  ['secondary_link', 'secondary'],
  ['tertiary', 'tertiary'],
  ['tertiary_link', 'tertiary'],
  ['unclassified', 'unclassified'],
  ['road', 'unclassified'],
  ['residential', 'residential'],
  ['living_street', 'livingStreet'],
  ['service', 'service'],
  ['pedestrian', 'pedestrian'],
  ['footway', 'footway'],
  ['path', 'path'],
  ['track', 'track'],
  ['bridleway', 'bridleway'],
  ['cycleway', 'cycleway'],
  ['steps', 'steps'],
  ['elevator', 'lift'],
  ['corridor', 'corridor'],
  ['platform', 'platform'],
]);

/** Bits of `flags`. Of a pair that excludes itself neither is set where nothing is tagged. */
export const ROAD_FLAGS = {
  footYes: 1,
  footNo: 2,
  /** `access` closes it for all; `footYes` beside it opens it again for walkers. */
  closed: 4,
  motorroad: 8,
  sidewalk: 16,
  noSidewalk: 32,
  bridge: 64,
  tunnel: 128,
  indoor: 256,
  /** The way is the edge of an area that is walked across. */
  area: 512,
  unlit: 1_024,
  /** For walkers, along the way; an escalator that goes up has it at its lower end. */
  onewayForward: 2_048,
  onewayBackward: 4_096,
  /** The way rises, or falls, along its direction. */
  up: 8_192,
  down: 16_384,
  /** Of an edge: straight through an area, from where one comes in to where one leaves it. */
  across: 32_768,
} as const;

export interface Road {
  readonly class: RoadClass;
  readonly flags: number;
  /** Above (positive) or below the ground, -9 to 9; 0 where nothing is tagged. */
  readonly layer: number;
  /** Null: not known. */
  readonly levels: Levels | null;
  /** Number of steps; 0: unknown. */
  readonly steps: number;
  readonly name: string | undefined;
}

/** The keys that {@link roadOf} and {@link areaRoadOf} ask for. */
export const ROAD_KEYS: readonly string[] = [
  ...['highway', 'public_transport', 'railway', 'footway', 'conveying', 'foot', 'access', 'motorroad', 'sidewalk'],
  ...['sidewalk:left', 'sidewalk:right', 'sidewalk:both', 'bridge', 'tunnel', 'indoor', 'area', 'lit', 'oneway:foot'],
  ...['layer', 'step_count', 'incline', 'name', 'type', 'level'],
];

/** Values of `foot` and `access`, on ways and on what stands on them. */
export const OPEN_TO_WALKERS: ReadonlySet<string> = new Set([
  ...['yes', 'designated', 'permissive', 'official', 'destination', 'customers'],
]);
export const CLOSED_TO_WALKERS: ReadonlySet<string> = new Set([
  ...['no', 'private', 'military', 'agricultural', 'forestry', 'use_sidepath'],
]);
const MOST_STEPS = 2_000;

/** Null for a way that nobody walks or rides along. */
export function roadOf(tags: Tags): Road | null {
  const roadClass = classOf(tags);
  if (roadClass === null) return null;
  const layer = Number(tags.get('layer'));
  const steps = Number(tags.get('step_count'));
  return {
    class: roadClass,
    flags: flagsOf(tags),
    layer: Number.isInteger(layer) ? Math.max(-9, Math.min(9, layer)) : 0,
    levels: levelsOf(tags.get('level')),
    steps: Number.isInteger(steps) && steps > 0 && steps <= MOST_STEPS ? steps : 0,
    name: tags.get('name'),
  };
}

const NOT_AREAS: ReadonlySet<RoadClass> = new Set<RoadClass>(['steps', 'escalator']);
const AREAS: ReadonlySet<RoadClass> = new Set<RoadClass>(['platform', 'lift']);

/** Whether it is walked across if it closes, and not only along its border. */
export function isArea(tags: Tags, { class: roadClass }: Pick<Road, 'class'>): boolean {
  const said = tags.get('area');
  if (said === 'no' || NOT_AREAS.has(roadClass)) return false;
  const isCorridor = tags.get('indoor') === 'corridor' && tags.get('highway') === undefined;
  return said === 'yes' || AREAS.has(roadClass) || isCorridor;
}

/** The same of a relation, which says that it is one. Null for any other. */
export function areaRoadOf(tags: Tags): Road | null {
  const road = tags.get('type') === 'multipolygon' ? roadOf(tags) : null;
  return road && !NOT_AREAS.has(road.class) ? { ...road, flags: road.flags | ROAD_FLAGS.area } : null;
}

function classOf(tags: Tags): RoadClass | null {
  const known = OF_HIGHWAY.get(tags.get('highway') ?? '');
  if (known === undefined) {
    if (tags.get('highway') !== undefined) return null;
    const isPlatform = tags.get('public_transport') === 'platform' || tags.get('railway') === 'platform';
    if (isPlatform) return 'platform';
    return tags.get('indoor') === 'corridor' ? 'corridor' : null;
  }
  const conveys = (tags.get('conveying') ?? 'no') !== 'no';
  if (conveys && (known === 'steps' || known === 'footway')) return 'escalator';
  if (known !== 'footway') return known;
  const kind = tags.get('footway');
  return kind === 'sidewalk' || kind === 'crossing' ? kind : known;
}

function flagsOf(tags: Tags): number {
  const is = (key: string, ...values: readonly string[]) => values.includes(tags.get(key) ?? '');
  const isSet = (key: string) => (tags.get(key) ?? 'no') !== 'no';
  const [foot, access] = [tags.get('foot') ?? '', tags.get('access') ?? ''];
  const slope = Number.parseFloat(tags.get('incline') ?? '');
  const has = (...values: readonly string[]) =>
    ['sidewalk', 'sidewalk:left', 'sidewalk:right', 'sidewalk:both'].some((key) => is(key, ...values));
  const set: Readonly<Record<Exclude<keyof typeof ROAD_FLAGS, 'across'>, boolean>> = {
    footYes: OPEN_TO_WALKERS.has(foot),
    footNo: CLOSED_TO_WALKERS.has(foot),
    closed: CLOSED_TO_WALKERS.has(access),
    motorroad: is('motorroad', 'yes'),
    sidewalk: has('yes', 'both', 'left', 'right'),
    noSidewalk: is('sidewalk', 'no', 'none') || is('sidewalk:both', 'no'),
    bridge: isSet('bridge'),
    tunnel: isSet('tunnel'),
    indoor: isSet('indoor'),
    area: is('area', 'yes'),
    unlit: is('lit', 'no'),
    onewayForward: is('conveying', 'forward') || is('oneway:foot', 'yes'),
    onewayBackward: is('conveying', 'backward') || is('oneway:foot', '-1'),
    up: is('incline', 'up') || slope > 0,
    down: is('incline', 'down') || slope < 0,
  };
  return Object.entries(ROAD_FLAGS).reduce(
    (flags, [name, bit]) => (set[name as keyof typeof set] ? flags | bit : flags),
    0,
  );
}
