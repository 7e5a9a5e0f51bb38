/** The places of a map: found by their names, made when they are asked for. */
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { POI_CATEGORIES, type PoiCategory, type PoiRank, poiRow } from '../ground/classify/pois.ts';
import type { Ground } from '../ground/ground.ts';
import { OBJECT_KINDS, PLACE_FACTS } from '../ground/placeColumns.ts';
import { textAt } from '../ground/texts.ts';
import { addressLine, type LineStyle } from './addressLine.ts';
import { type Areas, areasOf } from './areasAt.ts';
import type { Candidate } from './candidate.ts';
import { type Place, type PlaceFacts, type PlaceKind, placeFrom } from './kinds.ts';
import { weekHours } from './openingHours.ts';

export interface MapPlaces extends Areas {
  readonly count: number;
  /** The kinds of those that are more than points of interest. */
  kinds(): ReadonlySet<PlaceKind>;
  candidate(place: number): MapPlaceCandidate;
  /** The place with that id; -1 if there is none. */
  withId(id: string): number;
  factsOf(place: number): PlaceFacts;
}

/** Kinds that the app has pages, filters and pins for; all others are points of interest. */
const KINDS: Partial<Readonly<Record<PoiCategory, PlaceKind>>> = {
  parking: 'parks',
  parkAndRide: 'parkAndRides',
  bikeParking: 'bikeParks',
  charging: 'chargingStations',
};

const TOWNS: ReadonlySet<PoiCategory> = new Set(['city', 'town', 'village', 'district', 'island', 'neighbourhood']);

/** What is as likely to be looked for as other places of the network; a street has 0.15. */
const MOST_USE = 0.4;
const USE_PER_RANK = 0.04;
const WIKIDATA_USE = 0.08;
const ID = /^osm:(node|way|relation):(\d{1,16})$/;

export const NO_MAP_PLACES: MapPlaces = {
  count: 0,
  kinds: () => new Set(),
  candidate() {
    throw new Error('There is none.');
  },
  withId: () => -1,
  factsOf: () => ({}),
  groundAt: () => -1,
  townAt: () => -1,
};

export function kindOfCategory(category: PoiCategory): PlaceKind {
  return KINDS[category] ?? 'pointOfInterest';
}

const usefulness = (rank: PoiRank, isKnown: boolean) => MOST_USE - USE_PER_RANK * rank + (isKnown ? WIKIDATA_USE : 0);

/** @param style of the lines of addresses in this region. */
export function mapPlacesOf({ texts, places }: Pick<Ground, 'texts' | 'places'>, style: LineStyle): MapPlaces {
  const text = (number: number) => textAt(texts, number);
  let byId: Map<number, number> | null = null;

  /** An id of a node may be that of a way. */
  const keyOf = (id: number, object: number) => id * OBJECT_KINDS.length + object;

  return {
    count: places.name.length,
    ...areasOf(places),
    kinds() {
      const categories = new Set(places.category);
      return new Set([...categories].flatMap((category) => KINDS[POI_CATEGORIES[category]!] ?? []));
    },
    candidate: (place) => new MapPlaceCandidate({ texts, places, style }, place),
    withId(id) {
      const [, object, number] = ID.exec(id) ?? [];
      if (object === undefined) return -1;
      byId ??= new Map(Array.from(places.id, (one, place) => [keyOf(one, places.object[place]!), place]));
      return byId.get(keyOf(Number(number), (OBJECT_KINDS as readonly string[]).indexOf(object))) ?? -1;
    },
    factsOf(place) {
      const facts = places.facts[place]!;
      const openingHours = weekHours(text(places.openingHours[place]!));
      return {
        category: POI_CATEGORIES[places.category[place]!]!,
        ...(facts & PLACE_FACTS.wheelchairYes && { wheelchair: 'yes' }),
        ...(facts & PLACE_FACTS.wheelchairNo && { wheelchair: 'no' }),
        ...(openingHours && { openingHours }),
      };
    },
  };
}

type Source = Pick<Ground, 'texts' | 'places'> & { readonly style: LineStyle };

export class MapPlaceCandidate implements Candidate {
  readonly use: number;
  readonly lat: number;
  readonly lon: number;
  private readonly source: Source;
  private readonly index: number;

  constructor(source: Source, place: number) {
    const { places } = source;
    this.lat = places.lat[place]! / UNITS_PER_DEGREE;
    this.lon = places.lon[place]! / UNITS_PER_DEGREE;
    this.source = source;
    this.index = place;
    this.use = usefulness(poiRow(this.category).rank, (places.facts[place]! & PLACE_FACTS.wikidata) !== 0);
  }

  get category(): PoiCategory {
    return POI_CATEGORIES[this.source.places.category[this.index]!]!;
  }

  get id(): string {
    const { id, object } = this.source.places;
    return `osm:${OBJECT_KINDS[object[this.index]!]}:${id[this.index]}`;
  }

  get title(): string {
    return this.text('name');
  }

  get otherNames(): readonly string[] {
    const { texts, places } = this.source;
    const { first, name } = places.names;
    return Array.from(name.subarray(first[this.index]!, first[this.index + 1]!), (one) => textAt(texts, one));
  }

  /** Of a town: nothing, as it would be the town itself. */
  get city(): string {
    const town = this.text('town');
    return town === this.title ? '' : town;
  }

  get postCode(): string {
    return this.text('postCode');
  }

  get type(): PlaceKind {
    return kindOfCategory(this.category);
  }

  get place(): Place {
    const { id, type, title: name, city, postCode, lat, lon, category } = this;
    const [number, street] = [this.text('number'), this.text('street')];
    return {
      ...placeFrom({
        ...{ id, type, name, city, postCode, lat, lon },
        address: number === '' || street === '' ? street : addressLine(number, street, this.source.style),
        ...(TOWNS.has(category) && { accuracy: 'area' }),
      }),
      category,
    };
  }

  private text(column: 'name' | 'town' | 'postCode' | 'number' | 'street'): string {
    return textAt(this.source.texts, this.source.places[column][this.index]!);
  }
}
