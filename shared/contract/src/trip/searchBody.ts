import { writeDateTime } from './dateTime.ts';
import { isUserPosition, type Place } from './place.ts';
import { TRIP_TYPE, type Trip, type TripType } from './trip.ts';

interface PlaceRef {
  readonly id?: string;
  readonly value?: string;
  readonly lat?: number;
  readonly lon?: number;
}

/** The body of a search of journeys: `JourneySearchBody` of the API, which describes its fields. */
export interface SearchBody<Options extends object = object> {
  readonly fromId?: string;
  readonly fromValue?: string;
  readonly fromLat?: number;
  readonly fromLon?: number;
  readonly toId?: string;
  readonly toValue?: string;
  readonly toLat?: number;
  readonly toLon?: number;
  readonly tripType: TripType;
  readonly departureDateTime?: string;
  readonly arrivalDateTime?: string;
  readonly returnDateTime?: string;
  readonly via?: (PlaceRef & { readonly stayMinutes?: number })[];
  readonly itineraryOptions?: Options;
}

/** The backend takes no longer ids and names; a place with a longer id is searched by its coordinates. */
const LONGEST = 300;

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A copy without the properties that are undefined: an absent field of the request is left out. */
function definedOnly<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>;
}

const refOf = (place: Place) => ({
  id: place.id.length > LONGEST ? undefined : place.id,
  // The name of the traveller's own position is a message key: it means nothing to the backend.
  value: isUserPosition(place) ? undefined : place.displayName.slice(0, LONGEST),
  lat: place.lat ?? undefined,
  lon: place.lon ?? undefined,
});

function viaOf(place: Place, stayMinutes: number) {
  return { ...definedOnly(refOf(place)), ...(stayMinutes > 0 ? { stayMinutes } : {}) };
}

/** The request body for a trip with the traveller's preferences, its times local to `zone`; null while one of the two places is missing. */
export function searchBody<Options extends object>(
  trip: Trip,
  zone: string,
  options?: Options,
): SearchBody<Options> | null {
  if (!trip.departurePlace || !trip.arrivalPlace) return null;
  const from = refOf(trip.departurePlace);
  const to = refOf(trip.arrivalPlace);
  const time = writeDateTime(trip.departureDateTime, zone);
  const isSimple = trip.tripType === TRIP_TYPE.simple;
  return {
    ...definedOnly({
      fromId: from.id,
      fromValue: from.value,
      fromLat: from.lat,
      fromLon: from.lon,
      toId: to.id,
      toValue: to.value,
      toLat: to.lat,
      toLon: to.lon,
    }),
    tripType: trip.tripType,
    ...(isSimple && trip.dateChoice === 'ARRIVAL' ? { arrivalDateTime: time } : { departureDateTime: time }),
    ...(isSimple && trip.isViaOn && trip.viaPlace ? { via: [viaOf(trip.viaPlace, trip.viaStayMinutes)] } : {}),
    ...(trip.returnDateTime ? { returnDateTime: writeDateTime(trip.returnDateTime, zone) } : {}),
    ...(options && Object.keys(options).length > 0 ? { itineraryOptions: options } : {}),
  };
}
