import {
  FAVOURITE_TRIP,
  type FavoriteAddress,
  type FavoritePlace,
  type FavouriteLists,
  type NewFavourite,
  providerKind,
  sameKind,
} from '@halte/contract';
import { isUserPosition, latLon, type Place, type Position, placeFrom } from '@halte/contract/trip';
import type { Translate } from '@halte/i18n';
import { sameSpot } from './place.ts';

/** An account takes no longer texts, and no more lines of one stop. */
const LONGEST = { label: 200, street: 200, city: 100, zipCode: 20 } as const;
const MOST_LINES = 50;

/** Category of an address that is nothing in particular. */
const OTHER = 'OTHER';
/** Categories with a name in every language, the first first. */
const NAMED = ['HOME', 'WORK'] as const;

/** A place under the id of its favourite. */
export interface SavedPlace {
  readonly favoriteId: string;
  /** `HOME`, `WORK`, `OTHER` … of an address; null of anything else. */
  readonly category: string | null;
  readonly place: Place;
}

function positionOf({ lat, lon }: Place): Position | null {
  return lat === null || lon === null ? null : { lat, lon };
}

/** "My position" is somewhere else tomorrow: what is saved is the spot, under the name it has for everybody. */
export function fixedPlace(place: Place): Place {
  if (!isUserPosition(place)) return place;
  const title = place.subTitle || place.address || place.id;
  const subTitle = place.city === title ? '' : place.city;
  return {
    ...place,
    title,
    subTitle,
    name: title,
    displayName: [title, subTitle].filter(Boolean).join(', '),
    type: 'address',
  };
}

/** A recent place has only its texts: its detail is the town. */
const cityOf = ({ city, subTitle }: Place) => city || subTitle;

function addressOf(place: Place, coordinates: Position): NewFavourite {
  const { title, address, extraData, postCode } = place;
  return {
    kind: 'ADDRESS',
    category: OTHER,
    label: title.slice(0, LONGEST.label),
    street: (address || title).slice(0, LONGEST.street),
    zipCode: (postCode || extraData.zipCode).slice(0, LONGEST.zipCode),
    city: cityOf(place).slice(0, LONGEST.city),
    coordinates,
  };
}

/** The stored form of a place; null if it has too little to be found again. */
export function favouriteOf(given: Place): NewFavourite | null {
  const place = fixedPlace(given);
  const { id, title, type, lines = [] } = place;
  const coordinates = positionOf(place);
  const kind = providerKind(type);
  const isSpot = id === '' || kind === 'address' || sameKind(type, 'externalLocations');
  if (isSpot && coordinates) return addressOf(place, coordinates);
  if (id === '') return null;
  const saved: FavoritePlace = { type, name: title, city: cityOf(place), coordinates };
  if (kind === 'stoparea' || kind === 'stoppoint') {
    return { kind: 'STOP_POINT', id, lineIds: lines.slice(0, MOST_LINES).map((line) => line.id), place: saved };
  }
  return { kind: 'POI', type: kind ?? 'POI', id, label: title.slice(0, LONGEST.label), place: saved };
}

/** A place as home or the place of work: an address, whatever was found there. Null where it says too little to be found again. */
export function ownFavourite(place: Place, category: string): Extract<NewFavourite, { kind: 'ADDRESS' }> | null {
  const favourite = favouriteOf({ ...place, id: '', type: 'address' });
  return favourite?.kind === 'ADDRESS' ? { ...favourite, category } : null;
}

/** The very favourite that has this id among `lists`, to be added again: nothing of it is lost by a change of mind. */
export function favouriteAgain(lists: FavouriteLists, favoriteId: string): NewFavourite | null {
  const is = (entry: { readonly favoriteId: string }) => entry.favoriteId === favoriteId;
  const stop = lists.favoriteStopPoints.find(is);
  if (stop) return { kind: 'STOP_POINT', ...stop.stopPoint, ...(stop.place && { place: stop.place }) };
  const spot = lists.favoriteAddresses.find(is);
  if (spot) return { kind: 'ADDRESS', category: spot.category, label: spot.label, ...spot.address };
  const poi = lists.favoritePointOfInterests.find(is);
  if (!poi) return null;
  return {
    kind: 'POI',
    type: poi.type,
    label: poi.label,
    ...poi.pointOfInterest,
    ...(poi.place && { place: poi.place }),
  };
}

interface SavedEntry {
  readonly id: string;
  readonly type: string;
  readonly label?: string;
  readonly place?: FavoritePlace | undefined;
}

/** `known`: what is called by its id alone, with the place that was looked up. */
function placeOfId({ id, type, label, place }: SavedEntry, known: ReadonlyMap<string, Place>): Place | null {
  const title = label || place?.name;
  if (!title || !id) return known.get(id) ?? null;
  return placeFrom({ id, title, type: place?.type || type, city: place?.city, ...place?.coordinates });
}

function placeOfAddress({ category, label, address }: FavoriteAddress, t: Translate<'places'>): Place | null {
  const { street, city, zipCode, coordinates } = address;
  const named = NAMED.find((name) => name === category);
  const title = label || street;
  const subTitle = [street, city].filter((text) => text && text !== title).join(', ');
  const place = placeFrom({
    title,
    subTitle,
    city,
    postCode: zipCode,
    address: street,
    type: 'address',
    ...coordinates,
  });
  const position = place && positionOf(place);
  return position && { ...place, id: latLon(position), ...(named && { own: t(`favourite.${named}`) }) };
}

/**
 * The places among favourites, home and work first, then in the order of the page of favourites. `t` is `useTranslate('places')`.
 * Left out: what nothing can be searched from, and what has no name, neither here nor among `known` (by id).
 */
export function savedPlaces(
  lists: FavouriteLists,
  t: Translate<'places'>,
  known: ReadonlyMap<string, Place> = new Map(),
): readonly SavedPlace[] {
  const rank = ({ category }: { readonly category: string | null }) =>
    category === NAMED[0] ? 0 : category === NAMED[1] ? 1 : 2;
  const pois = lists.favoritePointOfInterests.filter(({ type }) => type !== FAVOURITE_TRIP);
  return [
    ...lists.favoriteStopPoints.map(({ favoriteId, stopPoint: { id }, place }) => ({
      favoriteId,
      category: null,
      place: placeOfId({ id, type: 'stopArea', place }, known),
    })),
    ...lists.favoriteAddresses.map((entry) => ({
      favoriteId: entry.favoriteId,
      category: entry.category,
      place: placeOfAddress(entry, t),
    })),
    ...pois.map(({ favoriteId, type, label, pointOfInterest: { id }, place }) => ({
      favoriteId,
      category: null,
      place: placeOfId({ id, type: providerKind(type) ?? 'pointOfInterest', label, place }, known),
    })),
  ]
    .flatMap(({ place, ...entry }) => (place ? [{ ...entry, place }] : []))
    .sort((first, second) => rank(first) - rank(second));
}

/** Ids of saved stops without a name. */
export function namelessIds({ favoriteStopPoints }: FavouriteLists): readonly string[] {
  return favoriteStopPoints.filter(({ place }) => !place?.name).map(({ stopPoint }) => stopPoint.id);
}

/** The id under which a place is saved, or null. */
export function favoriteIdOf(lists: FavouriteLists, place: Place): string | null {
  const stop = lists.favoriteStopPoints.find(({ stopPoint }) => stopPoint.id === place.id);
  if (stop && place.id) return stop.favoriteId;
  const saved = savedPlaces(lists, (key) => key);
  return saved.find((entry) => sameSpot(entry.place, place))?.favoriteId ?? null;
}
