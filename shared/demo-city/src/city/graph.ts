import Flatbush from 'flatbush';
import { crossing, distance, mix, type Path, type Point, pathLength } from './geometry.ts';
import type { StreetClass } from './model.ts';
import { PointGrid } from './pointGrid.ts';
import type { PlanLine } from './streetPlan.ts';

const { ceil, floor, max, min } = Math;

interface Junction extends Point {
  readonly id: number;
  readonly edges: number[];
}

/** A piece of street between two junctions. */
export interface Edge {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly class: StreetClass;
  readonly path: Path;
  readonly length: number;
  /** Index of the plan line that it was cut from. */
  readonly line: number;
}

export interface StreetGraph {
  readonly junctions: readonly Junction[];
  readonly edges: readonly Edge[];
}

const SAME_JUNCTION_METRES = 9;
const SHORTEST_DEAD_END = 38;

interface Segment {
  readonly line: number;
  readonly index: number;
  readonly a: Point;
  readonly b: Point;
}

/** Joins loose ends, makes a junction wherever lines cross, and keeps the one part that hangs together. */
export function buildGraph(plan: readonly PlanLine[], blocked: (point: Point) => boolean): StreetGraph {
  const joined = joinEnds(plan, blocked);
  const cuts = findCuts(joined);
  const junctions: Junction[] = [];
  const edges: Edge[] = [];
  const grid = new PointGrid<Junction>(40);
  const junctionAt = (point: Point): Junction => {
    const near = grid.nearest(point, SAME_JUNCTION_METRES);
    if (near) return near;
    const junction = { id: junctions.length, x: point.x, y: point.y, edges: [] };
    junctions.push(junction);
    grid.add(junction);
    return junction;
  };
  joined.forEach((line, lineIndex) => {
    const stops = [0, ...cuts[lineIndex]!.sort((a, b) => a - b), line.points.length - 1];
    let previous = stops[0]!;
    let from = junctionAt(pointAt(line.points, previous));
    for (const next of stops.slice(1)) {
      const to = junctionAt(pointAt(line.points, next));
      if (to === from) continue;
      const path = [from, ...line.points.slice(floor(previous) + 1, ceil(next)), to].map(({ x, y }) => ({
        x,
        y,
      }));
      edges.push({
        id: edges.length,
        from: from.id,
        to: to.id,
        class: line.class,
        path,
        length: pathLength(path),
        line: lineIndex,
      });
      from = to;
      previous = next;
    }
  });
  return keepConnected(junctions, edges);
}

function pointAt(points: Path, position: number): Point {
  const index = min(floor(position), points.length - 2);
  return mix(points[index]!, points[index + 1]!, position - index);
}

function segmentsOf(plan: readonly PlanLine[]): { segments: Segment[]; index: Flatbush } {
  const segments: Segment[] = [];
  plan.forEach((line, lineIndex) => {
    for (let i = 1; i < line.points.length; i++) {
      segments.push({ line: lineIndex, index: i - 1, a: line.points[i - 1]!, b: line.points[i]! });
    }
  });
  const index = new Flatbush(segments.length);
  for (const { a, b } of segments) {
    index.add(min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y));
  }
  index.finish();
  return { segments, index };
}

/** Streets end on other streets: each loose end is drawn on until it meets one. */
function joinEnds(plan: readonly PlanLine[], blocked: (point: Point) => boolean): PlanLine[] {
  const { segments, index } = segmentsOf(plan);
  return plan.map((line, lineIndex) => {
    const { points } = line;
    if (distance(points[0]!, points.at(-1)!) < 1) return line;
    const reach = line.class === 'minor' ? 120 : 260;
    const extend = (end: Point, before: Point): Point[] => {
      const length = distance(end, before) || 1;
      const far = mix(before, end, (length + reach) / length);
      let nearest = 2;
      const found = index.search(min(end.x, far.x), min(end.y, far.y), max(end.x, far.x), max(end.y, far.y));
      for (const candidate of found) {
        const { a, b, line: other } = segments[candidate]!;
        if (other === lineIndex) continue;
        const hit = crossing(end, far, a, b);
        if (hit && hit.t < nearest) nearest = hit.t;
      }
      if (nearest > 1) return [];
      // Half a metre too far, so that the crossing is found again.
      const target = mix(end, far, nearest + 0.5 / reach);
      return blocked(mix(end, target, 0.5)) ? [] : [target];
    };
    const head = extend(points[0]!, points[1]!);
    const tail = extend(points.at(-1)!, points.at(-2)!);
    return { ...line, points: [...head, ...points, ...tail] };
  });
}

/** Per line the positions (segment index + fraction) at which another line crosses it. */
function findCuts(plan: readonly PlanLine[]): number[][] {
  const { segments, index } = segmentsOf(plan);
  const cuts: number[][] = plan.map(() => []);
  segments.forEach((segment, i) => {
    const { a, b } = segment;
    const found = index.search(
      min(a.x, b.x),
      min(a.y, b.y),
      max(a.x, b.x),
      max(a.y, b.y),
      (j) => j > i && segments[j]!.line !== segment.line,
    );
    for (const j of found) {
      const other = segments[j]!;
      const hit = crossing(a, b, other.a, other.b);
      if (!hit) continue;
      cuts[segment.line]!.push(segment.index + hit.t);
      cuts[other.line]!.push(other.index + hit.u);
    }
  });
  return cuts;
}

function keepConnected(junctions: readonly Junction[], edges: readonly Edge[]): StreetGraph {
  const degree = junctions.map(() => 0);
  for (const edge of edges) {
    degree[edge.from]!++;
    degree[edge.to]!++;
  }
  const isStub = (edge: Edge) =>
    edge.length < SHORTEST_DEAD_END && (degree[edge.from] === 1 || degree[edge.to] === 1) && edge.from !== edge.to;
  let joined = edges.filter((edge) => !isStub(edge));
  const parent = junctions.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  for (const edge of joined) parent[root(edge.from)] = root(edge.to);
  const sizes = new Map<number, number>();
  for (const edge of joined) sizes.set(root(edge.from), (sizes.get(root(edge.from)) ?? 0) + 1);
  const largest = [...sizes].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  joined = joined.filter((edge) => root(edge.from) === largest);
  const renumbered: Junction[] = [];
  const numbers = new Map<number, number>();
  const number = (old: number) => {
    let id = numbers.get(old);
    if (id === undefined) {
      id = renumbered.length;
      numbers.set(old, id);
      renumbered.push({ id, x: junctions[old]!.x, y: junctions[old]!.y, edges: [] });
    }
    return id;
  };
  const result = joined.map((edge, id) => ({ ...edge, id, from: number(edge.from), to: number(edge.to) }));
  for (const edge of result) {
    renumbered[edge.from]!.edges.push(edge.id);
    renumbered[edge.to]!.edges.push(edge.id);
  }
  return { junctions: renumbered, edges: result };
}
