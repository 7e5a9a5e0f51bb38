/** The walks between stops that are near each other, computed once for a timetable and a map. */
import type { Position } from '@halte/engine/timetable/geo/position';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { isOutside, type Links, snapsAt } from './linkColumns.ts';
import type { StreetSearch } from './search.ts';
import type { StreetEnd } from './snap.ts';

/** Seconds. Walks of more seldom make a journey better, and take longer to search. */
export const LONGEST_CHANGE = 600;

/** From stop s: those to the stops `to[first[s]] … to[first[s + 1] - 1]`, ascending. */
export interface ChangeWalks {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Rounded. */
  readonly metres: Int32Array;
  readonly tenths: Int32Array;
}

/** @param nearTo calls back with the stops within some metres of a place, in a straight line. */
export function changeWalks(
  stops: readonly Position[],
  {
    links,
    search,
    metresPerSecond,
  }: { readonly links: Links; readonly search: StreetSearch; readonly metresPerSecond: number },
  nearTo: (place: Position, metres: number, found: (stop: number) => void) => void,
): ChangeWalks {
  const maxMetres = LONGEST_CHANGE * metresPerSecond;
  const first = new IntColumn(stops.length + 1);
  const columns = { to: new IntColumn(1_024), metres: new IntColumn(1_024), tenths: new IntColumn(1_024) };
  first.push(0);
  const ends = stops.map((position, stop): StreetEnd | null =>
    isOutside(links, stop) ? null : { position, snaps: snapsAt(links, stop) },
  );
  stops.forEach((place, from) => {
    const here = ends[from];
    if (here) {
      const reach = search.reach(here, { maxMetres, direction: 'from' });
      const near: number[] = [];
      nearTo(place, maxMetres, (stop) => near.push(stop));
      for (const to of near.sort((a, b) => a - b)) {
        const other = to === from ? null : ends[to];
        const way = other && reach.to(other);
        if (!way || way.tenths > LONGEST_CHANGE * 10) continue;
        columns.to.push(to);
        columns.metres.push(Math.round(way.metres));
        columns.tenths.push(way.tenths);
      }
    }
    first.push(columns.to.length);
  });
  return {
    first: sharedOf(first),
    to: sharedOf(columns.to),
    metres: sharedOf(columns.metres),
    tenths: sharedOf(columns.tenths),
  };
}
