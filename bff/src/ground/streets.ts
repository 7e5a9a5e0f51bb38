/** The streets as a graph: nodes where ways meet or end, edges between them, and the edges at each node. */
import { getOrCompute } from '@halte/engine/common/memoize';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn, sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { NO_LEVEL } from './classify/levels.ts';
import { NODE_FLAGS } from './classify/roadNodes.ts';
import { ROAD_CLASSES, ROAD_FLAGS } from './classify/roads.ts';
import { eachPieceOf } from './edgePoints.ts';
import { levelGroups } from './levelGroups.ts';
import { eachRun, NO_AREA, type RoadLists } from './roadLists.ts';
import type { RoadWay } from './roadWay.ts';
import { type AreaEntry, eachAcross } from './walkedAreas.ts';

/** Coordinates are degrees of 1e-7, WGS 84. */
export interface Streets {
  readonly nodes: {
    readonly lon: Int32Array;
    readonly lat: Int32Array;
    /** Bits of `NODE_FLAGS`. */
    readonly flags: Uint8Array;
  };
  readonly edges: {
    /** Nodes; an edge that begins and ends at one node is a loop. */
    readonly from: Int32Array;
    readonly to: Int32Array;
    /** Length along its points. */
    readonly metres: Float32Array;
    /** Position in `ROAD_CLASSES`. */
    readonly class: Uint8Array;
    /** Bits of `ROAD_FLAGS`. */
    readonly flags: Uint16Array;
    readonly layer: Int8Array;
    /** The lowest and the highest level that it is on, in hundredths, or {@link NO_LEVEL}. */
    readonly low: Int16Array;
    readonly high: Int16Array;
    /** Bits of `WHEEL_FLAGS`. */
    readonly wheels: Uint8Array;
    /** Bits of `CYCLING_FLAGS`. */
    readonly cycling: Uint16Array;
    /** Number of steps on the edge: its share of those of its way, one at least; 0: unknown. */
    readonly steps: Uint16Array;
    /** Number of a text; 0: none. */
    readonly name: Int32Array;
    /** The points of edge e between its ends are `shape[first[e]] … shape[first[e + 1] - 1]`. */
    readonly first: Int32Array;
  };
  readonly shape: { readonly lon: Int32Array; readonly lat: Int32Array };
  /** The edges at node n, both those that begin and those that end there, are `edge[first[n]] … edge[first[n + 1] - 1]`; `to` is the other end. */
  readonly arcs: { readonly first: Int32Array; readonly to: Int32Array; readonly edge: Int32Array };
}

/** The points that ways are made of. */
export interface RoadPoints {
  readonly lon: ArrayLike<number>;
  readonly lat: ArrayLike<number>;
  readonly count: number;
  /** Bits of `NODE_FLAGS`, of the points that have any. */
  readonly flags: ReadonlyMap<number, number>;
}

/** Collects ways, each a list of points. */
export interface RoadWays {
  /** How many points all of them have. */
  readonly points: number;
  add(road: RoadWay, points: readonly number[] | Int32Array): void;
  /** An area by the lines of its border, which close and have no gap. */
  addArea(road: RoadWay, lines: readonly (readonly number[] | Int32Array)[]): void;
  /** @param check is called as {@link eachAcross} does. */
  streets(points: RoadPoints, check?: (pairs: number) => void): Streets;
}

const CLASS_NUMBERS: ReadonlyMap<string, number> = new Map(ROAD_CLASSES.map((name, i) => [name, i]));

