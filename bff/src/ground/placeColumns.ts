/** Named places of the map, by column. */

import type { Tags } from '../osm/tags.ts';
import { FloatColumn, IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn, sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import type { Address } from './classify/addresses.ts';
import { eachOtherName } from './classify/names.ts';
import type { Ring } from './relationRings.ts';
import type { TextsMaker } from './texts.ts';
import type { TownFinder } from './towns.ts';

/** Bits of {@link GroundPlaces.facts}. */
export const PLACE_FACTS = { wheelchairYes: 1, wheelchairNo: 2, wikidata: 4 } as const;

/** The keys that {@link PlaceColumns.add} asks for besides those of names, categories and addresses. */
export const PLACE_KEYS: readonly string[] = ['opening_hours', 'wheelchair', 'wikidata'];

/** Kinds of objects, by their number in {@link GroundPlaces.object}. */
export const OBJECT_KINDS = ['node', 'way', 'relation'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Numbers of texts are 0 where nothing is known. */
export interface GroundPlaces {
  /** Id among the objects of its kind in OpenStreetMap. */
  readonly id: Float64Array;
  /** Position in {@link OBJECT_KINDS}. */
  readonly object: Uint8Array;
  /** Position in `POI_CATEGORIES`. */
  readonly category: Uint8Array;
  /** Bits of {@link PLACE_FACTS}. */
  readonly facts: Uint8Array;
  readonly name: Int32Array;
  readonly street: Int32Array;
  readonly number: Int32Array;
  readonly town: Int32Array;
  readonly suburb: Int32Array;
  readonly postCode: Int32Array;
  /** As in the file: https://wiki.openstreetmap.org/wiki/Key:opening_hours. */
  readonly openingHours: Int32Array;
  /** The entrance of an area or building where one is known, else the middle: degrees of 1e-7. */
  readonly lon: Int32Array;
  readonly lat: Int32Array;
  /** Further names of place p are those from `first[p]` up to but not including `first[p + 1]`; `kind` is a position in `NAME_KINDS`. */
  readonly names: { readonly first: Int32Array; readonly kind: Uint8Array; readonly name: Int32Array };
  /** Rings of place p are those from `first[p]`, points of ring r those from `start[r]`, each up to those of the next. */
  readonly rings: {
    readonly first: Int32Array;
    readonly start: Int32Array;
    readonly lon: Int32Array;
    readonly lat: Int32Array;
  };
}

export interface NewPlace {
  readonly id: number;
  readonly object: ObjectKind;
  readonly category: number;
  readonly address: Address | null;
  readonly tags: Tags;
  /** Degrees of 1e-7. */
  readonly lat: number;
  readonly lon: number;
  readonly rings: readonly Ring[];
}

export interface PlaceColumns {
  readonly count: number;
  add(place: NewPlace): void;
  /** @param towns for what is not tagged. */
  places(towns: TownFinder): GroundPlaces;
}

/** What is longer is cut as a text, and would say something else. */
const MOST_HOURS = 200;

export function createPlaceColumns(texts: TextsMaker): PlaceColumns {
  const id = new FloatColumn(1_024);
  const [object, category, facts, name, street, number] = columns();
  const [town, postCode, openingHours, lon, lat] = columns();
  const names = { first: column(), kind: column(), name: column() };
  const rings = { first: column(), start: column(), lon: column(), lat: column() };
  const beginPlace = () => {
    names.first.push(names.name.length);
    rings.first.push(rings.start.length);
  };
  return {
    get count() {
      return name.length;
    },
    add(place) {
      const { tags, address } = place;
      const hours = tags.get('opening_hours');
      beginPlace();
      id.push(place.id);
      object.push(OBJECT_KINDS.indexOf(place.object));
      category.push(place.category);
      facts.push(factsOf(tags));
      name.push(texts.number(tags.get('name')));
      street.push(texts.number(address?.street));
      number.push(texts.number(address?.number));
      town.push(texts.number(address?.town));
      postCode.push(texts.number(address?.postCode));
      openingHours.push(hours === undefined || hours.length > MOST_HOURS ? 0 : texts.number(hours));
      lon.push(place.lon);
      lat.push(place.lat);
      eachOtherName(tags, tags.get('name'), (kind, other) => {
        names.kind.push(kind);
        names.name.push(texts.number(other));
      });
      for (const ring of place.rings) {
        rings.start.push(rings.lon.length);
        for (const value of ring.lon) rings.lon.push(value);
        for (const value of ring.lat) rings.lat.push(value);
      }
    },
    places(towns) {
      beginPlace();
      rings.start.push(rings.lon.length);
      const suburb = sharedColumn(Int32Array, name.length);
      const made = {
        id: sharedColumn(Float64Array, id.length),
        object: bytesOf(object),
        category: bytesOf(category),
        facts: bytesOf(facts),
        name: sharedOf(name),
        street: sharedOf(street),
        number: sharedOf(number),
        town: sharedOf(town),
        suburb,
        postCode: sharedOf(postCode),
        openingHours: sharedOf(openingHours),
        lon: sharedOf(lon),
        lat: sharedOf(lat),
        names: { first: sharedOf(names.first), kind: bytesOf(names.kind), name: sharedOf(names.name) },
        rings: {
          first: sharedOf(rings.first),
          start: sharedOf(rings.start),
          lon: sharedOf(rings.lon),
          lat: sharedOf(rings.lat),
        },
      };
      made.id.set(id.array());
      for (let place = 0; place < suburb.length; place++) {
        const found = towns.find(made.lat[place]!, made.lon[place]!);
        if (made.town[place] === 0) made.town[place] = texts.number(found.town);
        if (made.postCode[place] === 0) made.postCode[place] = texts.number(found.postCode);
        suburb[place] = texts.number(found.suburb);
      }
      return made;
    },
  };
}

function factsOf(tags: Tags): number {
  const wheelchair = tags.get('wheelchair');
  const { wheelchairYes, wheelchairNo, wikidata } = PLACE_FACTS;
  return (
    (wheelchair === 'yes' || wheelchair === 'designated' ? wheelchairYes : 0) |
    (wheelchair === 'no' ? wheelchairNo : 0) |
    (tags.get('wikidata') === undefined ? 0 : wikidata)
  );
}

const column = () => new IntColumn(1_024);
const columns = () => [column(), column(), column(), column(), column(), column()] as const;

function bytesOf(collected: IntColumn): Uint8Array {
  const made = sharedColumn(Uint8Array, collected.length);
  made.set(collected.array());
  return made;
}
