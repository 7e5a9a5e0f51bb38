/**
 * The earliest arrival for each number of rides, by one pass over all calls in the order of their departures (a connection scan). Layer 0
 * holds what was reached without the via, layer 1 what was reached with it; without a via there is layer 0 only.
 */
import type { ChangeTable } from './nodes.ts';
import type { Timeline } from './timeline.ts';

/** A question in the words of one timeline: forwards or backwards. */
export interface ScanTask {
  readonly timeline: Timeline;
  readonly changes: ChangeTable;
  /** By node: seconds from the origin and to the destination, infinite where one does not walk. */
  readonly access: Float64Array;
  readonly egress: Float64Array;
  readonly maxRides: number;
  /** By vehicle and by node: 0 where the traveller cannot ride, or board and alight. */
  readonly mayRide: Uint8Array;
  readonly mayUse: Uint8Array;
  /** By node, 1 at the via; null without one. */
  readonly via: Uint8Array | null;
  readonly staySeconds: number | null;
}

const NEVER = Number.POSITIVE_INFINITY;
const NOT_ABOARD = 127;

/**
 * By number of rides at most (index 0 is never possible): the earliest arrival of those that leave at `time` or later and arrive by
 * `horizon`. `leastRides`: fewer are known to be impossible.
 */
export function earliestArrivals(task: ScanTask, time: number, horizon: number, leastRides = 1): number[] {
  const { timeline, maxRides } = task;
  const scan = startScan(task, time, horizon);
  const { order, departure } = timeline;
  let index = firstFrom(timeline, time);
  while (index < order.length) {
    const now = departure[order[index]!]!;
    if (now > horizon || now >= scan.best[Math.min(leastRides, maxRides)]!) break;
    let end = index;
    while (end < order.length && departure[order[end]!] === now) end += 1;
    const calls = order.subarray(index, end);
    copyAboard(timeline, calls, scan.aboard, scan.before);
    visitAll(task, scan, calls, now);
    // A change of no seconds may lead to a call that was already visited at this moment.
    while (scan.isRepeated) {
      copyAboard(timeline, calls, scan.before, scan.aboard);
      visitAll(task, scan, calls, now);
    }
    index = end;
  }
  return scan.best.map((arrival) => (arrival > horizon ? NEVER : arrival));
}

/** The vehicles that make these calls. */
function copyAboard(timeline: Timeline, calls: Int32Array, from: Scan['aboard'], to: Scan['aboard']): void {
  for (const [layer, aboard] of from.entries())
    for (const call of calls) to[layer]![timeline.vehicle[call]!] = aboard[timeline.vehicle[call]!]!;
}

function visitAll(task: ScanTask, scan: Scan, calls: Int32Array, now: number): void {
  scan.isRepeated = false;
  for (const call of calls) visit(task, scan, call, now);
}

interface Scan {
  /** By rides at most, the best arrival. */
  readonly best: number[];
  /** By layer and rides: from when on one can board at a node, and when one arrived there. */
  readonly ready: readonly (readonly Float64Array[])[];
  readonly arrived: readonly (readonly Float64Array[])[];
  /** By layer: the fewest rides with which one is aboard a vehicle. */
  readonly aboard: readonly Uint8Array[];
  /** The same, before the calls of this moment. */
  readonly before: readonly Uint8Array[];
  now: number;
  isRepeated: boolean;
}

function startScan(task: ScanTask, time: number, horizon: number): Scan {
  const { timeline, maxRides, access, via, staySeconds } = task;
  const layers = via === null ? [0] : [0, 1];
  const labels = () =>
    layers.map(() => Array.from({ length: maxRides + 1 }, () => new Float64Array(access.length).fill(NEVER)));
  const scan = {
    best: Array.from({ length: maxRides + 1 }, (_, rides) => (rides === 0 ? NEVER : horizon + 1)),
    ready: labels(),
    arrived: labels(),
    aboard: layers.map(() => new Uint8Array(timeline.vehicles.length).fill(NOT_ABOARD)),
    before: layers.map(() => new Uint8Array(timeline.vehicles.length).fill(NOT_ABOARD)),
    now: time,
    isRepeated: false,
  };
  for (const [node, seconds] of access.entries()) {
    scan.ready[0]![0]![node] = time + seconds;
    if (staySeconds !== null && via?.[node] === 1) scan.ready[1]![0]![node] = time + seconds;
  }
  return scan;
}