export function createRoadWays(): RoadWays {
  const first = new IntColumn(1_024);
  const list = new IntColumn(1_024);
  const columns = {
    class: new IntColumn(1_024),
    flags: new IntColumn(1_024),
    layer: new IntColumn(1_024),
    low: new IntColumn(1_024),
    high: new IntColumn(1_024),
    wheels: new IntColumn(1_024),
    cycling: new IntColumn(1_024),
    steps: new IntColumn(1_024),
    name: new IntColumn(1_024),
    area: new IntColumn(1_024),
  };
  first.push(0);
  let areas = 0;
  const add = (road: RoadWay, points: readonly number[] | Int32Array, area: number) => {
    for (const point of points) list.push(point);
    first.push(list.length);
    columns.class.push(CLASS_NUMBERS.get(road.class)!);
    columns.flags.push(road.flags);
    columns.layer.push(road.layer);
    columns.low.push(road.levels?.low ?? NO_LEVEL);
    columns.high.push(road.levels?.high ?? NO_LEVEL);
    columns.wheels.push(road.wheels ?? 0);
    columns.cycling.push(road.cycling ?? 0);
    columns.steps.push(road.steps);
    columns.name.push(road.name);
    columns.area.push(area);
  };
  return {
    get points() {
      return list.length;
    },
    add: (road, points) => add(road, points, NO_AREA),
    addArea(road, lines) {
      for (const line of lines) add(road, line, areas);
      areas++;
    },
    streets: (points, check = () => undefined) =>
      streetsOf({ first: first.array(), list: list.array(), columns }, points, check),
  };
}

function streetsOf(ways: RoadLists, points: RoadPoints, check: (pairs: number) => void): Streets {
  const isNode = nodesAmong(ways, points);
  const nodes = new IntColumn(1_024);
  const numberOf = nodeNumbers(ways, points, nodes);
  const edges = { way: new IntColumn(1_024), from: new IntColumn(1_024), to: new IntColumn(1_024) };
  const first = new IntColumn(1_024);
  const shape = new IntColumn(1_024);
  eachRun(ways, (way, run) => {
    let from = run[0]!;
    for (let i = 1; i < run.length; i++) {
      if (isNode[run[i - 1]!]) first.push(shape.length);
      if (!isNode[run[i]!]) {
        shape.push(run[i]!);
        continue;
      }
      edges.way.push(way);
      edges.from.push(numberOf(from, way));
      edges.to.push(numberOf(run[i]!, way));
      from = run[i]!;
    }
  });
  const ofBorders = edges.way.length;
  const addAcross = (from: AreaEntry, to: AreaEntry) => {
    first.push(shape.length);
    edges.way.push(from.way);
    edges.from.push(numberOf(from.point, from.way));
    edges.to.push(numberOf(to.point, to.way));
  };
  eachAcross(ways, points, addAcross, check);
  first.push(shape.length);
  const at = (column: ArrayLike<number>, list: IntColumn) => {
    const all = list.array();
    return filled(Int32Array, all.length, (i) => column[all[i]!]!);
  };
  const way = edges.way.array();
  const ofWay = (column: IntColumn) => {
    const values = column.array();
    return (edge: number) => values[way[edge]!]!;
  };
  const flagsOf = ofWay(ways.columns.flags);
  const count = edges.way.length;
  const made = {
    nodes: {
      lon: at(points.lon, nodes),
      lat: at(points.lat, nodes),
      flags: filled(Uint8Array, nodes.length, (i) => points.flags.get(nodes.array()[i]!) ?? 0),
    },
    edges: {
      from: sharedOf(edges.from),
      to: sharedOf(edges.to),
      metres: sharedColumn(Float32Array, count),
      class: filled(Uint8Array, count, ofWay(ways.columns.class)),
      flags: filled(Uint16Array, count, (edge) => flagsOf(edge) | (edge < ofBorders ? 0 : ROAD_FLAGS.across)),
      layer: filled(Int8Array, count, ofWay(ways.columns.layer)),
      low: filled(Int16Array, count, ofWay(ways.columns.low)),
      high: filled(Int16Array, count, ofWay(ways.columns.high)),
      wheels: filled(Uint8Array, count, ofWay(ways.columns.wheels)),
      cycling: filled(Uint16Array, count, ofWay(ways.columns.cycling)),
      steps: sharedColumn(Uint16Array, count),
      name: filled(Int32Array, count, ofWay(ways.columns.name)),
      first: sharedOf(first),
    },
    shape: { lon: at(points.lon, shape), lat: at(points.lat, shape) },
    arcs: arcsOf(edges.from.array(), edges.to.array(), nodes.length),
  };
  measure(made);
  shareSteps(made.edges, { way, steps: ways.columns.steps.array() });
  return made;
}

