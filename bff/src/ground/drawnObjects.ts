/** Takes from files what is drawn around the stops: the tags of ways, areas and points, and the nodes that they are made of. */
import type { OsmReader } from '../osm/readOsm.ts';
import { MOST_NODES } from '../osm/waysAndRelations.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { AREA_KEYS, AREA_STYLES } from './classify/drawnAreas.ts';
import { DRAWN_NAME_KEYS } from './classify/drawnNames.ts';
import { POINT_KEYS } from './classify/drawnPoints.ts';
import { type DrawnWay, drawnWayOf, WAY_KEYS, WAY_STYLES } from './classify/drawnWays.ts';
import { COASTLINE } from './classify/water.ts';
import { type ClosedWays, createClosedWays, type Span } from './closedWays.ts';
import { areaTagsOf, type PointTags, pointTagsOf } from './drawnArea.ts';
import type { DrawnNamesMaker } from './drawnNames.ts';
import { type DrawnRelations, RELATION_KEYS } from './drawnRelations.ts';
import type { KeptNodes } from './keptNodes.ts';
import { createOutsideNodes, type OutsideNodes } from './outsideNodes.ts';

export const DRAWN_KEYS: readonly string[] = [
  ...new Set([...WAY_KEYS, ...AREA_KEYS, ...POINT_KEYS, ...DRAWN_NAME_KEYS, ...RELATION_KEYS]),
];

export interface Line extends DrawnWay, Span {
  readonly name: number;
}

export interface NamedNode extends PointTags {
  readonly lon: number;
  readonly lat: number;
}

export interface DrawnObjects {
  /** Numbers of nodes inside of the area, and codes of those outside. */
  readonly codes: IntColumn;
  readonly outside: OutsideNodes;
  readonly lines: Line[];
  readonly areas: ClosedWays;
  readonly coast: Span[];
  readonly points: NamedNode[];
  /** Ways of relations, by their ids, that have a node in the area. */
  readonly members: Map<number, Span>;
  readonly node: Required<OsmReader>['node'];
  /** @param nodes those of the larger area. */
  way(nodes: KeptNodes, ...way: Parameters<Required<OsmReader>['way']>): void;
  /** Adds a way of relations that has no node in the area. */
  addMember(id: number, wayNodes: Float64Array): void;
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
  const codes = new IntColumn(1 << 12);
  const outside = createOutsideNodes();
  const found = new Int32Array(MOST_NODES);
  const objects = {
    lines: [] as Line[],
    areas: createClosedWays(),
    coast: [] as Span[],
    points: [] as NamedNode[],
    members: new Map<number, Span>(),
  };

  /** @param inside the numbers of the nodes that are inside, -1 for others. */
  function spanOf(ids: Float64Array, inside: Int32Array): Span {
    const first = codes.length;
    for (let i = 0; i < ids.length; i++) codes.push(inside[i] === -1 ? outside.codeOf(ids[i]!) : inside[i]!);
    return { first, end: codes.length };
  }

  return {
    ...objects,
    codes,
    outside,
    addMember(id, wayNodes) {
      objects.members.set(id, spanOf(wayNodes, found.fill(-1, 0, wayNodes.length)));
    },
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
      const reach = reachOf(nodes, wayNodes, found, isNear);
      if (reach === null || seen?.ways.has(id)) return;
      seen?.ways.add(id);
      let span: Span | null = null;
      const kept = () => (span ??= spanOf(wayNodes, found));
      if (isMember) objects.members.set(id, kept());
      if (zoom !== null)
        objects.lines.push({ kind: 'boundary', flags: 0, layer: 0, minZoom: zoom, name: 0, ...kept() });
      if (tags.count === 0) return;
      if (tags.get('natural') === COASTLINE) objects.coast.push(kept());
      const isClosed = wayNodes.length > 3 && wayNodes[0] === wayNodes.at(-1);
      const area = isClosed ? areaTagsOf(tags, names) : null;
      if (area !== null && (area.kind === null || isWithin(AREA_STYLES[area.kind].reach, reach)))
        objects.areas.add(area, kept());
      const way = area?.kind ? null : drawnWayOf(tags);
      if (way !== null && isWithin(WAY_STYLES[way.kind].reach, reach))
        objects.lines.push({ ...way, name: names.rowOf(tags), ...kept() });
    },
  };
}

type Reach = 'near' | 'far';
const isWithin = (wanted: Reach, reach: Reach) => wanted === 'far' || reach === 'near';

/** Null for a way that has no node in the larger area. @param found gets the numbers of its nodes, -1 for those outside. */
function reachOf(
  { find, lat, lon }: KeptNodes,
  ids: Float64Array,
  found: Int32Array,
  isNear: (lat: number, lon: number) => boolean,
): Reach | null {
  let reach: Reach | null = null;
  for (let i = 0; i < ids.length; i++) {
    const node = find(ids[i]!);
    found[i] = node;
    if (node === -1 || reach === 'near') continue;
    reach = isNear(lat[node]!, lon[node]!) ? 'near' : 'far';
  }
  return reach;
}
