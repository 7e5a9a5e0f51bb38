/** Places of the map that the network knows itself: a stop and its twin in OpenStreetMap are one result. */

import { allInFull, wordsOf } from '@halte/engine/places/words';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { AmenityCandidate } from './amenityCandidate.ts';
import type { Amenity, Place } from './kinds.ts';
import { closenessOf } from './spelling.ts';

const STOPS: ReadonlySet<string> = new Set(['station', 'busStation', 'ferryTerminal']);
const STATIONS: Readonly<Record<string, Amenity['type']>> = {
  bikeRental: 'bikeSharingStations',
  carSharing: 'carSharingStations',
};
/** A station is large, and its stops lie around it. */
const STOP_METRES = 200;
const STATION_METRES = 60;
/** As little of the shorter name as it takes for "Hauptbahnhof" and "Hauptbahnhof Süd". */
const LEAST_CLOSENESS = 0.6;

/** @param stations of shared vehicles, at the moment. */
export function twinsOf(
  nearestStopArea: (position: Position, metres: number) => Place | undefined,
  stations: () => readonly Amenity[],
): (place: Place) => Place | undefined {
  return (place) => {
    const { category = '', lat, lon } = place;
    if (STOPS.has(category)) {
      const stop = nearestStopArea(place, STOP_METRES);
      return stop && areAlike(place.title, stop.title) ? stop : undefined;
    }
    const type = STATIONS[category];
    const station =
      type &&
      stations().find((one) => one.type === type && metresBetween(lat, lon, one.lat, one.lon) <= STATION_METRES);
    return station && new AmenityCandidate(station).place;
  };
}

function areAlike(one: string, other: string): boolean {
  const [shorter, longer] = [one, other].map(wordsOf).sort((a, b) => a.length - b.length) as [string[], string[]];
  const words = allInFull(shorter);
  return closenessOf({ words, telling: [...words.keys()] }, { name: allInFull(longer), more: [] }) >= LEAST_CLOSENESS;
}
