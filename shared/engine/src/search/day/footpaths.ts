/** Changes between vehicles: at one stop, or on foot to another. Independent of the day, computed once per timetable. */

import type { Feed } from '../../timetable/feed/feed.ts';
import { STRAIGHT_WALKS, type WalkProfile } from '../../timetable/geo/walkRouter.ts';
import { servedStops } from '../access.ts';
import { stationPathsOf } from '../stationPaths.ts';
import { changeRules, NOT_POSSIBLE } from './changeRules.ts';
import { ALIGHT, BOARD, type Patterns } from './patterns.ts';
import type { TransferClasses } from './transferClasses.ts';

/**
 * Changes from node n are `start[n] … start[n + 1] - 1`, quickest first; staying at the stop is one of them.
 * There is at most one walk between two rides, so they need not be transitively closed.
 */
export interface Footpaths {
  readonly start: Int32Array;
  readonly to: Int32Array;
  /** From alighting at one stop to being ready to board at the other. */
  readonly seconds: Int32Array;
}

interface Change {
  readonly to: number;
  readonly seconds: number;
}

/** The data that the changes of a network are computed from. */
export interface ChangeSource {
  readonly feed: Feed;
  readonly patterns: Patterns;
  readonly classes: TransferClasses;
  readonly profile: WalkProfile;
}

/**
 * Only from nodes with alighting to nodes with boarding. A farther stop of the same pattern is kept: the
 * vehicle may have left the nearer one already, or pass the destination before it.
 */
export function footpathsOf(source: ChangeSource): Footpaths {
  return joined(source.classes.nodes, changesBetweenVehicles(source));
}

/**
 * The changes after patterns have been added to those that `before` was computed for: only stops around the added patterns can have
 * more changes. None are removed.
 */
export function footpathsWith(source: ChangeSource, before: Footpaths, firstAdded: number): Footpaths {
  const changesFrom = changesBetweenVehicles(source);
  const around = stopsAround(source, firstAdded);
  const { nodes, stop } = source.classes;
  return joined(nodes, (from) => {
    if (around[stop[from]!] === 1) return changesFrom(from);
    const [start, end] = [before.start[from]!, before.start[from + 1]!];
    return Array.from(before.to.subarray(start, end), (to, i) => ({ to, seconds: before.seconds[start + i]! }));
  });
}

function changesBetweenVehicles({ feed, patterns, classes, profile }: ChangeSource): (from: number) => Change[] {
  const rules = changeRules(feed, classes.rules);
  const flags = new Uint8Array(classes.nodes);
  for (let at = 0; at < patterns.node.length; at++) flags[patterns.node[at]!]! |= patterns.flags[at]!;
  return (from) => {
    if (!(flags[from]! & ALIGHT)) return [];
    const here = classes.stop[from]!;
    const changes: Change[] = [];
    for (const there of rules.targets(here))
      for (const to of classes.nodesOf(there)) {
        if (!(flags[to]! & BOARD)) continue;
        const seconds = rules.seconds(here, there, classes.ride(from), classes.ride(to), profile);
        if (seconds !== NOT_POSSIBLE) changes.push({ to, seconds });
      }
    return changes.sort(
      (a, b) => a.seconds - b.seconds || Number(b.to === from) - Number(a.to === from) || a.to - b.to,
    );
  };
}

/** 1 for the stops where a vehicle of the added patterns can be left, or from which a stop of one is within walking distance. */
function stopsAround({ feed, patterns }: ChangeSource, firstAdded: number): Uint8Array {
  const around = new Uint8Array(feed.stops.length);
  const boarded = new Uint8Array(feed.stops.length);
  const { connectedStops } = stationPathsOf(feed);
  const { walks = STRAIGHT_WALKS } = feed;
  for (let at = patterns.start[firstAdded]!; at < patterns.stop.length; at++) {
    const stop = patterns.stop[at]!;
    if (patterns.flags[at]! & ALIGHT) around[stop] = 1;
    if (!(patterns.flags[at]! & BOARD) || boarded[stop] === 1) continue;
    boarded[stop] = 1;
    const { lat, lon } = feed.stops[stop]!;
    // One metre more, so that the pair is found from either end.
    servedStops(feed).within(lat, lon, walks.changeReach + 1, (from) => {
      around[from] = 1;
    });
    for (const from of connectedStops(stop)) around[from] = 1;
  }
  for (const transfers of [feed.transfers, feed.narrowTransfers])
    for (const { from, to } of transfers) if (boarded[to] === 1) around[from] = 1;
  return around;
}

function joined(nodes: number, changesOf: (from: number) => readonly Change[]): Footpaths {
  const start = new Int32Array(nodes + 1);
  const to: number[] = [];
  const seconds: number[] = [];
  for (let from = 0; from < nodes; from++) {
    for (const change of changesOf(from)) {
      to.push(change.to);
      seconds.push(change.seconds);
    }
    start[from + 1] = to.length;
  }
  return { start, to: Int32Array.from(to), seconds: Int32Array.from(seconds) };
}

/** The same changes with a margin added to each. */
export function slower(footpaths: Footpaths, marginSeconds: number): Footpaths {
  return { ...footpaths, seconds: footpaths.seconds.map((seconds) => seconds + marginSeconds) };
}

/** The same changes reversed, for searches backward in time. */
export function reversed({ start, to, seconds }: Footpaths): Footpaths {
  const nodes = start.length - 1;
  const back = new Int32Array(nodes + 1);
  for (const node of to) back[node + 1]!++;
  for (let node = 0; node < nodes; node++) back[node + 1]! += back[node]!;
  const next = back.slice();
  const from = new Int32Array(to.length);
  const time = new Int32Array(to.length);
  for (let node = 0; node < nodes; node++)
    for (let i = start[node]!; i < start[node + 1]!; i++) {
      const at = next[to[i]!]!++;
      from[at] = node;
      time[at] = seconds[i]!;
    }
  const order = Int32Array.from(from.keys());
  for (let node = 0; node < nodes; node++)
    order.subarray(back[node]!, back[node + 1]!).sort((a, b) => time[a]! - time[b]! || from[a]! - from[b]!);
  return { start: back, to: order.map((i) => from[i]!), seconds: order.map((i) => time[i]!) };
}
