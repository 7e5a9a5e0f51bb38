/** The entrances of buildings and grounds: https://wiki.openstreetmap.org/wiki/Key:entrance. */

import { longitudeScale } from '@halte/engine/timetable/geo/distance';
import type { Tags } from '../osm/tags.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { createNodeCollector, type KeptNodes } from './keptNodes.ts';

/** Degrees of 1e-7. */
interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface Entrances {
  /** Takes a node, if it is an entrance for everybody. */
  add(id: number, tags: Tags, point: Point): void;
  /** Of these nodes the main entrance, else another one; of several the nearest to a point. Null where none is known. To be called when all are added. */
  among(nodes: Iterable<number>, point: Point): Point | null;
}

/** The keys that {@link Entrances.add} asks for. */
export const ENTRANCE_KEYS: readonly string[] = ['entrance', 'access'];

/** The first is preferred. Others are for staff, for emergencies, or of homes and shops. */
const KINDS = ['main', 'yes'] as const;
const CLOSED: ReadonlySet<string> = new Set(['private', 'no']);

export function createEntrances(): Entrances {
  const collectors = new Map<string, ReturnType<typeof createNodeCollector>>(
    KINDS.map((kind) => [kind, createNodeCollector()]),
  );
  let known: readonly KeptNodes[] | null = null;
  return {
    add(id, tags, { lat, lon }) {
      if (!CLOSED.has(tags.get('access') ?? '')) collectors.get(tags.get('entrance') ?? '')?.add(id, lat, lon);
    },
    among(nodes, point) {
      known ??= Array.from(collectors.values(), (collector) => collector.nodes());
      for (const kind of known) {
        const found = nearestAmong(kind, nodes, point);
        if (found !== null) return found;
      }
      return null;
    },
  };
}

function nearestAmong(kept: KeptNodes, nodes: Iterable<number>, { lat, lon }: Point): Point | null {
  const scale = longitudeScale(lat / UNITS_PER_DEGREE);
  let [best, least]: [Point | null, number] = [null, Infinity];
  for (const id of nodes) {
    const node = kept.find(id);
    if (node < 0) continue;
    const point = { lat: kept.lat[node]!, lon: kept.lon[node]! };
    const distance = Math.hypot(point.lat - lat, (point.lon - lon) * scale);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}
