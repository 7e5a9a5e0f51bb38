/** Takes from files what is drawn around the stops: the tags of ways, areas and points, and the ids of the nodes that they are made of. */
import type { OsmReader } from '../osm/readOsm.ts';
import { FloatColumn } from '../timetable/gtfs/column.ts';
import { AREA_KEYS, AREA_STYLES } from './classify/drawnAreas.ts';
import { DRAWN_NAME_KEYS } from './classify/drawnNames.ts';
import { POINT_KEYS } from './classify/drawnPoints.ts';
import { type DrawnWay, drawnWayOf, WAY_KEYS, WAY_STYLES } from './classify/drawnWays.ts';
import { COASTLINE } from './classify/water.ts';
import { type AreaTags, areaTagsOf, type PointTags, pointTagsOf } from './drawnArea.ts';
import type { DrawnNamesMaker } from './drawnNames.ts';
import { type DrawnRelations, RELATION_KEYS } from './drawnRelations.ts';
import type { KeptNodes } from './keptNodes.ts';

export const DRAWN_KEYS: readonly string[] = [
  ...new Set([...WAY_KEYS, ...AREA_KEYS, ...POINT_KEYS, ...DRAWN_NAME_KEYS, ...RELATION_KEYS]),
];

/** The nodes of an object are `ids[first] … ids[end - 1]`. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

export interface Line extends DrawnWay, Span {
  readonly name: number;
}

export interface ClosedWay extends AreaTags, Span {}

export interface NamedNode extends PointTags {
  readonly lon: number;
  readonly lat: number;
}

export interface DrawnObjects {
  readonly ids: FloatColumn;
  readonly lines: Line[];
  readonly areas: ClosedWay[];
  readonly coast: Span[];
  readonly points: NamedNode[];
  /** Ways of relations, by their ids, that have a node in the area. */
  readonly members: Map<number, Span>;
  readonly node: Required<OsmReader>['node'];
  /** @param nodes those of the larger area. */
  way(nodes: KeptNodes, ...way: Parameters<Required<OsmReader>['way']>): void;
}

export interface DrawnObjectsOptions {
  readonly names: DrawnNamesMaker;
  readonly relations: DrawnRelations;
  /** Whether it is in the smaller area. */
  isNear(lat: number, lon: number): boolean;
  /** Whether an object may come twice, as in several files. */
  readonly repeats: 'never' | 'perhaps';
}

export function createDrawnObjects({ names, relations, isNear, repeats }: DrawnObjectsOptions): DrawnObjects {
  const seen = repeats === 'perhaps' ? { nodes: new Set<number>(), ways: new Set<number>() } : null;
  const ids = new FloatColumn(1 << 12);
  const objects = {
    lines: [] as Line[],
    areas: [] as ClosedWay[],
    coast: [] as Span[],
    points: [] as NamedNode[],
    members: new Map<number, Span>(),
  };

  function spanOf(nodes: Float64Array): Span {
    const first = ids.length;
    for (const id of nodes) ids.push(id);
    return { first, end: ids.length };
  }

  return {
    ...objects,
    ids,
    node(id, lat, lon, tags) {
      const point = pointTagsOf(tags, null, names);
      if (point === null || seen?.nodes.has(id)) return;
      seen?.nodes.add(id);
      objects.points.push({ ...point, lat, lon });
    },
    way(nodes, id, wayNodes, tags) {
      const zoom = relations.boundaryZoom(id);
      const isMember = relations.isMember(id);
      if (tags.count === 0 && zoom === null && !isMember) return;
      const reach = reachOf(nodes, wayNodes, isNear);
      if (reach === null || seen?.ways.has(id)) return;
      seen?.ways.add(id);
      let span: Span | null = null;
      const kept = () => (span ??= spanOf(wayNodes));
      if (isMember) objects.members.set(id, kept());
      if (zoom !== null)
        objects.lines.push({ kind: 'boundary', flags: 0, layer: 0, minZoom: zoom, name: 0, ...kept() });
      if (tags.count === 0) return;
      if (tags.get('natural') === COASTLINE) objects.coast.push(kept());
      const isClosed = wayNodes.length > 3 && wayNodes[0] === wayNodes.at(-1);
      const area = isClosed ? areaTagsOf(tags, names) : null;
      if (area !== null && (area.kind === null || isWithin(AREA_STYLES[area.kind].reach, reach)))
        objects.areas.push({ ...area, ...kept() });
      const way = area?.kind ? null : drawnWayOf(tags);
      if (way !== null && isWithin(WAY_STYLES[way.kind].reach, reach))
        objects.lines.push({ ...way, name: names.rowOf(tags), ...kept() });
    },
  };
}

type Reach = 'near' | 'far';
const isWithin = (wanted: Reach, reach: Reach) => wanted === 'far' || reach === 'near';

/** Null for a way that has no node in the larger area. */
function reachOf(
  { find, lat, lon }: KeptNodes,
  nodes: Float64Array,
  isNear: (lat: number, lon: number) => boolean,
): Reach | null {
  let reach: Reach | null = null;
  for (const id of nodes) {
    const node = find(id);
    if (node === -1) continue;
    reach = 'far';
    if (isNear(lat[node]!, lon[node]!)) return 'near';
  }
  return reach;
}
