import { keysOf } from '../fields.ts';
import type { Query } from '../routes.ts';
import type { Instant } from '../time.ts';
import { readDateTime, wholeMinute, writeDateTime } from './dateTime.ts';
import { isUserPosition, MY_POSITION_TITLE, type Place, USER_POSITION } from './place.ts';
import { placeFrom } from './placeFrom.ts';
import { minimumReturn, withReturnAfter } from './returnTime.ts';
import { emptyTrip, TRIP_TYPE, type Trip } from './trip.ts';

/** The backend takes no longer ids and names. */
const LONGEST = 300;
/** Minutes; the backend takes no longer stay at a via place. */
const LONGEST_STAY = 720;
const STAY = 'v[0][d]';
const DEGREES = /^-?\d{1,3}(\.\d+)?$/;

interface PlaceKeys {
  readonly id: string;
  readonly title: string;
  readonly displayName: string;
  readonly lat: string;
  readonly lon: string;
  readonly subTitle?: string;
  readonly type?: string;
}

const ORIGIN: PlaceKeys = {
  id: 'fi',
  title: 'fv',
  subTitle: 'fst',
  displayName: 'ffv',
  type: 'fpt',
  lat: 'flat',
  lon: 'flon',
};
const DESTINATION: PlaceKeys = {
  id: 'ti',
  title: 'tv',
  subTitle: 'tst',
  displayName: 'tfv',
  type: 'tpt',
  lat: 'tlat',
  lon: 'tlon',
};
const VIA: PlaceKeys = { id: 'v[0][i]', title: 'v[0][v]', displayName: 'v[0][fv]', lat: 'v[0][lat]', lon: 'v[0][lon]' };

function degrees(text: string | undefined, limit: number): number | null {
  const value = DEGREES.test(text ?? '') ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : null;
}

/** Reads a place, without trusting the address: null for a place that cannot be searched from; invalid coordinates are ignored. */
function readPlace(query: Query, keys: PlaceKeys): Place | null {
  const text = (key: string | undefined) => (key && query[key] ? query[key].trim().slice(0, LONGEST) : '');
  // An id is the network's: blanks at its ends may be part of it.
  const id = query[keys.id] ?? '';
  const title = text(keys.title);
  const place = placeFrom({
    id,
    title: title || text(keys.displayName) || text(keys.id),
    subTitle: text(keys.subTitle),
    displayName: text(keys.displayName),
    type: text(keys.type) || (title === MY_POSITION_TITLE ? USER_POSITION : ''),
    lat: degrees(query[keys.lat], 90),
    lon: degrees(query[keys.lon], 180),
  });
  const isFindable = id.trim() !== '' && (id.length <= LONGEST || (place !== null && place.lat !== null));
  return isFindable ? place : null;
}

function stayIn(query: Query): number {
  const minutes = /^\d{1,3}$/.test(query[STAY] ?? '') ? Number(query[STAY]) : 0;
  return minutes <= LONGEST_STAY ? minutes : 0;
}

/** Numbers with six decimals, a tenth of a metre, and never with an exponent. */
function textOf(value: unknown): string {
  return typeof value === 'number' ? String(Number(value.toFixed(6))) : String(value);
}

function writePlace(place: Place | null, keys: PlaceKeys): Query {
  if (!place) return {};
  // "My position" names a place for one person only; without a key for the type, the title marks it as one.
  const named: readonly string[] = keys.type ? ['title', 'displayName'] : ['displayName'];
  const nameless = isUserPosition(place) ? named : [];
  const written = keysOf(keys)
    .filter((field) => !nameless.includes(field))
    .map((field) => [keys[field], place[field]] as const);
  return Object.fromEntries(
    written.filter(([, value]) => value !== null && value !== '').map(([key, value]) => [key, textOf(value)]),
  );
}

/** An address with any of these parameters describes a trip. */
export const TRIP_KEYS: ReadonlySet<string> = new Set([
  ...[ORIGIN, DESTINATION, VIA].flatMap((keys) => Object.values(keys)),
  STAY,
  'tt',
  'dt',
  'at',
  'rt',
]);
const OWN_KEYS: ReadonlySet<string> = new Set([...TRIP_KEYS, 'jc', 'rc', 'widget', 'theme', 'brand', 'redirect']);

const OVERRIDE = /^[a-z]\w{0,39}$/i;

/** The parameters of an address other than the trip: only their template defines which of them are preferences. */
export function overridesIn(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([key]) => OVERRIDE.test(key) && !OWN_KEYS.has(key)));
}

/**
 * The trip an address describes; `zone` is that of its clock times, `now` replaces a time that is missing or invalid.
 * Values that cannot be parsed are left out, never guessed.
 */
export function tripFromQuery(query: Query, zone: string, now: Instant): Trip {
  const isFullReturn = query['tt'] === '1';
  const arrival = isFullReturn ? null : readDateTime(query['at'], zone);
  const departure = readDateTime(query['dt'], zone);
  const viaPlace = isFullReturn ? null : readPlace(query, VIA);
  const trip: Trip = {
    ...emptyTrip(wholeMinute(now)),
    departurePlace: readPlace(query, ORIGIN),
    arrivalPlace: readPlace(query, DESTINATION),
    viaPlace,
    isViaOn: viaPlace !== null,
    viaStayMinutes: viaPlace ? stayIn(query) : 0,
    tripType: isFullReturn ? TRIP_TYPE.fullReturn : TRIP_TYPE.simple,
    dateChoice: arrival ? 'ARRIVAL' : 'DEPARTURE',
    departureDateTime: arrival ?? departure ?? wholeMinute(now),
    followsClock: !arrival && !departure,
    overrides: overridesIn(query),
  };
  if (!isFullReturn) return trip;
  return withReturnAfter({ ...trip, returnDateTime: readDateTime(query['rt'], zone) ?? minimumReturn(trip) });
}

/** The address of a trip. Its time is always written: a link that is opened later must show the same journeys. */
export function queryOfTrip(trip: Trip, zone: string): Query {
  const isArrival = trip.dateChoice === 'ARRIVAL';
  return {
    ...writePlace(trip.departurePlace, ORIGIN),
    ...writePlace(trip.arrivalPlace, DESTINATION),
    ...(trip.isViaOn ? writePlace(trip.viaPlace, VIA) : {}),
    ...(trip.isViaOn && trip.viaPlace && trip.viaStayMinutes > 0 ? { [STAY]: String(trip.viaStayMinutes) } : {}),
    tt: String(trip.tripType),
    [isArrival ? 'at' : 'dt']: writeDateTime(trip.departureDateTime, zone),
    ...(trip.returnDateTime ? { rt: writeDateTime(trip.returnDateTime, zone) } : {}),
    ...trip.overrides,
  };
}
