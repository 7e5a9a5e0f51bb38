/** Connection scan: the earliest arrivals with 1, 2, … rides, found by going through all hops in order of time. For tests only. */
import type { AccessPoint } from '../engine.ts';
import type { StopIndex } from '../feed/feed.ts';
import type { Hops } from './connections.ts';

export interface Changes {
  readonly start: Int32Array;
  readonly to: Int32Array;
  readonly seconds: Int32Array;
}

export interface ScanQuery {
  readonly access: readonly AccessPoint[];
  readonly egress: readonly AccessPoint[];
  /** The first vehicle is boarded no earlier than just in time for leaving the origin then … */
  readonly earliest: number;
  /** … and no later than for leaving then. */
  readonly latest: number;
  readonly maxRides: number;
  readonly via?: ReadonlySet<StopIndex> | undefined;
  /** 0 when it is enough that a vehicle stops at the via place. */
  readonly stay: number;
}

/** `arrivals[k]`: the earliest with at most k + 1 rides, Infinity when there is none. */
export function scan(hops: Hops, changes: Changes, stops: number, query: ScanQuery): number[] {
  const rides = query.maxRides;
  // A state is the number of the ride and, for a journey via a place, whether it has been there; `aboard` has one bit for each.
  const layers = query.via === undefined ? 1 : 2;
  const states = layers * rides;
  const ready = new Float64Array(stops * states).fill(Number.POSITIVE_INFINITY);
  const earliestReady = new Float64Array(stops).fill(Number.POSITIVE_INFINITY);
  const left = new Float64Array(stops * states).fill(Number.POSITIVE_INFINITY);
  const aboard = new Int32Array(hops.tripOfRun.length);
  const access = walksByStop(query.access, stops);
  const egress = walksByStop(query.egress, stops);
  const arrivals = new Array<number>(rides).fill(Number.POSITIVE_INFINITY);
  const isVia = (stop: StopIndex) => query.via?.has(stop) === true;
  const stateAt = (state: number, stop: StopIndex) =>
    state < rides && query.stay === 0 && isVia(stop) ? state + rides : state;
  const low = (1 << rides) - 1;
  const stopAtVia = (h: number, stop: StopIndex) => {
    if (query.stay === 0 && isVia(stop)) aboard[hops.run[h]!]! |= (aboard[hops.run[h]!]! & low) << rides;
  };
  const start = firstFrom(hops.departure, query.earliest);
  const timeless = changes.seconds.includes(0);

  const board = (h: number) => {
    const from = hops.from[h]!;
    const departure = hops.departure[h]!;
    const leaving = departure - access[from]!;
    if (leaving >= query.earliest && leaving <= query.latest) aboard[hops.run[h]!]! |= 1 << (isVia(from) ? rides : 0);
    if (earliestReady[from]! > departure) return;
    for (let state = 0; state < states; state++)
      if (ready[from * states + state]! <= departure) aboard[hops.run[h]!]! |= 1 << stateAt(state, from);
  };
  const beReady = (stop: StopIndex, state: number, time: number) => {
    if (time >= ready[stop * states + state]!) return false;
    ready[stop * states + state] = time;
    earliestReady[stop] = Math.min(earliestReady[stop]!, time);
    return true;
  };
  const leave = (h: number, state: number): boolean => {
    const to = hops.to[h]!;
    const time = hops.arrival[h]!;
    if (time >= left[to * states + state]!) return false;
    left[to * states + state] = time;
    const ride = state % rides;
    if (state >= states - rides || isVia(to)) arrivals[ride] = Math.min(arrivals[ride]!, time + egress[to]!);
    let improved = false;
    for (let i = changes.start[to]!; ride + 1 < rides && i < changes.start[to + 1]!; i++) {
      const other = changes.to[i]!;
      const there = time + changes.seconds[i]!;
      if (beReady(other, state + 1, there)) improved = true;
      if (query.stay === 0 || state >= rides || !isVia(to) || !isVia(other)) continue;
      if (beReady(other, state + 1 + rides, time + Math.max(query.stay, changes.seconds[i]!))) improved = true;
    }
    return improved;
  };

  // A change that takes no time may lead to a hop that was passed already at the same second: then go through all again.
  for (let again = true; again; ) {
    again = false;
    aboard.fill(0);
    for (let h = start; h < hops.count; h++) {
      if (hops.canBoard[h] === 1) {
        stopAtVia(h, hops.from[h]!);
        board(h);
      }
      if (hops.canLeave[h] === 1 && aboard[hops.run[h]!] !== 0) {
        stopAtVia(h, hops.to[h]!);
        const on = aboard[hops.run[h]!]!;
        for (let state = 0; state < states; state++)
          if (on & (1 << state) && leave(h, stateAt(state, hops.to[h]!)) && timeless) again = true;
      }
      if (hops.isLast[h] === 1)
        for (const other of hops.becomes[hops.run[h]!]!) aboard[other]! |= aboard[hops.run[h]!]!;
    }
  }
  for (let ride = 1; ride < rides; ride++) arrivals[ride] = Math.min(arrivals[ride]!, arrivals[ride - 1]!);
  return arrivals;
}

function walksByStop(walks: readonly AccessPoint[], stops: number): Float64Array {
  const seconds = new Float64Array(stops).fill(Number.POSITIVE_INFINITY);
  for (const walk of walks) seconds[walk.stop] = Math.min(seconds[walk.stop]!, walk.seconds);
  return seconds;
}

function firstFrom(departure: Int32Array, time: number): number {
  let low = 0;
  let high = departure.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
