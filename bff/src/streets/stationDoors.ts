/** The entrances of the map that lead to a stop of a metro or railway, by rule 7c of docs/walking.md. */

import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { gridOf } from '@halte/engine/timetable/geo/grid';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { ENTRANCE_WHEELCHAIR } from '../ground/classify/stations.ts';
import type { Stations } from '../ground/stations.ts';
import { type Texts, textAt } from '../ground/texts.ts';
import { TENTHS } from './costs.ts';
import { areNamesLike } from './likeNames.ts';
import type { LinkedStop } from './linkedStop.ts';
import type { Door } from './snap.ts';

/** Metres from the stop. */
const FARTHEST = 250;
/** From the street down to the platform, or up. */
const DOWN_SECONDS = 60;

export interface DoorOptions {
  readonly stepFree: boolean;
  readonly metresPerSecond: number;
}

/** Null: the map knows no entrance of that stop. Empty: none of them is without steps. */
export type FindDoors = (stop: LinkedStop, options: DoorOptions) => readonly Door[] | null;

export function doorFinder({ entrances, areas }: Pick<Stations, 'entrances' | 'areas'>, texts: Texts): FindDoors {
  const placesOf = ({ lat, lon }: Readonly<Record<'lat' | 'lon', Int32Array>>): Position[] =>
    Array.from(lat, (one, i) => ({ lat: one / UNITS_PER_DEGREE, lon: lon[i]! / UNITS_PER_DEGREE }));
  const places = placesOf(entrances);
  const byPlace = gridOf(places);
  const byPoint = gridOf(placesOf(areas));
  const areaOfPoint = areas.lat.map(() => 0);
  const ofAnArea = new Set(areas.entrance);
  for (let area = 0; area < areas.name.length; area++)
    areaOfPoint.fill(area, areas.firstPoint[area]!, areas.firstPoint[area + 1]!);

  /** The nearest stop area with a name like that of the stop; -1: none. */
  function areaOf({ lat, lon, name }: LinkedStop): number {
    let best = { area: -1, metres: Number.POSITIVE_INFINITY };
    byPoint.within(lat, lon, FARTHEST, (point, metres) => {
      const area = areaOfPoint[point]!;
      if (metres > best.metres || (metres === best.metres && area > best.area)) return;
      if (areNamesLike(name, textAt(texts, areas.name[area]!))) best = { area, metres };
    });
    return best.area;
  }

  function entrancesOf(stop: LinkedStop): number[] {
    const area = areaOf(stop);
    if (area !== -1) return [...areas.entrance.subarray(areas.firstEntrance[area]!, areas.firstEntrance[area + 1]!)];
    const near: number[] = [];
    // Those of other stations lead elsewhere.
    byPlace.within(stop.lat, stop.lon, FARTHEST, (one) => {
      if (!ofAnArea.has(one)) near.push(one);
    });
    return near.sort((a, b) => a - b);
  }

  return (stop, { stepFree, metresPerSecond }) => {
    const found = entrancesOf(stop);
    if (found.length === 0) return null;
    return found
      .filter((entrance) => !stepFree || entrances.wheelchair[entrance] !== ENTRANCE_WHEELCHAIR.no)
      .map((entrance) => {
        const position = places[entrance]!;
        const metres = metresBetween(stop.lat, stop.lon, position.lat, position.lon);
        const inside = { metres, tenths: Math.round((metres / metresPerSecond + DOWN_SECONDS) * TENTHS) };
        return { position, toStop: inside, fromStop: inside, entrance: { ofMap: entrance } };
      });
  };
}
