/**
 * Reads the files of a map for what is drawn of it. Relations come last in a file, and the ways and nodes of areas that lie partly outside are known
 * only when those inside are: up to four times, each for one kind of object. Nodes outside are kept only where something inside needs them.
 */
import { type OsmBox, type OsmReader, readOsm } from '../osm/readOsm.ts';
import { type Area, insideOf } from './area.ts';
import type { Span } from './closedWays.ts';
import type { DrawnNamesMaker } from './drawnNames.ts';
import { createDrawnObjects, DRAWN_KEYS, type DrawnObjects, type DrawnObjectsOptions } from './drawnObjects.ts';
import { createDrawnRelations, type DrawnRelation } from './drawnRelations.ts';
import { createNodeCollector, type KeptNodes } from './keptNodes.ts';
import type { ReadOptions } from './readOptions.ts';
import { DRAWN_PER_NODE, refuseBeyond } from './refuse.ts';
import { readWantedNodes } from './wantedNodes.ts';

/** Streets and buildings are kept in `near`, land, water and the larger roads in `far`. */
export interface DrawnReach {
  readonly near: Area;
  readonly far: Area;
}

export interface ReadDrawn extends Pick<DrawnObjects, 'lines' | 'areas' | 'coast' | 'points' | 'members'> {
  readonly relations: readonly DrawnRelation[];
  /** The nodes of all objects. */
  readonly codes: Int32Array;
  /** The boxes of which the files say that they have all of the map; null if one of them does not say it. */
  readonly boxes: readonly OsmBox[] | null;
  /** Adds lon, lat of a node in degrees of 1e-7; NaN where the files do not have it. */
  place(code: number, into: number[]): void;
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
  const outside = readOutside(files, objects);
  return {
    ...objects,
    codes: objects.codes.array(),
    relations: touched,
    boxes: boxes.length === paths.length ? boxes : null,
    place(code, into) {
      if (code >= 0) into.push(nodes.lon[code]!, nodes.lat[code]!);
      else outside(code, into);
    },
  };
}

const waysOf = ({ outer, inner }: DrawnRelation) => [...outer, ...inner];

interface Files {
  readonly paths: readonly string[];
  readonly options: ReadOptions;
}

function read({ paths, options: { limits, checkMemory, contents } }: Files, reader: OsmReader): void {
  for (const path of paths) readOsm(path, limits, { ...reader, afterBlock: checkMemory }, contents);
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
      refuseBeyond(paths, limits.nodes * DRAWN_PER_NODE, objects.codes.length, 'points of lines and areas');
    },
  };
}

/** The ways of areas that have no node in the area, where others of the same area have one. */
function readMissingWays(files: Files, relations: readonly DrawnRelation[], objects: DrawnObjects): void {
  const missing = new Set<number>();
  for (const way of relations.flatMap(waysOf)) if (!objects.members.has(way)) missing.add(way);
  if (missing.size === 0) return;
  const { paths, options } = files;
  read(files, {
    keys: [],
    wantsWay: (id) => missing.delete(id),
    way(id, nodes) {
      objects.addMember(id, nodes);
      refuseBeyond(paths, options.limits.nodes * DRAWN_PER_NODE, objects.codes.length, 'points of lines and areas');
    },
  });
}

/** The nodes outside of the area: all of rings, and of lines those beside a node inside. @returns as of {@link ReadDrawn.place}. */
function readOutside(
  { paths, options }: Files,
  { codes, outside, lines, coast, areas, members }: DrawnObjects,
): ReadDrawn['place'] {
  const [all, ids] = [codes.array(), outside.ids.array()];
  const isNeeded = new Uint8Array(ids.length);
  const need = ({ first, end }: Span, isWanted: (at: number) => boolean) => {
    for (let at = first; at < end; at++) if (all[at]! < 0 && isWanted(at)) isNeeded[-1 - all[at]!] = 1;
  };
  for (const ring of areas) need(ring, () => true);
  for (const ring of members.values()) need(ring, () => true);
  for (const line of [...lines, ...coast])
    need(line, (at) => (at > line.first && all[at - 1]! >= 0) || (at + 1 < line.end && all[at + 1]! >= 0));
  const { lon, lat, find } = readWantedNodes(
    paths,
    options,
    ids.filter((_, i) => isNeeded[i] === 1),
  );
  return (code, into) => {
    const at = find(ids[-1 - code]!);
    into.push(lon[at] ?? Number.NaN, lat[at] ?? Number.NaN);
  };
}
