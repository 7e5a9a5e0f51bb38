/** What the tags of a road say to those in a wheelchair, by rule 6b of docs/walking.md. */
import type { Tags } from '../../osm/tags.ts';
import { ROAD_FLAGS, type Road, type RoadClass } from './roads.ts';

/** Bits of `wheels`. */
export const WHEEL_FLAGS = {
  /** Something of use is tagged. */
  known: 1,
  closed: 2,
  /** Of a rough surface. */
  slow: 4,
  steep: 8,
  /** Steps with a ramp. */
  ramp: 16,
} as const;

/** The keys that {@link wheelsOf} asks for. */
export const WHEEL_KEYS: readonly string[] = [
  ...['wheelchair', 'ramp:wheelchair', 'surface', 'smoothness', 'width', 'incline', 'kerb'],
];

const IMPASSABLE: ReadonlySet<string> = new Set([
  ...['sand', 'mud', 'very_bad', 'horrible', 'very_horrible', 'impassable'],
]);
const ROUGH: ReadonlySet<string> = new Set([
  ...['cobblestone', 'unhewn_cobblestone', 'sett', 'pebblestone', 'gravel', 'grass', 'grass_paver', 'ground', 'earth'],
  ...['dirt', 'unpaved', 'woodchips', 'rock', 'bad'],
]);
/** Their surface is that of the vehicles, unless walkers have no other. */
const OF_VEHICLES: ReadonlySet<RoadClass> = new Set<RoadClass>([
  ...(['trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential'] as const),
]);
const NARROWEST_METRES = 0.8;
/** Percent. */
const STEEP = 6;
const TOO_STEEP = 10;

export function wheelsOf(tags: Tags, { class: roadClass, flags }: Pick<Road, 'class' | 'flags'>): number {
  const { known, closed, slow, steep, ramp } = WHEEL_FLAGS;
  const said = tags.get('wheelchair');
  if (said === 'no') return known | closed;
  if (said === 'yes' || said === 'designated') return known | ramp;
  const hasOwnSurface = !OF_VEHICLES.has(roadClass) || (flags & ROAD_FLAGS.noSidewalk) !== 0;
  const surfaces = hasOwnSurface ? ['surface', 'smoothness'].flatMap((key) => tags.get(key) ?? []) : [];
  const [width, slope, kerb] = [metresOf(tags.get('width')), percentOf(tags.get('incline')), tags.get('kerb')];
  const isClosed =
    surfaces.some((one) => IMPASSABLE.has(one)) ||
    (width !== null && width < NARROWEST_METRES) ||
    (slope !== null && Math.abs(slope) > TOO_STEEP) ||
    kerb === 'raised';
  const hasRamp = tags.get('ramp:wheelchair') === 'yes';
  const isKnown =
    said === 'limited' || hasRamp || surfaces.length > 0 || width !== null || slope !== null || kerb !== undefined;
  return (
    (isKnown ? known : 0) |
    (isClosed ? closed : 0) |
    (surfaces.some((one) => ROUGH.has(one)) ? slow : 0) |
    (slope !== null && Math.abs(slope) > STEEP ? steep : 0) |
    (hasRamp ? ramp : 0)
  );
}

/** Metres are meant where no unit is given; null for what is no width. */
function metresOf(text = ''): number | null {
  const [, number] = /^(\d{1,3}(?:\.\d{1,3})?)(?: ?m)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}

/** Down where it is negative; null for what is no number, as `up`. */
export function percentOf(text = ''): number | null {
  const [, number] = /^([-+]?\d{1,3}(?:\.\d{1,3})?) ?%?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}
