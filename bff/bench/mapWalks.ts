/** Walks and rides along the streets of a map, as they are searched for a journey. */

import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { gridOf } from '@halte/engine/timetable/geo/grid';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../src/ground/area.ts';
import type { Ground } from '../src/ground/ground.ts';
import { snapsAt } from '../src/streets/linkColumns.ts';
import { placeEnd } from '../src/streets/placeEnd.ts';
import { createStreetSearch } from '../src/streets/search.ts';
import { createSnapper, type StreetEnd } from '../src/streets/snap.ts';
import { type RideTables, walkTables } from '../src/streets/walkTables.ts';
import { randomNumbers } from './random.ts';

/** Milliseconds of each question, and the budget for the median and for a share of them. */
export interface Measured {
  readonly name: string;
  readonly taken: readonly number[];
  readonly budget: { readonly half: number; readonly most: number; readonly share: number };
}

const QUESTIONS = 1_000;
const WARM = 200;
/** In a map with fewer houses walks begin at crossings. */
const FEWEST_HOUSES = 100;
/** By how much the straight line of a way may differ from the length that is asked for, and how many pairs are tried. */
const LENGTH_SHARE = 0.2;
const TRIES = 10_000;

export function measureWalks(ground: Ground, stops: readonly Position[]): Measured[] {
  const linked = stops.map(({ lat, lon }, i) => {
    return { id: String(i), code: '', platform: '', name: '', lat, lon, isOfRail: false, entrances: null };
  });
  const tables = walkTables(ground, { stops: linked, stationNodes: [] });
  console.log(
    `  links and walks between ${stops.length} stops on ${ground.streets.edges.from.length} edges, three profiles: ${tables.seconds.toFixed(1)} s`,
  );
  const { stops: links } = tables.profiles.foot;
  const snapper = createSnapper(tables.streets, tables.boxes);
  const searcher = ({ costs, main, hierarchy }: RideTables) => ({
    search: createStreetSearch(tables.streets, costs, hierarchy),
    endOf: (position: Position): StreetEnd => placeEnd(snapper, main, position) ?? { position, snaps: [] },
  });
  const foot = searcher(tables.profiles.foot);
  const bike = searcher(tables.bike);
  const grid = gridOf(stops);
  const random = randomNumbers(7);
  const { lat, lon } = ground.addresses.lat.length < FEWEST_HOUSES ? ground.streets.nodes : ground.addresses;
  const door = (): Position => {
    const house = Math.floor(random() * lat.length);
    return { lat: lat[house]! / UNITS_PER_DEGREE, lon: lon[house]! / UNITS_PER_DEGREE };
  };
  const around = (metres: number) => () => {
    const place = door();
    return () => {
      const reach = foot.search.reach(foot.endOf(place), { maxMetres: metres, direction: 'from' });
      grid.within(place.lat, place.lon, metres, (stop) =>
        reach.to({ position: stops[stop]!, snaps: snapsAt(links, stop) }),
      );
    };
  };
  const direct =
    ({ search, endOf }: typeof foot, metres: number) =>
    () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const [from, to] = [door(), door()];
        if (Math.abs(distance(from, to) - metres) > metres * LENGTH_SHARE) continue;
        return () => {
          const [here, there] = [endOf(from), endOf(to)];
          search.between(here, there, Number.POSITIVE_INFINITY);
        };
      }
      return null;
    };
  return [
    timed('door to all stops within 1 000 m', around(1_000), [0.2, 1]),
    timed('within 2 250 m', around(2_250), [0.5, 2]),
    timed('walk of 5 km', direct(foot, 5_000), [1, 5]),
    timed('of 15 km', direct(foot, 15_000), [3, 10]),
    timed('ride of 5 km', direct(bike, 5_000), [1, 5]),
    timed('of 15 km', direct(bike, 15_000), [3, 10]),
  ].flat();
}

const distance = (from: Position, to: Position) => metresBetween(from.lat, from.lon, to.lat, to.lon);

/** Nothing where the map is too small for the question. */
function timed(name: string, question: () => (() => void) | null, [half, most]: readonly [number, number]): Measured[] {
  for (let i = 0; i < WARM; i++) question()?.();
  const questions = Array.from({ length: QUESTIONS }, question).filter((one) => one !== null);
  return questions.length < QUESTIONS
    ? []
    : [{ name, taken: questions.map(fastest), budget: { half, most, share: 0.99 } }];
}

/** Of five, because other load on the machine only adds time. */
export function fastest(work: () => void): number {
  const once = () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  return Math.min(once(), once(), once(), once(), once());
}
