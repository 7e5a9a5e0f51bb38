/**
 * Reads the files of a map for what is drawn of it. Relations come last in a file, and the ways and nodes of areas that lie partly outside are known
 * only when those inside are: up to four times, each for one kind of object. Nodes outside are kept only where something inside needs them.
 */
import { type OsmBox, type OsmReader, readOsm } from '../osm/readOsm.ts';
import { type Area, insideOf } from './area.ts';
import type { DrawnNamesMaker } from './drawnNames.ts';
import {
  createDrawnObjects,
  DRAWN_KEYS,
  type DrawnObjects,
  type DrawnObjectsOptions,
  type Span,
} from './drawnObjects.ts';
import { createDrawnRelations, type DrawnRelation } from './drawnRelations.ts';
import { createNodeCollector, type KeptNodes } from './keptNodes.ts';
import type { ReadOptions } from './readOptions.ts';
import { DRAWN_PER_NODE, refuseBeyond } from './refuse.ts';

/** Streets and buildings are kept in `near`, land, water and the larger roads in `far`. */
export interface DrawnReach {
  readonly near: Area;
  readonly far: Area;
}

export interface ReadDrawn extends Pick<DrawnObjects, 'lines' | 'areas' | 'coast' | 'points' | 'members'> {
  readonly relations: readonly DrawnRelation[];
  /** The ids of all objects. */
  readonly ids: Float64Array;
  /** The boxes of which the files say that they have all of the map; null if one of them does not say it. */
  readonly boxes: readonly OsmBox[] | null;
  /** Adds lon, lat of a node in degrees of 1e-7; NaN where the files do not have it. */
  place(id: number, into: number[]): void;
}

/** @throws OsmError */
export function readDrawn(
  paths: readonly string[],
  names: DrawnNamesMaker,
  { near, far }: DrawnReach,
  options: ReadOptions,
): ReadDrawn {
  const files: Files = { paths, options };
  const relations = createDrawnRelations(names);
  const boxes: OsmBox[] = [];
  read(files, { keys: DRAWN_KEYS, relation: relations.relation, box: (box) => boxes.push(box) });
  const { objects, nodes } = readInside(files, insideOf(far), { names, relations, isNear: insideOf(near) });
  const touched = [...relations.areas.values()].filter((relation) =>
    waysOf(relation).some((way) => objects.members.has(way)),
  );
  readMissingWays(files, touched, objects);
  const outside = readOutside(files, objects, nodes);
  return {
    ...objects,
    ids: objects.ids.array(),
    relations: touched,
    boxes: boxes.length === paths.length ? boxes : null,
    place(id, into) {
      const inside = nodes.find(id);
      const from = inside === -1 ? outside : nodes;
      const at = inside === -1 ? outside.find(id) : inside;
      into.push(from.lon[at] ?? Number.NaN, from.lat[at] ?? Number.NaN);
    },
  };
}

const waysOf = ({ outer, inner }: DrawnRelation) => [...outer, ...inner];

interface Files {
  readonly paths: readonly string[];
  readonly options: ReadOptions;
}

function read({ paths, options: { limits, checkMemory } }: Files, reader: OsmReader): void {
  for (const path of paths) readOsm(path, limits, { ...reader, afterBlock: checkMemory });
}

interface Inside {
  readonly objects: DrawnObjects;
  /** Those of the larger area. */
  readonly nodes: KeptNodes;
}

/** Nodes and ways at once if all nodes come first, else one after the other. */
function readInside(
  files: Files,
  isFar: (lat: number, lon: number) => boolean,
  options: Omit<DrawnObjectsOptions, 'repeats'>,
): Inside {
  if (files.paths.length === 1) {
    const objects = createDrawnObjects({ ...options, repeats: 'never' });
    const inside = createInside(files, isFar, objects);
    read(files, { keys: DRAWN_KEYS, node: inside.node, way: inside.way });
    if (!inside.isOutOfOrder()) return { objects, nodes: inside.nodes() };
  }
  const objects = createDrawnObjects({ ...options, repeats: 'perhaps' });
  const inside = createInside(files, isFar, objects);
  read(files, { keys: DRAWN_KEYS, node: inside.node });
  read(files, { keys: DRAWN_KEYS, way: inside.way });
  return { objects, nodes: inside.nodes() };
}

function createInside(
  { paths, options: { limits } }: Files,
  isFar: (lat: number, lon: number) => boolean,
  objects: DrawnObjects,
) {
  const collector = createNodeCollector();
  let nodes: KeptNodes | null = null;
  let isOutOfOrder = false;
  return {
    isOutOfOrder: () => isOutOfOrder,
    nodes: () => (nodes ??= collector.nodes()),
    node(...[id, lat, lon, tags]: Parameters<Required<OsmReader>['node']>): void {
      if (nodes !== null) isOutOfOrder = true;
      if (isOutOfOrder || !isFar(lat, lon)) return;
      collector.add(id, lat, lon);
      refuseBeyond(paths, limits.nodes, collector.count, 'nodes');
      if (tags.count > 0) objects.node(id, lat, lon, tags);
    },
    way(...way: Parameters<Required<OsmReader>['way']>): void {
      nodes ??= collector.nodes();
      if (isOutOfOrder) return;
      objects.way(nodes, ...way);
      refuseBeyond(paths, limits.nodes * DRAWN_PER_NODE, objects.ids.length, 'points of lines and areas');
    },
  };
}

/** The ways of areas that have no node in the area, where others of the same area have one. */
function readMissingWays(files: Files, relations: readonly DrawnRelation[], { members, ids }: DrawnObjects): void {
  const missing = new Set<number>();
  for (const way of relations.flatMap(waysOf)) if (!members.has(way)) missing.add(way);
  if (missing.size === 0) return;
  const { paths, options } = files;
  read(files, {
    keys: [],
    way(id, nodes) {
      if (!missing.delete(id)) return;
      const first = ids.length;
      for (const node of nodes) ids.push(node);
      members.set(id, { first, end: ids.length });
      refuseBeyond(paths, options.limits.nodes * DRAWN_PER_NODE, ids.length, 'points of lines and areas');
    },
  });
}

/** The nodes outside of the area: all of rings, and of lines those beside a node inside. */
function readOutside(files: Files, { ids, lines, coast, areas, members }: DrawnObjects, nodes: KeptNodes): KeptNodes {
  const all = ids.array();
  const collector = createNodeCollector();
  const isInside = (at: number) => nodes.find(all[at]!) !== -1;
  const add = ({ first, end }: Span, isNeeded: (at: number) => boolean) => {
    for (let at = first; at < end; at++) if (!isInside(at) && isNeeded(at)) collector.add(all[at]!, 0, 0);
  };
  for (const ring of [...areas, ...members.values()]) add(ring, () => true);
  for (const line of [...lines, ...coast])
    add(line, (at) => (at > line.first && isInside(at - 1)) || (at + 1 < line.end && isInside(at + 1)));
  const wanted = collector.nodes();
  const isKnown = new Uint8Array(wanted.count);
  if (wanted.count > 0)
    read(files, {
      keys: [],
      node(id, lat, lon) {
        const at = wanted.find(id);
        if (at === -1) return;
        wanted.lat[at] = lat;
        wanted.lon[at] = lon;
        isKnown[at] = 1;
      },
    });
  const find = (id: number) => {
    const at = wanted.find(id);
    return isKnown[at] === 1 ? at : -1;
  };
  return { ...wanted, find };
}
