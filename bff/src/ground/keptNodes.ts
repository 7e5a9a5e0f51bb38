/** The nodes of the area, found by their ids. */
import { FloatColumn, IntColumn } from '../timetable/gtfs/column.ts';

export interface KeptNodes {
  readonly count: number;
  /** Degrees of 1e-7, by the number of a node. */
  readonly lon: Int32Array;
  readonly lat: Int32Array;
  /** The number of a node; -1 for one that is not kept. */
  find(id: number): number;
}

export interface NodeCollector {
  readonly count: number;
  add(id: number, lat: number, lon: number): void;
  /** The nodes so far, each id once. */
  nodes(): KeptNodes;
}

/** Files nearly always have their nodes in the order of their ids: they are sorted only where they are not. */
export function createNodeCollector(): NodeCollector {
  const ids = new FloatColumn(1 << 16);
  const lats = new IntColumn(1 << 16);
  const lons = new IntColumn(1 << 16);
  let isSorted = true;
  let last = Number.NEGATIVE_INFINITY;
  return {
    get count() {
      return ids.length;
    },
    add(id, lat, lon) {
      ids.push(id);
      lats.push(lat);
      lons.push(lon);
      if (id <= last) isSorted = false;
      last = id;
    },
    nodes() {
      const columns = [ids.array(), lats.array(), lons.array()] as const;
      const [id, lat, lon] = isSorted ? columns : sortedOnce(...columns);
      return { count: id.length, lat, lon, find: finderIn(id) };
    },
  };
}

function sortedOnce(ids: Float64Array, lats: Int32Array, lons: Int32Array) {
  const order = new Uint32Array(ids.length).map((_, i) => i).sort((a, b) => ids[a]! - ids[b]!);
  const first = order.filter((node, i) => i === 0 || ids[node] !== ids[order[i - 1]!]);
  const [id, lat, lon] = [new Float64Array(first.length), new Int32Array(first.length), new Int32Array(first.length)];
  first.forEach((node, i) => {
    id[i] = ids[node]!;
    lat[i] = lats[node]!;
    lon[i] = lons[node]!;
  });
  return [id, lat, lon] as const;
}

const IDS_PER_STEP = 4;

/**
 * Looks up ids in a sorted column: a directory of equal steps says where those of a step begin, which leaves a few of them to be halved. A map of as
 * many numbers takes ten times the memory.
 */
function finderIn(ids: Float64Array): (id: number) => number {
  const { length } = ids;
  const steps = Math.ceil(length / IDS_PER_STEP);
  const least = ids[0] ?? 0;
  const perId = steps / ((ids[length - 1] ?? 0) - least + 1);
  const stepOf = (id: number) => Math.floor((id - least) * perId);
  const begins = new Int32Array(steps + 2);
  for (let i = 0; i < length; i++) begins[Math.min(steps, stepOf(ids[i]!)) + 1]!++;
  for (let step = 0; step <= steps; step++) begins[step + 1]! += begins[step]!;
  return (id) => {
    const step = stepOf(id);
    if (!(step >= 0 && step <= steps)) return -1;
    let low = begins[step]!;
    let high = begins[step + 1]! - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = ids[middle]!;
      if (there === id) return middle;
      if (there < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };
}
