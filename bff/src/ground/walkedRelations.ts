/** Squares with holes, and others that the map has as relations: their ways come before them in a file, and are not streets by themselves. */
import type { Tags } from '../osm/tags.ts';
import type { Members } from '../osm/waysAndRelations.ts';
import { areaRoadOf } from './classify/roads.ts';
import { joinWays } from './joinWays.ts';
import type { KeptNodes } from './keptNodes.ts';
import { outlineOf, type RelationRings } from './relationRings.ts';
import { NO_POINT } from './roadLists.ts';
import { type RoadWay, roadWayOf } from './roadWay.ts';
import type { RoadWays } from './streets.ts';
import type { TextsMaker } from './texts.ts';

export interface WalkedRelations {
  /** Takes a relation, if it is walked across. */
  add(id: number, members: Members, tags: Tags): void;
  /** The ways that they are made of. */
  ways(): readonly number[];
  /** Those that are in the files and the kept area as a whole. @param check is called after each. */
  addTo(
    roads: RoadWays,
    rings: Pick<RelationRings, 'linesOf'>,
    nodes: Pick<KeptNodes, 'find'>,
    check: () => void,
  ): void;
}

export function createWalkedRelations(texts: TextsMaker): WalkedRelations {
  /** By their ids: several files may have the same. */
  const relations = new Map<number, { readonly road: RoadWay; readonly ways: readonly number[] }>();
  return {
    add(id, members, tags) {
      const road = areaRoadOf(tags);
      if (road === null) return;
      relations.set(id, { road: roadWayOf(road, tags, texts), ways: outlineOf(members) });
    },
    ways: () => [...relations.values()].flatMap(({ ways }) => ways),
    addTo(roads, { linesOf }, nodes, check) {
      for (const { road, ways } of relations.values()) {
        const lines = linesOf(ways)?.map((line) => line.map(nodes.find));
        if (!lines || lines.flat().includes(NO_POINT) || joinWays(lines) === null) continue;
        roads.addArea(road, lines);
        check();
      }
    },
  };
}
