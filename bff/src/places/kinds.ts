import {
  type ACCURACIES,
  PLACE_KINDS,
  type PlaceFacts as PlaceFactsSchema,
  type Place as PlaceSchema,
} from '@halte/engine/api/places';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { Static } from 'typebox';

export type Place = Static<typeof PlaceSchema>;
export type PlaceFacts = Static<typeof PlaceFactsSchema>;
export type PlaceKind = (typeof PLACE_KINDS)[number];
export type Accuracy = (typeof ACCURACIES)[number];

/** A house with its number. */
export interface Address extends Position {
  readonly id: string;
  readonly number: string;
  readonly street: string;
  readonly city: string;
  readonly postCode: string;
}

/** Anything else that has a name and is not a stop. */
export interface Amenity extends Position {
  readonly id: string;
  readonly type: Exclude<PlaceKind, 'stopArea' | 'stopPoint' | 'address'>;
  readonly name: string;
  /** Further names that it is found by, e.g. in other languages. */
  readonly otherNames?: readonly string[];
  readonly city: string;
  readonly postCode: string;
  /** Further facts; absent if none are known. */
  readonly facts?: PlaceFacts;
}

interface PlaceParts extends Position {
  readonly id: string;
  readonly type: PlaceKind;
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  /** Of a street that is not the only one of its name in its town. */
  readonly suburb?: string;
  readonly address?: string;
  readonly accuracy?: Accuracy;
}

const KINDS = new Map<string, PlaceKind>(PLACE_KINDS.map((kind) => [bare(kind), kind]));

/** The kind for `BIKE_PARKS`, `bike-parks` or `bikeparks`; undefined if there is none. */
export function placeKind(text: string): PlaceKind | undefined {
  return KINDS.get(bare(text));
}

/** A place in the form of the public contract. */
export function placeFrom({
  id,
  type,
  name,
  city,
  postCode,
  suburb = '',
  address = '',
  accuracy,
  lat,
  lon,
}: PlaceParts): Place {
  const town = type === 'address' ? [postCode, city].filter(Boolean).join(' ') : city;
  const subTitle = [town, suburb].filter(Boolean).join(' · ');
  const displayName = displayNameOf(name, subTitle);
  return {
    id,
    title: name,
    subTitle,
    displayName,
    type,
    lat,
    lon,
    label: displayName,
    name,
    city,
    postCode,
    address,
    extraData: { city, zipCode: postCode },
    ...(accuracy === undefined ? {} : { accuracy }),
  };
}

export function displayNameOf(name: string, subTitle: string): string {
  return subTitle === '' ? name : `${name}, ${subTitle}`;
}

function bare(kind: string): string {
  return kind.toLowerCase().replace(/[_-]/g, '');
}