/** The index in `order` of the first call that departs at `time` or later. */
function firstFrom({ order, departure }: Timeline, time: number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[order[middle]!]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Boards at a call where that is possible, and goes on to the next call of the vehicle. */
function visit(task: ScanTask, scan: Scan, call: number, now: number): void {
  const { timeline } = task;
  const vehicle = timeline.vehicle[call]!;
  if (task.mayRide[vehicle] === 0) return;
  scan.now = now;
  let isAboard = false;
  for (let layer = 0; layer < scan.aboard.length; layer++) {
    const rides = boarded(task, scan, call, layer, now);
    scan.aboard[layer]![vehicle] = rides;
    if (rides !== NOT_ABOARD) isAboard = true;
  }
  if (!isAboard) return;
  callAtVia(task, scan, call);
  const next = call + 1;
  callAtVia(task, scan, next);
  const mayAlight = timeline.mayAlight[next] === 1 && task.mayUse[timeline.node[next]!] === 1;
  const isLast = next + 1 === timeline.firstCall[vehicle + 1]!;
  for (let layer = 0; layer < scan.aboard.length; layer++) {
    const rides = scan.aboard[layer]![vehicle]!;
    if (rides === NOT_ABOARD) continue;
    if (mayAlight) alight(task, scan, layer, rides, timeline.node[next]!, timeline.arrival[next]!);
    if (isLast) staySeated(scan, timeline, vehicle, layer, rides);
  }
}

/** The fewest rides with which the traveller is aboard when the vehicle leaves. */
function boarded({ timeline, mayUse }: ScanTask, scan: Scan, call: number, layer: number, now: number): number {
  const rides = scan.aboard[layer]![timeline.vehicle[call]!]!;
  const node = timeline.node[call]!;
  if (timeline.mayBoard[call] === 0 || mayUse[node] === 0) return rides;
  const ready = scan.ready[layer]!;
  for (let before = 0; before + 1 < rides && before + 1 < scan.best.length; before++) {
    if (now >= scan.best[before + 1]!) return rides;
    if (ready[before]![node]! <= now) return before + 1;
  }
  return rides;
}

/** Rule 10. */
function callAtVia({ timeline, via, staySeconds, mayUse }: ScanTask, scan: Scan, call: number): void {
  const node = timeline.node[call]!;
  if (via === null || staySeconds !== null || via[node] === 0 || mayUse[node] === 0) return;
  if (timeline.mayBoard[call] === 0 && timeline.mayAlight[call] === 0) return;
  const vehicle = timeline.vehicle[call]!;
  scan.aboard[1]![vehicle] = Math.min(scan.aboard[0]![vehicle]!, scan.aboard[1]![vehicle]!);
}

function staySeated(scan: Scan, timeline: Timeline, vehicle: number, layer: number, rides: number): void {
  const aboard = scan.aboard[layer]!;
  for (const next of timeline.continuations[vehicle]!) {
    if (aboard[next]! <= rides) continue;
    aboard[next] = rides;
    scan.before[layer]![next] = rides;
    if (timeline.departure[timeline.firstCall[next]!]! <= scan.now) scan.isRepeated = true;
  }
}

function alight(task: ScanTask, scan: Scan, layer: number, rides: number, node: number, time: number): void {
  const { best } = scan;
  const isVia = task.staySeconds !== null && task.via?.[node] === 1;
  if (layer === scan.ready.length - 1 || isVia) {
    const arrival = time + task.egress[node]!;
    for (let k = rides; k < best.length; k++) if (arrival < best[k]!) best[k] = arrival;
  }
  if (rides + 1 >= best.length || time >= best[rides + 1]!) return;
  const arrived = scan.arrived[layer]!;
  for (let k = 1; k <= rides; k++) if (arrived[k]![node]! <= time) return;
  arrived[rides]![node] = time;
  const targets = task.changes.to[node]!;
  const seconds = task.changes.seconds[node]!;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i]!;
    improve(scan, layer, rides, target, time + seconds[i]!);
    if (isVia && layer === 0 && task.via![target] === 1)
      improve(scan, 1, rides, target, time + Math.max(seconds[i]!, task.staySeconds!));
  }
}

function improve(scan: Scan, layer: number, rides: number, node: number, ready: number): void {
  const labels = scan.ready[layer]![rides]!;
  if (ready >= labels[node]!) return;
  labels[node] = ready;
  if (ready <= scan.now) scan.isRepeated = true;
}