/** Numbers nodes as they are asked for. A point where levels are not joined is several nodes. */
function nodeNumbers(ways: RoadLists, { count, flags }: RoadPoints, nodes: IntColumn) {
  const groupOf = levelGroups(ways, (point) => ((flags.get(point) ?? 0) & NODE_FLAGS.lift) !== 0);
  const numbers = new Int32Array(count).fill(-1);
  /** By point and group, those beyond the first group. */
  const others = new Map<string, number>();
  const add = (point: number) => {
    nodes.push(point);
    return nodes.length - 1;
  };
  return (point: number, way: number): number => {
    const group = groupOf(point, way);
    if (group > 0) return getOrCompute(others, `${point} ${group}`, () => add(point));
    if (numbers[point] === -1) numbers[point] = add(point);
    return numbers[point]!;
  };
}

/** 1 for each point where ways meet or end, or that says something of those who pass. */
function nodesAmong(ways: RoadLists, { count, flags }: RoadPoints): Uint8Array {
  const uses = new Uint8Array(count);
  eachRun(ways, (_way, run) => {
    for (const point of run) if (uses[point]! < 2) uses[point]!++;
    uses[run[0]!] = 2;
    uses[run.at(-1)!] = 2;
  });
  for (const point of flags.keys()) if (uses[point] === 1) uses[point] = 2;
  return uses.map((number) => (number === 2 ? 1 : 0));
}

function measure(streets: Streets): void {
  const { metres } = streets.edges;
  for (let edge = 0; edge < metres.length; edge++) {
    let sum = 0;
    eachPieceOf(streets, edge, (...ends) => {
      const [lat, lon, toLat, toLon] = ends.map((units) => units / UNITS_PER_DEGREE) as [
        number,
        number,
        number,
        number,
      ];
      sum += metresBetween(lat, lon, toLat, toLon);
    });
    metres[edge] = sum;
  }
}

/** Divides the steps of each way between its edges, by their length. */
function shareSteps(
  { steps, metres }: Streets['edges'],
  ways: { readonly way: Int32Array; readonly steps: Int32Array },
): void {
  const lengths = new Float64Array(ways.steps.length);
  for (const [edge, way] of ways.way.entries()) lengths[way]! += metres[edge]!;
  for (const [edge, way] of ways.way.entries()) {
    const all = ways.steps[way]!;
    const length = lengths[way]!;
    if (all > 0) steps[edge] = Math.max(1, length === 0 ? 0 : Math.round((all * metres[edge]!) / length));
  }
}

function arcsOf(from: Int32Array, to: Int32Array, nodes: number): Streets['arcs'] {
  const first = sharedColumn(Int32Array, nodes + 1);
  for (const ends of [from, to]) for (const node of ends) first[node + 1]!++;
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const next = first.slice();
  const arcs = {
    first,
    to: sharedColumn(Int32Array, from.length * 2),
    edge: sharedColumn(Int32Array, from.length * 2),
  };
  const add = (node: number, other: number, edge: number) => {
    const place = next[node]!++;
    arcs.to[place] = other;
    arcs.edge[place] = edge;
  };
  for (let edge = 0; edge < from.length; edge++) {
    add(from[edge]!, to[edge]!, edge);
    add(to[edge]!, from[edge]!, edge);
  }
  return arcs;
}

function filled<T extends { [index: number]: number }>(
  Kind: { readonly BYTES_PER_ELEMENT: number; new (buffer: SharedArrayBuffer): T },
  length: number,
  value: (index: number) => number,
): T {
  const column = sharedColumn(Kind, length);
  for (let i = 0; i < length; i++) column[i] = value(i);
  return column;
}
