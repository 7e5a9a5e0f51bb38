/** What stands on a road: the nodes that hinder or delay those who pass. */
import type { Tags } from '../../osm/tags.ts';
import { CLOSED_TO_WALKERS, OPEN_TO_WALKERS } from './roads.ts';

/** Bits of `flags`. */
export const NODE_FLAGS = {
  /** Nobody passes: a wall, or a gate that is locked or private. */
  barrier: 1,
  /** A crossing with lights. */
  signals: 2,
  lift: 4,
  /** No wheelchair passes: a raised kerb, a stile. */
  wheelBarrier: 8,
  /** Nobody by bike passes. */
  bikeBarrier: 16,
} as const;

/** The keys that {@link roadNodeFlags} asks for. */
export const ROAD_NODE_KEYS: readonly string[] = [
  'barrier',
  'foot',
  'access',
  'locked',
  'highway',
  'crossing',
  'crossing:signals',
  'kerb',
  'wheelchair',
  'bicycle',
];

/** Gates, bollards, cycle barriers and kerbs let walkers pass. */
const WALLS: ReadonlySet<string> = new Set([
  'wall',
  'fence',
  'hedge',
  'city_wall',
  'retaining_wall',
  'guard_rail',
  'debris',
]);

/** Walkers climb over them or turn them; no wheelchair passes, and no bike. */
const NOT_FOR_WHEELS: ReadonlySet<string> = new Set([
  'stile',
  'horse_stile',
  'turnstile',
  'full-height_turnstile',
  'kissing_gate',
]);

/** 0 for a node that says nothing of the road. */
export function roadNodeFlags(tags: Tags): number {
  const { barrier, signals, lift, wheelBarrier, bikeBarrier } = NODE_FLAGS;
  return (
    (isClosed(tags) ? barrier : 0) |
    (hasSignals(tags) ? signals : 0) |
    (tags.get('highway') === 'elevator' ? lift : 0) |
    (isClosedToWheels(tags) ? wheelBarrier : 0) |
    (isClosedToBikes(tags) ? bikeBarrier : 0)
  );
}

function isClosedToBikes(tags: Tags): boolean {
  if (OPEN_TO_WALKERS.has(tags.get('bicycle') ?? '')) return false;
  return isClosed(tags) || NOT_FOR_WHEELS.has(tags.get('barrier') ?? '');
}

function isClosedToWheels(tags: Tags): boolean {
  const said = tags.get('wheelchair');
  if (said === 'yes' || said === 'designated') return false;
  const [kind, kerb, highway] = ['barrier', 'kerb', 'highway'].map((key) => tags.get(key) ?? '');
  if (kerb === 'raised' || NOT_FOR_WHEELS.has(kind!)) return true;
  const isPassed = kind !== '' || kerb !== '' || highway === 'crossing' || highway === 'elevator';
  return said === 'no' && isPassed;
}

function isClosed(tags: Tags): boolean {
  const kind = tags.get('barrier');
  const foot = tags.get('foot');
  if (kind === undefined || OPEN_TO_WALKERS.has(foot ?? '')) return false;
  if (WALLS.has(kind) || CLOSED_TO_WALKERS.has(foot ?? '') || tags.get('locked') === 'yes') return true;
  return foot === undefined && CLOSED_TO_WALKERS.has(tags.get('access') ?? '');
}

function hasSignals(tags: Tags): boolean {
  const kind = tags.get('highway');
  if (kind === 'crossing') return tags.get('crossing') === 'traffic_signals' || tags.get('crossing:signals') === 'yes';
  return kind === 'traffic_signals' && (tags.get('crossing') ?? 'no') !== 'no';
}
