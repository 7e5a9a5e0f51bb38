/** Rides by bike along the streets of a map. */
import type { Position } from '@halte/engine/timetable/geo/position';
import { STRAIGHT_WALKS, type WalkRouter } from '@halte/engine/timetable/geo/walkRouter';
import { TENTHS } from './costs.ts';
import { lineOf } from './line.ts';
import { placeEnd } from './placeEnd.ts';
import { createStreetSearch } from './search.ts';
import { createSnapper } from './snap.ts';
import { createStepMaker } from './stepMaker.ts';
import { stepsOf } from './steps.ts';
import type { WalkTables } from './walkTables.ts';

type BikeRides = Pick<WalkRouter, 'ride' | 'rideRoute'>;

/** For one thread. What a search needs is made when first asked for, because few threads search rides. */
export function bikeRides(tables: Pick<WalkTables, 'streets' | 'boxes' | 'texts' | 'signs' | 'bike'>): BikeRides {
  let made: BikeRides | null = null;
  const rides = () => {
    made ??= ridesOf(tables);
    return made;
  };
  return {
    ride: (from, to, maxMetres) => rides().ride(from, to, maxMetres),
    rideRoute: (from, to) => rides().rideRoute(from, to),
  };
}

function ridesOf(tables: Parameters<typeof bikeRides>[0]): BikeRides {
  const { streets, boxes } = tables;
  const { costs, main, hierarchy } = tables.bike;
  const search = createStreetSearch(streets, costs, hierarchy);
  const snapper = createSnapper(streets, boxes);
  const stepMaker = createStepMaker(tables, costs);
  const endOf = (place: Position) => placeEnd(snapper, main, place);
  return {
    ride(from, to, maxMetres) {
      const [here, there] = [endOf(from), endOf(to)];
      if (!here || !there) return STRAIGHT_WALKS.ride(from, to, maxMetres);
      const way = search.between(here, there, maxMetres + 0.5);
      if (!way || Math.round(way.metres) > maxMetres) return null;
      return { metres: Math.round(way.metres), seconds: Math.ceil(way.tenths / TENTHS) };
    },
    rideRoute(from, to) {
      const [here, there] = [endOf(from), endOf(to)];
      if (!here || !there) return null;
      const way = search.walked(here, there);
      return (
        way && {
          metres: Math.round(way.metres),
          line: lineOf(streets, way.parts),
          steps: () => stepsOf(stepMaker, way, [from, to]),
        }
      );
    },
  };
}
