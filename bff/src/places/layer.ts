/** Places that share one search index. */
import Flatbush from 'flatbush';
import { type AddressTable, addressTableOf } from './addressTable.ts';
import { aliasesOf } from './aliases.ts';
import { AmenityCandidate } from './amenityCandidate.ts';
import type { Candidate } from './candidate.ts';
import type { Amenity, Place, PlaceFacts } from './kinds.ts';
import type { MapPlaceCandidate, MapPlaces } from './mapPlaces.ts';
import { type NameIndex, nameIndexOf } from './nameIndex.ts';
import { createNameSearch, type NameSearch } from './nameSearch.ts';
import { StreetCandidate } from './streetCandidate.ts';
import { type Streets, streetsOf } from './streets.ts';
import type { TypedNumber } from './typedNumber.ts';

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Layer {
  readonly search: NameSearch;
  /** The place of a found entry; for a street, the requested house in it. */
  placeAt(entry: number, houseNumber: TypedNumber | null): Place;
  byId(id: string): Place | undefined;
  factsOf(id: string): PlaceFacts | undefined;
  /** All except addresses, and those that the map itself shows, most used first. */
  within(box: Box): Candidate[];
}

/** Sort order of candidates: most used first. */
export function byUse(a: Candidate, b: Candidate): number {
  return b.use - a.use || (a.id < b.id ? -1 : 1);
}

/** A table, and what is looked up in it. */
export interface Addresses {
  readonly table: AddressTable;
  readonly streets: Streets;
}

const NO_ADDRESSES = addressesOf(addressTableOf([]));

export function addressesOf(table: AddressTable): Addresses {
  return { table, streets: streetsOf(table) };
}

function mapCandidates(addresses: Addresses, places: MapPlaces) {
  const candidates = Array.from({ length: places.count }, (_, place) => places.candidate(place));
  const isPoint = ({ type }: MapPlaceCandidate) => type === 'pointOfInterest';
  return {
    candidates,
    searched: {
      onMap: candidates.filter((candidate) => !isPoint(candidate)).sort(byUse),
      others: candidates.filter(isPoint),
      addresses,
    },
  };
}

/** The index of all names of a map: takes seconds for a large city, and can be made on another thread. */
export function mapNamesOf(addresses: Addresses, places: MapPlaces): NameIndex {
  const { candidates } = entriesOf(mapCandidates(addresses, places).searched);
  return nameIndexOf(candidates, addresses.table.otherTownNames);
}

/** The layer of a map: its streets, houses and places. @param names as from {@link mapNamesOf}; made here where it is not given. */
export function createMapLayer(addresses: Addresses, places: MapPlaces, names?: NameIndex): Layer {
  const { candidates, searched } = mapCandidates(addresses, places);
  const layer = layerOf(searched, names);
  const withId = (id: string) => {
    const place = places.withId(id);
    return place < 0 ? undefined : place;
  };
  return {
    ...layer,
    byId(id) {
      const place = withId(id);
      return place === undefined ? layer.byId(id) : candidates[place]!.place;
    },
    factsOf(id) {
      const place = withId(id);
      return place === undefined ? undefined : places.factsOf(place);
    },
  };
}

export function createLayer(
  areas: readonly Candidate[],
  amenities: readonly Amenity[],
  addresses: Addresses = NO_ADDRESSES,
): Layer {
  const onMap = [...areas, ...amenities.map((amenity) => new AmenityCandidate(amenity))].sort(byUse);
  const facts = new Map(amenities.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
  return { ...layerOf({ onMap, others: [], addresses }), factsOf: (id) => facts.get(id) };
}

interface Searched {
  /** Shown on the map as pins. */
  readonly onMap: readonly Candidate[];
  /** Found by name only, as the map has their names. */
  readonly others: readonly Candidate[];
  readonly addresses: Addresses;
}

/** All entries of the index, in its order. */
function entriesOf({ onMap, others, addresses: { table, streets } }: Searched) {
  const places = [...onMap, ...others];
  const named = [
    ...places,
    ...Array.from({ length: streets.count }, (_, street) => new StreetCandidate(table, streets, street)),
  ];
  const aliases = aliasesOf(named);
  return { places, aliases, candidates: [...named, ...aliases.candidates] };
}

function layerOf(searched: Searched, names?: NameIndex): Layer {
  const { onMap, addresses } = searched;
  const { table, streets } = addresses;
  const { places, aliases, candidates } = entriesOf(searched);
  /** The street of an entry; below 0 for other entries. */
  const streetAt = (entry: number) => aliases.entryOf(entry) - places.length;
  const known = searchedLayer(
    onMap,
    candidates,
    createNameSearch(
      candidates,
      {
        has: (entry) => streetAt(entry) >= 0,
        accuracyOf: (entry, number) => streets.accuracyOf(streetAt(entry), number),
      },
      names ?? nameIndexOf(candidates, table.otherTownNames),
    ),
  );
  return {
    ...known,
    placeAt(entry, houseNumber) {
      const street = streetAt(entry);
      const house = houseNumber !== null && street >= 0 ? streets.houseIn(street, houseNumber) : null;
      return house ? aliases.named(entry, house) : known.placeAt(entry, null);
    },
    byId: (id) => known.byId(id) ?? streets.byId(id),
  };
}

/** @param areas in the order of {@link byUse}. @param names index of their names. */
export function createAreaLayer(areas: readonly Candidate[], names: NameIndex): Layer {
  const search = createNameSearch(areas, { has: () => false, accuracyOf: () => null }, names);
  return searchedLayer(areas, areas, search);
}

/** @param onMap the candidates shown on the map: a prefix of `candidates`. */
function searchedLayer(onMap: readonly Candidate[], candidates: readonly Candidate[], search: NameSearch): Layer {
  const byId = new Map(onMap.map((candidate) => [candidate.id, candidate]));
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
