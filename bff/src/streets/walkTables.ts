/** All that walks along streets are found with: columns in shared memory, made once for a timetable and a map. */
import { boxesOf } from '../ground/edgeIndex.ts';
import type { Streets } from '../ground/streets.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { gridOf } from '../timetable/geo/grid.ts';
import type { WalkProfile } from '../timetable/geo/walkRouter.ts';
import { type ChangeWalks, changeWalks } from './changeWalks.ts';
import type { Costs } from './costs.ts';
import { footCosts } from './foot.ts';
import { mainNetwork } from './islands.ts';
import { type Links, linksOf } from './links.ts';
import { createStreetSearch } from './search.ts';
import { createSnapper } from './snap.ts';

export interface ProfileTables {
  readonly costs: Costs;
  /** 1 for the edges of the main network. */
  readonly main: Uint8Array;
  readonly stops: Links;
  readonly stationNodes: Links;
  readonly changes: ChangeWalks;
}

export interface WalkTables {
  readonly streets: Streets;
  /** The boxes around all edges; null where there is none. */
  readonly boxes: SharedArrayBuffer | null;
  readonly profiles: Readonly<Record<WalkProfile, ProfileTables>>;
}

type Places = Pick<Feed, 'stops' | 'stationNodes'>;

export function walkTables(streets: Streets, places: Places): WalkTables {
  const boxes = boxesOf(streets, Int32Array.from(streets.edges.from.keys()));
  const tables = (profile: WalkProfile) => profileTables(streets, boxes, places, profile);
  return { streets, boxes, profiles: { foot: tables('foot'), stepFree: tables('stepFree') } };
}

function profileTables(
  streets: Streets,
  boxes: SharedArrayBuffer | null,
  { stops, stationNodes }: Places,
  profile: WalkProfile,
): ProfileTables {
  const costs = footCosts(streets, profile);
  const main = mainNetwork(streets, costs);
  const snapper = createSnapper(streets, boxes);
  const links = linksOf(stops, streets, snapper, main);
  const grid = gridOf(stops);
  const walking = { links, search: createStreetSearch(streets, costs), metresPerSecond: costs.metresPerSecond };
  return {
    costs,
    main,
    stops: links,
    stationNodes: linksOf(stationNodes, streets, snapper, main),
    changes: changeWalks(stops, walking, ({ lat, lon }, metres, found) => grid.within(lat, lon, metres, found)),
  };
}
