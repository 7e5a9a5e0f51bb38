/** All places of one network: found by name, by id, in a box, or around a point. */

import { getOrCompute, memoize } from '@halte/engine/common/memoize';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { TranslatedFeed } from '@halte/engine/timetable/feed/translatedFeed';
import type { Position } from '@halte/engine/timetable/geo/position';
import { type AddressTable, addressTableOf, type NamedStreet, positionsIn } from './addressTable.ts';
import type { Candidate } from './candidate.ts';
import type { Address, Amenity, Place, PlaceFacts, PlaceKind } from './kinds.ts';
import {
  type Addresses,
  addressesOf,
  type Box,
  createAreaLayer,
  createLayer,
  createMapLayer,
  type Layer,
} from './layer.ts';
import { NO_MAP_PLACES } from './mapPlaces.ts';
import { nearestOf } from './nearest.ts';
import { unpackedNames } from './packedNames.ts';
import { NOWHERE, type PlaceIndex, placeIndexOf } from './placeIndex.ts';
import { createPlaceSearch, type SearchPlaces } from './placeSearch.ts';
import { type Locality, stopAreaCandidates } from './stopAreas.ts';
import { nearestStreetOf } from './streetLines.ts';
import { layerOfNames, translatedPlaces } from './translatedPlaces.ts';
import { twinsOf } from './twins.ts';

export type { Box } from './layer.ts';

/** Data in addition to the timetable. */
export interface Gazetteer {
  /** A list for a small city, a table for a large one. */
  readonly addresses: readonly Address[] | AddressTable;
  /** Streets besides those of a list of addresses. */
  readonly streets?: readonly NamedStreet[];
  readonly amenities: readonly Amenity[];
}

export interface Places {
  readonly search: SearchPlaces;
  byId(id: string): Place | undefined;
  /** Facts about an amenity other than its position and name. */
  factsOf(id: string): PlaceFacts | undefined;
  /** The kinds with at least one amenity or station. */
  kinds(): ReadonlySet<PlaceKind>;
  /** Stops and amenities in a box, most used first; no addresses. */
  within(box: Box): Place[];
  nearestAddress(position: Position, metres: number): Place | undefined;
  /** Of those whose line is known. */
  nearestStreet(position: Position, metres: number): NearStreet | undefined;
  nearestStopArea(position: Position, metres: number): Place | undefined;
  /** The park, campus or other ground of the map that a point is in. */
  groundAt(position: Position): Place | undefined;
  /** The district, village or town of the map around a point. */
  townAt(position: Position): Place | undefined;
  /** The same places with the names of a feed in another language; still found by all their names. */
  inLanguage(feed: TranslatedFeed): Places;
}

/** A street near a point. */
export interface NearStreet {
  readonly place: Place;
  /** The nearest house of it within that distance. */
  nearestHouse(metres: number): Place | undefined;
}

const LOCALITY_METRES = 1_500;
/** Who is at the stop is nearly there. */
const AT_THE_STOP_METRES = 400;

/**
 * @param stations places that change independently of the timetable, e.g. of shared bikes; returns the same list until something
 * changes. For an id that is also in the gazetteer, the gazetteer's place is used.
 * @param index prebuilt index of a network without a gazetteer, as from {@link placeIndexOf}.
 */
