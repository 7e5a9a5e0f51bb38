/** Places that are known together and searched by one index. */
import Flatbush from 'flatbush';
import { idIndexOf } from './idIndex.ts';
import { type Address, type Amenity, type Place, type PlaceFacts, placeFrom } from './kinds.ts';
import { type Candidate, createNameSearch, type NameSearch } from './nameSearch.ts';
import { housePlace, streetsOf } from './streets.ts';

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Layer {
  readonly search: NameSearch;
  /** What an entry that was found stands for: a street, or the house of it that was requested. */
  placeAt(entry: number, houseNumber: string | null): Place;
  byId(id: string): Place | undefined;
  factsOf(id: string): PlaceFacts | undefined;
  /** All but addresses, the most used first. */
  within(box: Box): Candidate[];
}

const AMENITY_USE = 0.25;
const STREET_USE = 0.15;

export function createLayer(
  areas: readonly Candidate[],
  amenities: readonly Amenity[],
  addresses: readonly Address[],
): Layer {
  const onMap = [...areas, ...amenities.map((amenity) => ({ place: placeFrom(amenity), use: AMENITY_USE }))].sort(
    (a, b) => b.use - a.use || (a.place.id < b.place.id ? -1 : 1),
  );
  const streets = streetsOf(addresses);
  const candidates: readonly Candidate[] = [...onMap, ...streets.places.map((place) => ({ place, use: STREET_USE }))];
  const houseAt = (entry: number, key: string) =>
    entry < onMap.length ? -1 : streets.houseAt(entry - onMap.length, key);
  const search = createNameSearch(candidates, {
    first: onMap.length,
    hasHouse: (entry, key) => houseAt(entry, key) >= 0,
  });
  const byId = new Map(candidates.map(({ place }) => [place.id, place]));
  const houseOfId = idIndexOf(addresses);
  const facts = new Map(amenities.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
  const boxes = boxesOf(onMap);

  return {
    search,
    placeAt(entry, houseNumber) {
      const house = houseNumber === null ? -1 : houseAt(entry, houseNumber);
      return house < 0 ? candidates[entry]!.place : housePlace(addresses[house]!);
    },
    byId(id) {
      const known = byId.get(id);
      if (known) return known;
      const house = addresses[houseOfId(id)];
      return house && housePlace(house);
    },
    factsOf: (id) => facts.get(id),
    within({ south, west, north, east }) {
      // Entries are numbered by use: a whole city is put in order by ticking them off.
      const inside = new Uint8Array(onMap.length);
      for (const entry of boxes?.search(west, south, east, north) ?? []) inside[entry] = 1;
      return onMap.filter((_, entry) => inside[entry] === 1);
    },
  };
}

function boxesOf(candidates: readonly Candidate[]): Flatbush | null {
  if (candidates.length === 0) return null;
  const boxes = new Flatbush(candidates.length);
  for (const { place } of candidates) boxes.add(place.lon, place.lat, place.lon, place.lat);
  boxes.finish();
  return boxes;
}
