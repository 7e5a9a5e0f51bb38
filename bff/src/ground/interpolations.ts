/** Lines between two known houses of a street, along which the numbers between theirs are: columns in shared memory. */
import { FloatColumn, IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import type { KeptNodes } from './keptNodes.ts';
import { NO_POINT } from './roadLists.ts';

export interface Interpolations {
  /** Rows of `Addresses`, of the same street: those at the beginning and at the end of the line. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** By how much the numbers grow, or `BY_LETTERS`. */
  readonly step: Int32Array;
  /** The points of line l, degrees of 1e-7, are those from `first[l]` up to but not including `first[l + 1]`. */
  readonly first: Int32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
}

export interface InterpolationCollector {
  /** How many points all of them have. */
  readonly points: number;
  /** @param nodes their ids. @param points their numbers among those that are kept. */
  add(step: number, nodes: ArrayLike<number>, points: ArrayLike<number>): void;
  /**
   * @param houseAt the row of the address that is tagged on a node; -1 for none.
   * @param streetOf the number of the name of its street; 0 for none.
   */
  interpolations(
    { lat, lon }: Pick<KeptNodes, 'lat' | 'lon'>,
    houseAt: (node: number) => number,
    streetOf: ArrayLike<number>,
  ): Interpolations;
}

export function createInterpolationCollector(): InterpolationCollector {
  const steps = new IntColumn(16);
  const first = new IntColumn(16);
  const ids = new FloatColumn(16);
  const kept = new IntColumn(16);
  return {
    get points() {
      return kept.length;
    },
    add(step, nodes, points) {
      steps.push(step);
      first.push(kept.length);
      for (let i = 0; i < nodes.length; i++) ids.push(nodes[i]!);
      kept.pushAll(points);
    },
    interpolations({ lat, lon }, houseAt, streetOf) {
      const made = { from: new IntColumn(16), to: new IntColumn(16), step: new IntColumn(16) };
      const line = { first: new IntColumn(16), lat: new IntColumn(16), lon: new IntColumn(16) };
      const [nodes, points] = [ids.array(), kept.array()];
      const add = (step: number, from: number, to: number) => {
        const [one, other] = [houseAt(nodes[from]!), houseAt(nodes[to]!)];
        if (one === other || streetOf[one] === 0 || streetOf[one] !== streetOf[other]) return;
        made.from.push(one);
        made.to.push(other);
        made.step.push(step);
        line.first.push(line.lat.length);
        for (const point of points.subarray(from, to + 1)) {
          line.lat.push(lat[point]!);
          line.lon.push(lon[point]!);
        }
      };
      first.push(kept.length);
      for (let way = 0; way < steps.length; way++) {
        let last = -1;
        for (let i = first.array()[way]!; i < first.array()[way + 1]!; i++) {
          // Where the files cut a way, nobody knows how long it is.
          if (points[i] === NO_POINT) last = -1;
          else if (houseAt(nodes[i]!) >= 0) {
            if (last >= 0) add(steps.array()[way]!, last, i);
            last = i;
          }
        }
      }
      line.first.push(line.lat.length);
      return {
        from: sharedOf(made.from),
        to: sharedOf(made.to),
        step: sharedOf(made.step),
        first: sharedOf(line.first),
        lat: sharedOf(line.lat),
        lon: sharedOf(line.lon),
      };
    },
  };
}

/** Of a map without any. */
export const NO_INTERPOLATIONS: Interpolations = createInterpolationCollector().interpolations(
  { lat: new Int32Array(), lon: new Int32Array() },
  () => -1,
  [],
);
