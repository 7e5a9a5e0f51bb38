/** All places of one network: found by name, by id, in a box, or around a point. */
import Flatbush from 'flatbush';
import type { Feed } from '../timetable/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { gridOf } from '../timetable/geo/grid.ts';
import { type Address, type Amenity, type Place, type Position, placeFrom } from './kinds.ts';
import { stopAreaPlaces } from './stopAreas.ts';
import { houseKey, housePlace, type Street, splitHouseNumber, streetsOf } from './streets.ts';
import { createTrigramIndex } from './trigrams.ts';
import { inFull, wordsOf } from './words.ts';

/** What is known besides the timetable. */
export interface Gazetteer {
  readonly addresses: readonly Address[];
  readonly amenities: readonly Amenity[];
}

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Places {
  /** Best first. `near` puts what is close to the traveller before equals. */
  search(text: string, near: Position | null, limit: number): Place[];
  byId(id: string): Place | undefined;
  /** Stops and amenities of a box, the most used first; no addresses. */
  within(box: Box): Place[];
  nearestAddress(position: Position, metres: number): Place | undefined;
  nearestStopArea(position: Position, metres: number): Place | undefined;
}

interface Candidate {
  readonly place: Place;
  /** 0 … 1. */
  readonly use: number;
  readonly houses?: Street['houses'];
}

const AMENITY_USE = 0.25;
const STREET_USE = 0.15;
/** Distance at which being near counts half. */
const NEAR_METRES = 1_500;
const LOCALITY_METRES = 1_500;
/** Of the best coverage: what shares less than that with the typed text is noise beside it. */
const WORTH_SHOWING = 0.6;

export function createPlaces(feed: Feed, { addresses, amenities }: Gazetteer): Places {
  const nearestHouse = nearestOf(addresses);
  const areas = stopAreaPlaces(feed, (position) => {
    const { city = '', postCode = '' } = nearestHouse(position, LOCALITY_METRES) ?? {};
    return { city, postCode };
  });
  const onMap: Candidate[] = [
    ...areas,
    ...amenities.map((amenity) => ({ place: placeFrom(amenity), use: AMENITY_USE })),
  ];
  const streets = streetsOf(addresses);
  const candidates: readonly Candidate[] = [
    ...onMap,
    ...streets.map(({ place, houses }) => ({ place, houses, use: STREET_USE })),
  ];
  const nearestArea = nearestOf(areas.map(({ place }) => place));
  const search = searchOf(candidates);
  const ids = new Map<string, Place>(candidates.map(({ place }) => [place.id, place]));
  for (const { houses } of streets) for (const place of houses.values()) ids.set(place.id, place);
  const boxes = boxesOf(onMap);

  return {
    search,
    byId: (id) => ids.get(id),
    within: ({ south, west, north, east }) =>
      (boxes?.search(west, south, east, north) ?? [])
        .map((index) => onMap[index]!)
        .sort((a, b) => b.use - a.use || (a.place.id < b.place.id ? -1 : 1))
        .map(({ place }) => place),
    nearestAddress(position, metres) {
      const address = nearestHouse(position, metres);
      return address && housePlace(address);
    },
    nearestStopArea: nearestArea,
  };
}

function searchOf(candidates: readonly Candidate[]): Places['search'] {
  const index = createTrigramIndex(
    candidates.map(({ place }) => ({ name: place.title, more: `${place.city} ${place.postCode}` })),
  );
  const names = candidates.map(({ place }) => new Set(wordsOf(place.title).map(inFull)));
  return (text, near, limit) => {
    const { number, rest } = splitHouseNumber(wordsOf(text));
    // The last word may be unfinished ("pl" of "plage"), or be an abbreviation ("pl" for "place"): both are looked for.
    const full = rest.map(inFull);
    const readings = rest.at(-1) === full.at(-1) ? [full] : [full, [...full.slice(0, -1), rest.at(-1)!]];
    const best = new Map<number, { coverage: number; score: number }>();
    for (const { entry, coverage, completeness } of readings.flatMap((words) => index.match(words))) {
      const { place, use, houses } = candidates[entry]!;
      const metres = near ? metresBetween(near.lat, near.lon, place.lat, place.lon) : Number.POSITIVE_INFINITY;
      const numbered = number !== null && houses?.has(houseKey(number)) ? 1 : 0;
      const literal = full.every((word) => names[entry]!.has(word)) ? 1 : 0;
      const score =
        coverage + 0.2 * completeness + 0.15 * (literal + numbered) + 0.1 * use + 0.12 / (1 + metres / NEAR_METRES);
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { coverage, score });
    }
    const top = Math.max(0, ...[...best.values()].map(({ coverage }) => coverage));
    return [...best]
      .filter(([, { coverage }]) => coverage >= top * WORTH_SHOWING)
      .sort(([a, x], [b, y]) => y.score - x.score || a - b)
      .slice(0, limit)
      .map(([entry]) => houseOf(candidates[entry]!, number));
  };
}

function houseOf({ place, houses }: Candidate, number: string | null): Place {
  return (number !== null && houses?.get(houseKey(number))) || place;
}

function nearestOf<T extends Position>(points: readonly T[]): (position: Position, metres: number) => T | undefined {
  const grid = gridOf(points);
  return ({ lat, lon }, metres) => {
    let [best, shortest] = [-1, Number.POSITIVE_INFINITY];
    grid.within(lat, lon, metres, (index, distance) => {
      if (distance < shortest) [best, shortest] = [index, distance];
    });
    return points[best];
  };
}

function boxesOf(candidates: readonly Candidate[]): Flatbush | null {
  if (candidates.length === 0) return null;
  const boxes = new Flatbush(candidates.length);
  for (const { place } of candidates) boxes.add(place.lon, place.lat, place.lon, place.lat);
  boxes.finish();
  return boxes;
}