export function createPlaces(
  feed: Feed,
  { addresses, streets: named = [], amenities }: Gazetteer,
  stations: () => readonly Amenity[] = () => [],
  index: PlaceIndex | null = null,
): Places {
  const { table, streets, nearestHouse, nearestStreet, mapPlaces, layer } = lookUpIn(
    'houses' in addresses ? addresses : addressTableOf(addresses, named),
  );
  const { houses } = table;
  const localityOf = (position: Position) => {
    const house = nearestHouse(position, LOCALITY_METRES);
    return house < 0
      ? NOWHERE(position)
      : { city: table.streets.cityOf(houses.streetOf[house]!), postCode: houses.postCodeOf(house) };
  };
  const isBare = streets.count === 0 && amenities.length === 0;
  const { areas, base } = isBare
    ? indexedAreas(feed, index ?? placeIndexOf(feed), localityOf)
    : withGazetteer(feed, amenities, 'houses' in addresses ? undefined : { table, streets }, localityOf);
  const nearestArea = nearestOf(areas.length, (area) => areas[area]!);
  const otherNames = feed.translations.map((translation) => layerOfNames(feed, translation, localityOf));
  const languages = new Map<string, Places>();
  // A table does not change with the timetable: its layer is made once.
  const lasting = 'houses' in addresses ? [base, layer()] : [base];
  const layers = layersOf(lasting, stations, localityOf);
  const amenityKinds = kindsOf(amenities);

  function byId(id: string): Place | undefined {
    for (const layer of layers()) {
      const place = layer.byId(id);
      if (place) return place;
    }
    return undefined;
  }

  const nearestStopArea = (position: Position, metres: number) => areas[nearestArea(position, metres)]?.place;
  const mapPlace = (place: number) => (place < 0 ? undefined : mapPlaces.candidate(place).place);
  const places: Places = {
    search: createPlaceSearch(feed, {
      base,
      layers,
      otherNames,
      twinOf: twinsOf(nearestStopArea, stations),
      departuresNear: (position) => areas[nearestArea(position, AT_THE_STOP_METRES)]?.use ?? 0,
    }),
    byId,
    factsOf(id) {
      for (const layer of layers()) {
        const facts = layer.factsOf(id);
        if (facts) return facts;
      }
      return undefined;
    },
    kinds: () => new Set([...mapPlaces.kinds(), ...amenityKinds, ...kindsOf(stations())]),
    within(box) {
      const [first, ...others] = layers().map((layer) => layer.within(box));
      const added = others.flat();
      const all = added.length === 0 ? first! : [...first!, ...added].sort((a, b) => b.use - a.use);
      return all.map(({ place }) => place);
    },
    nearestAddress(position, metres) {
      const house = nearestHouse(position, metres);
      return house < 0 ? undefined : streets.housePlace(house);
    },
    nearestStreet(position, metres) {
      const street = nearestStreet(position, metres);
      return street < 0
        ? undefined
        : {
            place: streets.placeOf(street),
            nearestHouse: (reach) => streets.nearestHouse(street, position, reach) ?? undefined,
          };
    },
    nearestStopArea,
    groundAt: (position) => mapPlace(mapPlaces.groundAt(position)),
    townAt: (position) => mapPlace(mapPlaces.townAt(position)),
    inLanguage: (translated) =>
      getOrCompute(languages, translated.namesLanguage, () =>
        translatedPlaces(places, translated, stopAreaCandidates(translated, localityOf)),
      ),
  };
  return places;
}

/** Computed once per list: stations are replaced as a whole. */
const kindsOf = memoize(
  (amenities: readonly Amenity[]): ReadonlySet<PlaceKind> => new Set(amenities.map(({ type }) => type)),
);

/** Stop areas in feed order, and the layer of all static places. */
interface Known {
  readonly areas: readonly Candidate[];
  readonly base: Layer;
}

function indexedAreas(feed: Feed, { areas: table, order, names }: PlaceIndex, localityOf: Locality): Known {
  const areas = stopAreaCandidates(feed, localityOf, table);
  return {
    areas,
    base: createAreaLayer(
      Array.from(order, (area) => areas[area]!),
      names,
    ),
  };
}

function withGazetteer(
  feed: Feed,
  amenities: readonly Amenity[],
  addresses: Addresses | undefined,
  localityOf: Locality,
): Known {
  const areas = stopAreaCandidates(feed, localityOf);
  return { areas, base: createLayer(areas, amenities, addresses) };
}

/** Static and dynamic layers: the dynamic one is rebuilt only if its list is a new one. */
function layersOf(
  lasting: readonly Layer[],
  stations: () => readonly Amenity[],
  localityOf: Locality,
): () => readonly Layer[] {
  let known: readonly Amenity[] = [];
  let layers = lasting;
  return () => {
    const now = stations();
    if (now !== known) {
      known = now;
      const added = now.filter(({ id }) => !lasting.some((layer) => layer.byId(id)));
      const located = added.map((station) => (station.city === '' ? { ...station, ...localityOf(station) } : station));
      layers = located.length === 0 ? lasting : [...lasting, createLayer([], located)];
    }
    return layers;
  };
}

/** What is looked up in a table of addresses. */
const lookUpIn = memoize((table: AddressTable) => {
  const addresses = addressesOf(table);
  const places = table.places ?? NO_MAP_PLACES;
  let layer: Layer | null = null;
  return {
    ...addresses,
    nearestHouse: nearestOf(table.houses.count, positionsIn(table.houses), table.lookUps?.houses),
    nearestStreet: nearestStreetOf(table.pieces, table.lookUps?.pieces),
    mapPlaces: places,
    layer: () => {
      layer ??= createMapLayer(addresses, places, table.names && unpackedNames(table.names));
      return layer;
    },
  };
});
