/** Walks along the streets of a map. */

import { WALK } from '@halte/engine/timetable/geo/walking';
import type { WalkRouter } from '@halte/engine/timetable/geo/walkRouter';
import { bikeRides } from './bikeRides.ts';
import { LONGEST_CHANGE } from './changeWalks.ts';
import { profileWalks, shortest, type WalkedPlaces } from './profileWalks.ts';
import type { WalkTables } from './walkTables.ts';

/**
 * For one thread: its searches share what they remember. Where a place or a stop is not near a street, it is outside the map: its walks are straight
 * lines, as without one.
 */
export function streetWalks(places: WalkedPlaces, tables: WalkTables): WalkRouter {
  const walks = {
    foot: profileWalks(places, tables, 'foot'),
    stepFree: profileWalks(places, tables, 'stepFree'),
    wheelchair: profileWalks(places, tables, 'wheelchair'),
  };
  return {
    around: (place, { profile, ...options }) => walks[profile].around(place, options),
    changeReach: LONGEST_CHANGE * WALK.metresPerSecond,
    change: (pair, profile) => walks[profile].change(pair),
    ruledChange: (pair, profile) => walks[profile].ruledChange(pair),
    areas(from, to, straight, profile) {
      const [here, there] = [places.areas[from]!.stops, places.areas[to]!.stops];
      const pairs = here.flatMap((stop) => there.map((other) => ({ from: stop, to: other, straight })));
      return shortest(pairs.map((pair) => walks[profile].change(pair)));
    },
    direct: (from, to, maxMetres, profile) => walks[profile].direct(from, to, maxMetres),
    route: (from, to, profile) => walks[profile].route(from, to),
    ...bikeRides(tables),
  };
}
