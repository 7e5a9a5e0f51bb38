/** All that walks along streets are found with: columns in shared memory, made once for a timetable and a map. */

import { gridOf } from '@halte/engine/timetable/geo/grid';
import { isStepFree, type WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { boxesOf } from '../ground/edgeIndex.ts';
import type { Streets } from '../ground/streets.ts';
import type { Texts } from '../ground/texts.ts';
import { bikeCosts } from './bike.ts';
import { type ChangeWalks, changeWalks } from './changeWalks.ts';
import type { Costs } from './costs.ts';
import { footCosts } from './foot.ts';
import { type Hierarchy, hierarchyOf } from './hierarchy.ts';
import { mainNetwork } from './islands.ts';
import type { Links } from './linkColumns.ts';
import { type LinkedPlaces, type LinkTables, linksOf } from './links.ts';
import { createStreetSearch } from './search.ts';
import { createSnapper } from './snap.ts';

export interface RideTables {
  readonly costs: Costs;
  /** 1 for the edges of the main network. */
  readonly main: Uint8Array;
  readonly hierarchy: Hierarchy;
}

export interface ProfileTables extends RideTables {
  readonly stops: Links;
  readonly stationNodes: Links;
  readonly changes: ChangeWalks;
}

export interface WalkTables {
  readonly streets: Streets;
  /** The tree of the boxes around all edges. */
  readonly boxes: Uint8Array;
  /** On entrances of stations: numbers of texts. */
  readonly signs: Int32Array;
  readonly texts: Texts;
  /** How long it took to make them. */
  readonly seconds: number;
  readonly profiles: Readonly<Record<WalkProfile, ProfileTables>>;
  readonly bike: RideTables;
}

export function walkTables(map: LinkTables, places: LinkedPlaces): WalkTables {
  const start = performance.now();
  const { streets, stations, texts } = map;
  const boxes = boxesOf(streets, Int32Array.from(streets.edges.from.keys()));
  const tables = (profile: WalkProfile) => profileTables(map, boxes, places, profile);
  const profiles = { foot: tables('foot'), stepFree: tables('stepFree'), wheelchair: tables('wheelchair') };
  return {
    streets,
    boxes,
    signs: stations.entrances.ref,
    texts,
    profiles,
    bike: rideTables(streets),
    seconds: (performance.now() - start) / 1_000,
  };
}

function rideTables(streets: Streets): RideTables {
  const costs = bikeCosts(streets);
  const main = mainNetwork(streets, costs);
  return { costs, main, hierarchy: hierarchyOf(streets, costs) };
}

function profileTables(map: LinkTables, boxes: Uint8Array, places: LinkedPlaces, profile: WalkProfile): ProfileTables {
  const { streets } = map;
  const costs = footCosts(streets, profile);
  const main = mainNetwork(streets, costs);
  const hierarchy = hierarchyOf(streets, costs);
  const { metresPerSecond } = costs;
  const options = { snapper: createSnapper(streets, boxes), main, metresPerSecond, stepFree: isStepFree(profile) };
  const links = linksOf(places, map, options);
  const grid = gridOf(places.stops);
  const walking = { links: links.stops, search: createStreetSearch(streets, costs, hierarchy), metresPerSecond };
  return {
    costs,
    main,
    hierarchy,
    ...links,
    changes: changeWalks(places.stops, walking, ({ lat, lon }, metres, found) => grid.within(lat, lon, metres, found)),
  };
}
