/**
 * The changes of a graph without those proven useless: of two ways to board a vehicle with equally many rides, one is never needed
 * if the other, no slower, alights from the first vehicle later or boards the second earlier.
 *
 * Stops and times are those of all runs of a FIFO pattern on the day, so each proof holds for all of them.
 */
import type { DayTable } from './dayTable.ts';
import type { Footpaths } from './footpaths.ts';
import { hopTimesOf } from './hopTimes.ts';
import { ALIGHT, BOARD } from './patterns.ts';
import type { HopTimes } from './positions.ts';

export interface UsefulChanges {
  /** After alighting at position p: `start[p] … start[p + 1] - 1`, quickest first. */
  readonly byPosition: Footpaths;
  /** The changes from a node that are useful after alighting at one or more of its positions. */
  readonly byNode: Footpaths;
}

/** The positions at which vehicles are boarded and left. */
export interface Boardings {
  readonly table: DayTable;
  readonly flags: Uint8Array;
  readonly boardStart: Int32Array;
  readonly board: Int32Array;
  readonly fifoPattern: Int32Array;
}

/** @param changes from each node, quickest first. */
export function usefulChanges(boardings: Boardings, changes: Footpaths): UsefulChanges {
  const { table, flags, fifoPattern } = boardings;
  const { node, fifoPatternStart } = table;
  const hops = hopTimesOf(table);
  const isForBoarding = usefulForBoarding(boardings, hops, changes);
  const staying = new QuickestByNode(changes.start.length - 1);
  const isUseful = new Uint8Array(changes.to.length);
  const start = new Int32Array(node.length + 1);
  const found = new GrowingChanges();
  for (let at = 0; at < node.length; at++) {
    const here = node[at]!;
    const [from, to] = [changes.start[here]!, changes.start[here + 1]!];
    if (flags[at]! & ALIGHT && from < to) {
      const end = fifoPatternStart[fifoPattern[at]! + 1]!;
      const longest = changes.seconds[to - 1]!;
      staying.clear();
      let aboard = hops.slowestArrival[at]!;
      for (let later = at + 1; later < end && aboard <= longest; aboard += hops.slowestArrival[later++]!)
        if (flags[later]! & ALIGHT) staying.addAll(changes, node[later]!, aboard, longest);
      const before = at > fifoPatternStart[fifoPattern[at]!]! && flags[at - 1]! & ALIGHT ? node[at - 1]! : -1;
      for (let i = from; i < to; i++) {
        if (isForBoarding[i] === 0 || staying.secondsTo(changes.to[i]!) <= changes.seconds[i]!) continue;
        // Travellers could have alighted at the stop that the vehicle has just come from.
        if (changes.to[i] === before && before !== here) {
          const waited = secondsBetween(changes, before, before);
          if (waited < changes.seconds[i]! + hops.quickestArrival[at - 1]!) continue;
        }
        isUseful[i] = 1;
        found.add(changes.to[i]!, changes.seconds[i]!);
      }
    }
    start[at + 1] = found.count;
  }
  return { byPosition: { start, ...found.columns() }, byNode: only(changes, isUseful) };
}

/** Changes whose number is not known in advance. */
class GrowingChanges {
  count = 0;
  private to = new Int32Array(1_024);
  private seconds = new Int32Array(1_024);

  add(to: number, seconds: number): void {
    if (this.count === this.to.length) [this.to, this.seconds] = [twiceAsLong(this.to), twiceAsLong(this.seconds)];
    this.to[this.count] = to;
    this.seconds[this.count++] = seconds;
  }

  columns(): Pick<Footpaths, 'to' | 'seconds'> {
    return { to: this.to.slice(0, this.count), seconds: this.seconds.slice(0, this.count) };
  }
}

function twiceAsLong(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * values.length);
  longer.set(values);
  return longer;
}

/** By change: 0 if each vehicle boarded after it can also be boarded at an earlier stop, however that stop is reached. */
function usefulForBoarding(
  { table, flags, boardStart, board, fifoPattern }: Boardings,
  hops: HopTimes,
  changes: Footpaths,
): Uint8Array {
  const { node, fifoPatternStart } = table;
  const useful = new Uint8Array(changes.to.length);
  const direct = new QuickestByNode(changes.start.length - 1);
  const isBoardedBefore = (position: number, seconds: number) => {
    const start = fifoPatternStart[fifoPattern[position]!]!;
    let aboard = 0;
    for (let earlier = position - 1; earlier >= start; earlier--) {
      aboard += hops.slowestDeparture[earlier]!;
      if (aboard >= seconds) return false;
      if (aboard > 0 && flags[earlier]! & BOARD && direct.secondsTo(node[earlier]!) + aboard <= seconds) return true;
    }
    return false;
  };
  for (let from = 0; from + 1 < changes.start.length; from++) {
    direct.clear();
    direct.addAll(changes, from, 0, Number.POSITIVE_INFINITY);
    for (let i = changes.start[from]!; i < changes.start[from + 1]!; i++) {
      const to = changes.to[i]!;
      for (let b = boardStart[to]!; b < boardStart[to + 1]! && useful[i] === 0; b++)
        if (!isBoardedBefore(board[b]!, changes.seconds[i]!)) useful[i] = 1;
    }
  }
  return useful;
}

/** The fewest seconds to each node added since it was last cleared. */
class QuickestByNode {
  private readonly seconds: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(nodes: number) {
    this.seconds = new Int32Array(nodes);
    this.stamps = new Int32Array(nodes);
  }

  clear(): void {
    this.stamp++;
  }

  /** Adds all changes from a node reached after `before` seconds, up to `most` seconds in total. */
  addAll({ start, to, seconds }: Footpaths, from: number, before: number, most: number): void {
    for (let i = start[from]!; i < start[from + 1]!; i++) {
      const sum = before + seconds[i]!;
      if (sum > most) return;
      const there = to[i]!;
      if (this.stamps[there] === this.stamp && this.seconds[there]! <= sum) continue;
      this.stamps[there] = this.stamp;
      this.seconds[there] = sum;
    }
  }

  secondsTo(node: number): number {
    return this.stamps[node] === this.stamp ? this.seconds[node]! : Number.POSITIVE_INFINITY;
  }
}

function secondsBetween({ start, to, seconds }: Footpaths, from: number, there: number): number {
  for (let i = start[from]!; i < start[from + 1]!; i++) if (to[i] === there) return seconds[i]!;
  return Number.POSITIVE_INFINITY;
}

function only({ start, to, seconds }: Footpaths, isUseful: Uint8Array): Footpaths {
  const usefulStart = new Int32Array(start.length);
  for (let from = 0; from + 1 < start.length; from++) {
    usefulStart[from + 1] = usefulStart[from]!;
    for (let i = start[from]!; i < start[from + 1]!; i++) usefulStart[from + 1]! += isUseful[i]!;
  }
  const count = usefulStart[usefulStart.length - 1]!;
  const [usefulTo, usefulSeconds] = [new Int32Array(count), new Int32Array(count)];
  for (let i = 0, next = 0; i < to.length; i++) {
    if (isUseful[i] === 0) continue;
    usefulTo[next] = to[i]!;
    usefulSeconds[next++] = seconds[i]!;
  }
  return { start: usefulStart, to: usefulTo, seconds: usefulSeconds };
}
