import { FAVOURITE_TRIP, type FavoritePointOfInterest, type FavouriteLists, type NewFavourite } from '@halte/contract';
import { queryOfTrip, TRIP_TYPE, type Trip, tripFromQuery } from '@halte/contract/trip';
import type { Instant } from '@halte/i18n';
import { fixedPlace, latLon, type Place, type Position, samePlace } from '@halte/places';

/** Longest id and name that an account accepts. */
const LONGEST_ID = 2_000;
const LONGEST_LABEL = 200;

/** Address parameters that affect neither the places nor the kind of a trip. */
const TIMES: readonly string[] = ['dt', 'at', 'rt', 'jc', 'rc'];
/** Any: times are taken out again. */
const ZONE = 'UTC';

export interface FavouriteTrip {
  readonly favoriteId: string;
  /** From now on, whenever that is. */
  readonly trip: Trip;
}

const viaOf = ({ isViaOn, viaPlace, tripType }: Trip) => (isViaOn && tripType === TRIP_TYPE.simple ? viaPlace : null);

/** A place as it is stored. The one-line name is composed again from the two texts. */
const lasting = (place: Place | null): Place | null => place && { ...fixedPlace(place), displayName: '' };

function idOf(trip: Trip): string {
  const query = queryOfTrip({ ...trip, overrides: {} }, ZONE);
  return new URLSearchParams(Object.entries(query).filter(([key]) => !TIMES.includes(key))).toString();
}

/** Without the distinguishing detail if an account would reject the whole name. */
function shortened(trip: Trip): Trip {
  const short = (place: Place | null) => place && { ...place, subTitle: '' };
  return { ...trip, departurePlace: short(trip.departurePlace), arrivalPlace: short(trip.arrivalPlace) };
}

/** The favourite of a trip: the same ends, via and kind make the same one, whatever the time and the options. null without two ends. */
export function favouriteOfTrip(trip: Trip): NewFavourite | null {
  const [departurePlace, viaPlace, arrivalPlace] = [trip.departurePlace, viaOf(trip), trip.arrivalPlace].map(lasting);
  if (!departurePlace || !arrivalPlace || samePlace(departurePlace, arrivalPlace)) return null;
  const bare: Trip = { ...trip, departurePlace, viaPlace: viaPlace ?? null, isViaOn: !!viaPlace, arrivalPlace };
  const whole = idOf(bare);
  const names = [departurePlace, viaPlace, arrivalPlace].flatMap((place) => place?.title ?? []);
  return {
    kind: 'POI',
    type: FAVOURITE_TRIP,
    id: whole.length > LONGEST_ID ? idOf(shortened(bare)) : whole,
    label: names.join(' – ').slice(0, LONGEST_LABEL),
  };
}

/** The trip that a favourite stands for, from `now` on; null if it is not a trip. Its content is not trusted: it is parsed like an address. */
export function tripOfFavourite(
  { type, pointOfInterest }: FavoritePointOfInterest,
  zone: string,
  now: Instant,
): Trip | null {
  if (type !== FAVOURITE_TRIP || typeof pointOfInterest?.id !== 'string') return null;
  const written = Object.fromEntries(new URLSearchParams(pointOfInterest.id));
  const query = Object.fromEntries(Object.entries(written).filter(([key]) => !TIMES.includes(key)));
  const trip: Trip = { ...tripFromQuery(query, zone, now), overrides: {} };
  const { departurePlace, arrivalPlace } = trip;
  const isTrip = departurePlace && arrivalPlace && !samePlace(departurePlace, arrivalPlace);
  return isTrip ? trip : null;
}

/** Key that is equal for trips that a traveller considers the same. */
function keyOf(trip: Trip): string {
  const end = (place: Place | null) => place && (place.id || latLon(place as Position));
  return JSON.stringify([trip.tripType, end(trip.departurePlace), end(viaOf(trip)), end(trip.arrivalPlace)]);
}

/** The trips among favourites, the last added first, each once. */
export function favouriteTrips(
  { favoritePointOfInterests }: FavouriteLists,
  zone: string,
  now: Instant,
): readonly FavouriteTrip[] {
  const byKey = new Map<string, FavouriteTrip>();
  for (const entry of favoritePointOfInterests) {
    const trip = tripOfFavourite(entry, zone, now);
    if (trip) byKey.set(keyOf(trip), { favoriteId: entry.favoriteId, trip });
  }
  return [...byKey.values()].reverse();
}

/** Id of the favourite for a trip, or null. */
export function favoriteIdOfTrip(lists: FavouriteLists, trip: Trip): string | null {
  const saved = favouriteTrips(lists, ZONE, trip.departureDateTime);
  return saved.find((each) => keyOf(each.trip) === keyOf(trip))?.favoriteId ?? null;
}
