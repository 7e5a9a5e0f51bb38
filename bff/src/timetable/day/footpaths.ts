/** Changing vehicles: at one stop, or on foot to another. Day-independent, made once per timetable. */
import { servedStops, WALK, walkMetres, walkSeconds } from '../access.ts';
import type { Feed, StopIndex, Transfer } from '../feed/feed.ts';
import { metresBetween } from '../geo/distance.ts';
import { ALIGHT, BOARD, type Patterns } from './patterns.ts';

/**
 * Changes from stop s are `start[s] … start[s + 1] - 1`, quickest first; staying at the stop is one of them, to itself.
 * There is at most one walk between two rides, so these need not be closed under going on walking.
 */
export interface Footpaths {
  readonly start: Int32Array;
  readonly to: Int32Array;
  /** From getting off at one stop to being able to get on at the other. */
  readonly seconds: Int32Array;
}

interface Change {
  readonly to: StopIndex;
  readonly seconds: number;
}

/**
 * Within {@link WALK.changeReachMetres}, and what transfers.txt adds, forbids (3) or times (1 waits for you, 2 gives the seconds).
 * Only from stops where a vehicle can be left to stops where one can be boarded. A farther stop of the same pattern stays in: the
 * vehicle may have left the nearer one already, or pass the destination before it.
 */
export function footpathsOf(feed: Feed, patterns: Patterns): Footpaths {
  return joined(feed.stops.length, changesBetweenVehicles(feed, patterns));
}

/**
 * The changes when patterns have been added to those that `before` was made for: only around the stops of the added ones can there be
 * more. Nothing is taken away.
 */
export function footpathsWith(feed: Feed, patterns: Patterns, before: Footpaths, firstAdded: number): Footpaths {
  const changesFrom = changesBetweenVehicles(feed, patterns);
  const around = stopsAround(feed, patterns, firstAdded);
  return joined(feed.stops.length, (from) => {
    if (around[from] === 1) return changesFrom(from);
    const [start, end] = [before.start[from]!, before.start[from + 1]!];
    return Array.from(before.to.subarray(start, end), (to, i) => ({ to, seconds: before.seconds[start + i]! }));
  });
}

function changesBetweenVehicles(feed: Feed, patterns: Patterns): (from: StopIndex) => Change[] {
  const rules = rulesByStop(feed.transfers);
  const flags = new Uint8Array(feed.stops.length);
  for (let at = 0; at < patterns.stop.length; at++) flags[patterns.stop[at]!]! |= patterns.flags[at]!;
  return (from) =>
    flags[from]! & ALIGHT ? changesFrom(feed, from, rules.get(from)).filter(({ to }) => flags[to]! & BOARD) : [];
}

/** 1 for the stops where a vehicle of the added patterns can be left, or from which one can be walked to. */
function stopsAround(feed: Feed, patterns: Patterns, firstAdded: number): Uint8Array {
  const around = new Uint8Array(feed.stops.length);
  const boarded = new Uint8Array(feed.stops.length);
  for (let at = patterns.start[firstAdded]!; at < patterns.stop.length; at++) {
    const stop = patterns.stop[at]!;
    if (patterns.flags[at]! & ALIGHT) around[stop] = 1;
    if (!(patterns.flags[at]! & BOARD) || boarded[stop] === 1) continue;
    boarded[stop] = 1;
    const { lat, lon } = feed.stops[stop]!;
    // A metre more, so that it is found whichever end is measured from.
    servedStops(feed).within(lat, lon, WALK.changeReachMetres + 1, (from) => {
      around[from] = 1;
    });
  }
  for (const { from, to } of feed.transfers) if (boarded[to] === 1) around[from] = 1;
  return around;
}

function joined(stops: number, changesOf: (from: StopIndex) => readonly Change[]): Footpaths {
  const start = new Int32Array(stops + 1);
  const to: number[] = [];
  const seconds: number[] = [];
  for (let from = 0; from < stops; from++) {
    for (const change of changesOf(from)) {
      to.push(change.to);
      seconds.push(change.seconds);
    }
    start[from + 1] = to.length;
  }
  return { start, to: Int32Array.from(to), seconds: Int32Array.from(seconds) };
}

/** The same changes the other way round, for searches that run backward in time. */
export function reversed({ start, to, seconds }: Footpaths): Footpaths {
  const stops = start.length - 1;
  const back = new Int32Array(stops + 1);
  for (const stop of to) back[stop + 1]!++;
  for (let stop = 0; stop < stops; stop++) back[stop + 1]! += back[stop]!;
  const next = back.slice();
  const from = new Int32Array(to.length);
  const time = new Int32Array(to.length);
  for (let stop = 0; stop < stops; stop++)
    for (let i = start[stop]!; i < start[stop + 1]!; i++) {
      const at = next[to[i]!]!++;
      from[at] = stop;
      time[at] = seconds[i]!;
    }
  const order = Int32Array.from(from.keys());
  for (let stop = 0; stop < stops; stop++)
    order.subarray(back[stop]!, back[stop + 1]!).sort((a, b) => time[a]! - time[b]! || from[a]! - from[b]!);
  return { start: back, to: order.map((i) => from[i]!), seconds: order.map((i) => time[i]!) };
}

function changesFrom(feed: Feed, from: StopIndex, rules: ReadonlyMap<StopIndex, Transfer> | undefined): Change[] {
  const here = feed.stops[from]!;
  const changes: Change[] = [];
  const add = (to: StopIndex, straightMetres: number) => {
    const rule = rules?.get(to);
    if (rule?.type === 3) return;
    const walk = to === from ? 0 : walkSeconds(walkMetres(straightMetres));
    changes.push({ to, seconds: changeSeconds(rule, walk) });
  };
  servedStops(feed).within(here.lat, here.lon, WALK.changeReachMetres, add);
  const reached = new Set(changes.map(({ to }) => to));
  for (const to of rules?.keys() ?? [])
    if (!reached.has(to)) add(to, metresBetween(here.lat, here.lon, feed.stops[to]!.lat, feed.stops[to]!.lon));
  return changes.sort((a, b) => a.seconds - b.seconds || Number(b.to === from) - Number(a.to === from) || a.to - b.to);
}

function changeSeconds(rule: Transfer | undefined, walk: number): number {
  if (rule?.type === 2) return rule.seconds;
  return rule?.type === 1 ? walk : Math.max(WALK.changeSeconds, walk);
}

function rulesByStop(transfers: readonly Transfer[]): Map<StopIndex, Map<StopIndex, Transfer>> {
  const rules = new Map<StopIndex, Map<StopIndex, Transfer>>();
  for (const transfer of transfers) {
    const known = rules.get(transfer.from);
    if (known) known.set(transfer.to, transfer);
    else rules.set(transfer.from, new Map([[transfer.to, transfer]]));
  }
  return rules;
}
