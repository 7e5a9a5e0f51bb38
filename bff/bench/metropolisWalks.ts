/** Walks along the streets of a made-up city, as they are searched for a journey. */
import { UNITS_PER_DEGREE } from '../src/ground/area.ts';
import type { Ground } from '../src/ground/ground.ts';
import { snapsAt } from '../src/streets/linkColumns.ts';
import { createStreetSearch } from '../src/streets/search.ts';
import { createSnapper, type StreetEnd } from '../src/streets/snap.ts';
import { walkTables } from '../src/streets/walkTables.ts';
import { metresBetween } from '../src/timetable/geo/distance.ts';
import { gridOf } from '../src/timetable/geo/grid.ts';
import type { Position } from '../src/timetable/geo/position.ts';
import { randomNumbers } from './random.ts';

/** Milliseconds of each question, and the budget for the median and for a share of them. */
export interface Measured {
  readonly name: string;
  readonly taken: readonly number[];
  readonly budget: { readonly half: number; readonly most: number; readonly share: number };
}

const QUESTIONS = 1_000;
const WARM = 200;
const SNAP = { metres: 150, edges: 3 };

export function measureWalks(ground: Ground, stops: readonly Position[]): Measured[] {
  const linked = stops.map(({ lat, lon }, i) => {
    return { id: String(i), code: '', platform: '', name: '', lat, lon, isOfRail: false, entrances: null };
  });
  const tables = walkTables(ground, { stops: linked, stationNodes: [] });
  console.log(`  links and walks between ${stops.length} stops, three profiles: ${tables.seconds.toFixed(1)} s`);
  const { costs, main, stops: links } = tables.profiles.foot;
  const search = createStreetSearch(tables.streets, costs);
  const snapper = createSnapper(tables.streets, tables.boxes);
  const grid = gridOf(stops);
  const random = randomNumbers(7);
  const { lat, lon } = ground.addresses;
  const door = (): Position => {
    const house = Math.floor(random() * lat.length);
    return { lat: lat[house]! / UNITS_PER_DEGREE, lon: lon[house]! / UNITS_PER_DEGREE };
  };
  const endOf = (position: Position): StreetEnd => ({
    position,
    snaps: snapper.near(position, SNAP.metres, SNAP.edges, (edge) => main[edge] === 1),
  });
  const around = (metres: number) => () => {
    const place = door();
    return () => {
      const reach = search.reach(endOf(place), { maxMetres: metres, direction: 'from' });
      grid.within(place.lat, place.lon, metres, (stop) =>
        reach.to({ position: stops[stop]!, snaps: snapsAt(links, stop) }),
      );
    };
  };
  const direct = (metres: number) => () => {
    const from = door();
    let to = door();
    for (let tries = 0; tries < 10_000 && Math.abs(distance(from, to) - metres) > metres / 5; tries++) to = door();
    return () => {
      const [here, there] = [endOf(from), endOf(to)];
      search.reach(here, { maxMetres: Number.POSITIVE_INFINITY, direction: 'from', goal: there }).to(there);
    };
  };
  return [
    timed('door to all stops within 1 000 m', around(1_000), [0.2, 1]),
    timed('within 2 250 m', around(2_250), [0.5, 2]),
    timed('direct way of 5 km', direct(5_000), [1, 5]),
    timed('of 15 km', direct(15_000), [3, 10]),
  ];
}

const distance = (from: Position, to: Position) => metresBetween(from.lat, from.lon, to.lat, to.lon);

function timed(name: string, question: () => () => void, [half, most]: readonly [number, number]): Measured {
  for (let i = 0; i < WARM; i++) question()();
  const taken = Array.from({ length: QUESTIONS }, () => fastest(question()));
  return { name, taken, budget: { half, most, share: 0.99 } };
}

/** Of three, because other load on the machine only adds time. */
export function fastest(work: () => void): number {
  const once = () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  return Math.min(once(), once(), once());
}
