/** Places that share one search index. */
import Flatbush from 'flatbush';
import { type Candidate, candidateOf } from './candidate.ts';
import { idIndexOf } from './idIndex.ts';
import { type Address, type Amenity, type Place, type PlaceFacts, placeFrom } from './kinds.ts';
import type { NameIndex } from './nameIndex.ts';
import { createNameSearch, type NameSearch } from './nameSearch.ts';
import { housePlace, streetsOf } from './streets.ts';

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Layer {
  readonly search: NameSearch;
  /** The place of a found entry; for a street, the requested house in it. */
  placeAt(entry: number, houseNumber: string | null): Place;
  byId(id: string): Place | undefined;
  factsOf(id: string): PlaceFacts | undefined;
  /** All except addresses, most used first. */
  within(box: Box): Candidate[];
}

const AMENITY_USE = 0.25;
const STREET_USE = 0.15;

/** Sort order of candidates: most used first. */
export function byUse(a: Candidate, b: Candidate): number {
  return b.use - a.use || (a.id < b.id ? -1 : 1);
}

export function createLayer(
  areas: readonly Candidate[],
  amenities: readonly Amenity[],
  addresses: readonly Address[],
): Layer {
  const onMap = [...areas, ...amenities.map((amenity) => candidateOf(placeFrom(amenity), AMENITY_USE))].sort(byUse);
  const streets = streetsOf(addresses);
  const candidates = [...onMap, ...streets.places.map((place) => candidateOf(place, STREET_USE))];
  const houseAt = (entry: number, key: string) =>
    entry < onMap.length ? -1 : streets.houseAt(entry - onMap.length, key);
  const houseOfId = idIndexOf(addresses);
  const facts = new Map(amenities.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
  const known = layerOf(
    onMap,
    candidates,
    createNameSearch(candidates, {
      first: onMap.length,
      hasHouse: (entry, key) => houseAt(entry, key) >= 0,
    }),
  );
  return {
    ...known,
    placeAt(entry, houseNumber) {
      const house = houseNumber === null ? -1 : houseAt(entry, houseNumber);
      return house < 0 ? known.placeAt(entry, null) : housePlace(addresses[house]!);
    },
    byId(id) {
      const place = known.byId(id);
      if (place) return place;
      const house = addresses[houseOfId(id)];
      return house && housePlace(house);
    },
    factsOf: (id) => facts.get(id),
  };
}

/** @param areas in the order of {@link byUse}. @param names index of their names. */
export function createAreaLayer(areas: readonly Candidate[], names: NameIndex): Layer {
  const search = createNameSearch(areas, { first: areas.length, hasHouse: () => false }, names);
  return layerOf(areas, areas, search);
}

/** @param onMap the candidates shown on the map: a prefix of `candidates`. */
function layerOf(onMap: readonly Candidate[], candidates: readonly Candidate[], search: NameSearch): Layer {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const boxes = boxesOf(onMap);
  return {
    search,
    placeAt: (entry) => candidates[entry]!.place,
    byId: (id) => byId.get(id)?.place,
    factsOf: () => undefined,
    within({ south, west, north, east }) {
      // Entries are numbered by use: marking them sorts a whole city without comparisons.
      const inside = new Uint8Array(onMap.length);
      for (const entry of boxes?.search(west, south, east, north) ?? []) inside[entry] = 1;
      return onMap.filter((_, entry) => inside[entry] === 1);
    },
  };
}

function boxesOf(candidates: readonly Candidate[]): Flatbush | null {
  if (candidates.length === 0) return null;
  const boxes = new Flatbush(candidates.length);
  for (const { lat, lon } of candidates) boxes.add(lon, lat, lon, lat);
  boxes.finish();
  return boxes;
}
