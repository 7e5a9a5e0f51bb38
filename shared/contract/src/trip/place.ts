import { sameKind } from '../placeKinds.ts';

export interface PlaceLine {
  readonly id: string;
  readonly shortName: string;
  readonly color: string;
  readonly textColor: string;
  readonly mode: 'metro' | 'tram' | 'bus' | 'coach' | 'train' | 'cableCar' | 'funicular' | 'ferry' | 'onDemand';
}

/** Somewhere to go. Texts are empty where nothing is known; a place without coordinates can still be found by its id. */
export interface Place {
  readonly id: string;
  /** The first line. For the traveller's own position it is a message key: show places with `placeTitle`. */
  readonly title: string;
  /** The detail that distinguishes it from others of the same name, such as the town. */
  readonly subTitle: string;
  /** Both, in one line. */
  readonly displayName: string;
  /** In the spelling of its source: compare with `sameKind`. */
  readonly type: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly label: string;
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly address: string;
  readonly extraData: { readonly city: string; readonly zipCode: string };
  readonly lines?: readonly PlaceLine[];
  /** The traveller's own name for it, e.g. "Home": shown instead of the title, and sent to no one else. */
  readonly own?: string;
  /** Zoom the map should take for it. */
  readonly zoom?: number;
}

export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Whether it is known where the place lies. */
export function isLocated(place: Place): place is Place & Position {
  return place.lat !== null && place.lon !== null;
}

export const USER_POSITION = 'USER_POSITION';
/** Namespace and key of the title that every user position has. */
export const MY_POSITION_TITLE = 'places:my-position';

export function isUserPosition(place: Place): boolean {
  return sameKind(place.type, USER_POSITION);
}

/** Latitude and longitude, as `lat,lon`, for ids and requests. */
export function latLon({ lat, lon }: Position): string {
  return `${lat},${lon}`;
}

/**
 * Whether a traveller would call both the same place: equal ids, or, when one has no id, equal coordinates. Nothing is the same as no place.
 */
export function samePlace(first: Place | null, second: Place | null): boolean {
  if (!first || !second) return false;
  if (first.id && second.id) return first.id === second.id;
  return first.lat !== null && first.lon !== null && first.lat === second.lat && first.lon === second.lon;
}
