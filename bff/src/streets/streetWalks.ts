/** Walks along the streets of a map. */
import type { Feed } from '../timetable/feed/feed.ts';
import {
  type Position,
  STRAIGHT_WALKS,
  type Walk,
  type WalkDirection,
  type WalkEnd,
  type WalkLine,
  type WalkRouter,
  type WalksAround,
} from '../timetable/geo/walkRouter.ts';
import { LONGEST_CHANGE } from './changeWalks.ts';
import { TENTHS } from './costs.ts';
import type { StreetWay } from './frontier.ts';
import { lineOf } from './line.ts';
import { linkAt } from './links.ts';
import { createStreetSearch, type Reach, type StreetEnd } from './search.ts';
import { createSnapper, type Snap } from './snap.ts';
import type { WalkTables } from './walkTables.ts';

/** A place is joined to that many edges at most, none farther away in metres. */
const EDGES_OF_PLACE = 3;
const FARTHEST_EDGE = 150;

/**
 * For one thread: its searches share what they remember. Where a place or a stop is not near a street, it is outside the map: its walks are straight
 * lines, as without one.
 */
export function streetWalks(
  { stops, stationNodes, areas }: Pick<Feed, 'stops' | 'stationNodes' | 'areas'>,
  tables: WalkTables,
): WalkRouter {
  const { streets, costs, main, changes } = tables;
  const search = createStreetSearch(streets, costs);
  const snapper = createSnapper(streets, tables.cells);
  const { metresPerSecond } = costs;

  const walkOf = ({ metres, tenths }: Pick<StreetWay, 'metres' | 'tenths'>): Walk => ({
    metres: Math.round(metres),
    evenMetres: (tenths / TENTHS) * metresPerSecond,
  });
  const ofSnap = (position: Position, snap: Snap | null): StreetEnd | null => snap && { position, snaps: [snap] };
  const endOfStop = (stop: number) => ofSnap(stops[stop]!, linkAt(tables.stops, stop));
  const endOfEntrance = (node: number) => ofSnap(stationNodes[node]!, linkAt(tables.stationNodes, node));
  const endOfPlace = (position: Position): StreetEnd | null => {
    const snaps = snapper.near(position, FARTHEST_EDGE, EDGES_OF_PLACE, (edge) => main[edge] === 1);
    return snaps.length > 0 ? { position, snaps } : null;
  };
  const endOf = (end: WalkEnd) =>
    'stop' in end ? endOfStop(end.stop) : 'entrance' in end ? endOfEntrance(end.entrance) : endOfPlace(end);

  function around(place: Position, maxMetres: number, direction: WalkDirection): WalksAround {
    const straightWalks = STRAIGHT_WALKS.around(place, maxMetres, direction);
    const here = endOfPlace(place);
    if (!here) return straightWalks;
    const options = { maxMetres: maxMetres + 0.5, direction: direction === 'toStops' ? 'from' : 'to' } as const;
    // Another search may come between two questions.
    let reach: Reach | null = null;
    const walkTo = (end: StreetEnd | null, straight: () => Walk | null): Walk | null => {
      if (!end) return straight();
      if (!reach?.isValid()) reach = search.reach(here, options);
      const way = reach.to(end);
      return way && Math.round(way.metres) <= maxMetres ? walkOf(way) : null;
    };
    return {
      reach: maxMetres + 0.5,
      stop: (stop, straight) => walkTo(endOfStop(stop), () => straightWalks.stop(stop, straight)),
      entrance: (node, straight) => walkTo(endOfEntrance(node), () => straightWalks.entrance(node, straight)),
      area: (area, straight) =>
        shortest(areas[area]!.stops.map((stop) => walkTo(endOfStop(stop), () => straightWalks.stop(stop, straight)))),
      place: (other, straight) => walkTo(endOfPlace(other), () => straightWalks.place(other, straight)),
    };
  }

  function between(one: StreetEnd, other: StreetEnd, maxMetres = Number.POSITIVE_INFINITY): StreetWay | null {
    return search.reach(one, { maxMetres, direction: 'from', goal: other }).to(other);
  }

  function change(from: number, to: number, straight: number): Walk | null {
    if (!endOfStop(from) || !endOfStop(to)) return STRAIGHT_WALKS.change(from, to, straight);
    for (let i = changes.first[from]!; i < changes.first[from + 1]!; i++)
      if (changes.to[i] === to) return walkOf({ metres: changes.metres[i]!, tenths: changes.tenths[i]! });
    return null;
  }

  return {
    around,
    changeReach: LONGEST_CHANGE * metresPerSecond,
    change,
    ruledChange(from, to, straight) {
      const known = change(from, to, straight);
      if (known) return known;
      const [here, there] = [endOfStop(from), endOfStop(to)];
      const way = here && there && between(here, there);
      return way ? walkOf(way) : STRAIGHT_WALKS.ruledChange(from, to, straight);
    },
    areas(from, to, straight) {
      const pairs = areas[from]!.stops.flatMap((stop) => areas[to]!.stops.map((other) => [stop, other] as const));
      return shortest(pairs.map(([stop, other]) => change(stop, other, straight)));
    },
    direct(from, to, maxMetres) {
      const [here, there] = [endOfPlace(from), endOfPlace(to)];
      if (!here || !there) return STRAIGHT_WALKS.direct(from, to, maxMetres);
      const way = between(here, there, maxMetres + 0.5);
      return way && Math.round(way.metres) <= maxMetres ? walkOf(way) : null;
    },
    line(from, to): WalkLine | null {
      const [here, there] = [endOf(from), endOf(to)];
      if (!here || !there) return null;
      const reach = search.reach(here, { maxMetres: Number.POSITIVE_INFINITY, direction: 'from', goal: there });
      return lineOf(streets, reach.parts(there));
    },
  };
}

function shortest(walks: readonly (Walk | null)[]): Walk | null {
  return walks.reduce((best, one) => (one && (!best || one.evenMetres < best.evenMetres) ? one : best), null);
}
