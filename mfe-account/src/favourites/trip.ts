import type { components } from '@halte/api';
import type { Query } from '@halte/contract';
import { formatTime } from '@halte/i18n';

export type JourneySearchBody = components['schemas']['JourneySearchBody'];
type End = Readonly<Record<'id' | 'name' | 'lat' | 'lon', string>>;

const FROM: End = { id: 'fi', name: 'fv', lat: 'flat', lon: 'flon' };
const TO: End = { id: 'ti', name: 'tv', lat: 'tlat', lon: 'tlon' };
const VIA: End = { id: 'v[0][i]', name: 'v[0][v]', lat: 'v[0][lat]', lon: 'v[0][lon]' };

/** A trip as its favourite stores it: the query of the address of its results, without times. */
export interface FavouriteTrip {
  readonly query: Query;
  /** Its ends, for a favourite without a name of its own. */
  readonly name: string;
  readonly isReturn: boolean;
}

/** The backend takes no longer ids and names. */
const LONGEST = 300;

/** Null for what is no trip: anything may be stored. */
export function tripIn(id: string): FavouriteTrip | null {
  const query = Object.fromEntries(new URLSearchParams(id));
  const ends = [FROM, VIA, TO].map((end) => query[end.name] || query[end.id] || '');
  if (!query[FROM.id]?.trim() || !query[TO.id]?.trim()) return null;
  return { query, name: ends.filter((name) => name !== '').join(' – '), isReturn: query['tt'] === '1' };
}

function placeIn(query: Query, end: End) {
  const [id, value] = [query[end.id] ?? '', query[end.name] ?? ''];
  const [lat, lon] = [Number.parseFloat(query[end.lat] ?? ''), Number.parseFloat(query[end.lon] ?? '')];
  const isLocated = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return {
    ...(id !== '' && id.length <= LONGEST && { id }),
    ...(value !== '' && { value: value.slice(0, LONGEST) }),
    ...(isLocated && { lat, lon }),
  };
}

/** The search for the next journeys of a trip, one way. It has no time, which means now. */
export function searchOf({ query }: FavouriteTrip): JourneySearchBody {
  const [from, to, via] = [placeIn(query, FROM), placeIn(query, TO), placeIn(query, VIA)];
  const named = (prefix: 'from' | 'to', place: object) =>
    Object.fromEntries(
      Object.entries(place).map(([key, value]) => [`${prefix}${key[0]?.toUpperCase()}${key.slice(1)}`, value]),
    );
  return {
    ...named('from', from),
    ...named('to', to),
    tripType: 0,
    ...(Object.keys(via).length > 0 && { via: [via] }),
  };
}

/** When a journey leaves and arrives, by the clocks there. */
export function timesOf(
  journey: Pick<components['schemas']['Journey'], 'departureDateTime' | 'arrivalDateTime'>,
  zone: string,
) {
  return { departure: formatTime(journey.departureDateTime, zone), arrival: formatTime(journey.arrivalDateTime, zone) };
}
