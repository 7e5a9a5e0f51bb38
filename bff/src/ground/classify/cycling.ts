/** What the tags of a road say to those on a bike, by docs/cycling.md. */
import type { Tags } from '../../osm/tags.ts';
import { CLOSED_TO_WALKERS, OPEN_TO_WALKERS } from './roads.ts';
import { percentOf } from './wheels.ts';

/** Bits of `cycling`. */
export const CYCLING_FLAGS = {
  /** Ridden whatever its class, and steps that a bike is pushed along. */
  open: 1,
  closed: 2,
  designated: 4,
  /** Ridden along the way only, or against it only. */
  forward: 8,
  backward: 16,
  cobbled: 32,
  /** Steep uphill along the way, or against it. */
  climbs: 64,
  falls: 128,
  /** Steps with a ramp. */
  ramp: 256,
} as const;

/** The keys that {@link cyclingOf} asks for. */
export const CYCLING_KEYS: readonly string[] = [
  ...['bicycle', 'access', 'vehicle', 'motorroad', 'oneway', 'oneway:bicycle', 'junction', 'surface', 'incline'],
  ...['cycleway', 'cycleway:both', 'cycleway:left', 'cycleway:right', 'ramp:bicycle'],
];

const COBBLED: ReadonlySet<string> = new Set(['sett', 'cobblestone', 'unhewn_cobblestone']);
const ALONG: ReadonlySet<string> = new Set(['yes', 'true', '1']);
const AGAINST: ReadonlySet<string> = new Set(['-1', 'reverse']);
const ROUNDABOUTS: ReadonlySet<string> = new Set(['roundabout', 'circular']);
const CONTRAFLOW: ReadonlySet<string> = new Set([
  ...['opposite', 'opposite_lane', 'opposite_track', 'opposite_share_busway'],
]);
/** Percent. */
const STEEP = 6;

/** Values of `bicycle` are those of `foot`. */
const mayRide = (tags: Tags): boolean => OPEN_TO_WALKERS.has(tags.get('bicycle') ?? '');

export function cyclingOf(tags: Tags): number {
  const slope = percentOf(tags.get('incline')) ?? 0;
  const way = directionOf(tags);
  const set: Readonly<Record<keyof typeof CYCLING_FLAGS, boolean>> = {
    open: mayRide(tags),
    closed: isClosed(tags),
    designated: tags.get('bicycle') === 'designated',
    forward: way === 'along',
    backward: way === 'against',
    cobbled: COBBLED.has(tags.get('surface') ?? ''),
    climbs: slope > STEEP,
    falls: slope < -STEEP,
    ramp: tags.get('ramp:bicycle') === 'yes',
  };
  return Object.entries(CYCLING_FLAGS).reduce(
    (flags, [name, bit]) => (set[name as keyof typeof CYCLING_FLAGS] ? flags | bit : flags),
    0,
  );
}

function isClosed(tags: Tags): boolean {
  const said = tags.get('bicycle') ?? '';
  if (mayRide(tags)) return false;
  const forVehicles = ['access', 'vehicle'].some((key) => CLOSED_TO_WALKERS.has(tags.get(key) ?? ''));
  return said === 'dismount' || CLOSED_TO_WALKERS.has(said) || forVehicles || tags.get('motorroad') === 'yes';
}

function directionOf(tags: Tags): 'along' | 'against' | 'both' {
  const own = tags.get('oneway:bicycle');
  if (own === undefined && contraflow(tags)) return 'both';
  const said = own ?? tags.get('oneway');
  if (said === undefined) return ROUNDABOUTS.has(tags.get('junction') ?? '') ? 'along' : 'both';
  if (ALONG.has(said)) return 'along';
  return AGAINST.has(said) ? 'against' : 'both';
}

const contraflow = (tags: Tags): boolean =>
  ['cycleway', 'cycleway:both', 'cycleway:left', 'cycleway:right'].some((key) => CONTRAFLOW.has(tags.get(key) ?? ''));
