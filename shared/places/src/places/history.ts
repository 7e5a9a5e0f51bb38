import { COOKIES, fieldsOf, type Observable, storeCookie } from '@halte/contract';
import { isUserPosition, type Place, placeFrom } from '@halte/contract/trip';

/** How many places are remembered. */
const HISTORY_SIZE = 5;

/** Always the same object: readers of a history that is empty, as the markup of a page shows it, are not rendered again when it is read. */
export const NO_PLACES: readonly Place[] = [];

/** With one more: newest first, each once, the traveller's own position never. */
export function withPlace(places: readonly Place[], place: Place): readonly Place[] {
  if (isUserPosition(place) || !place.id) return places;
  return [place, ...places.filter(({ id }) => id !== place.id)].slice(0, HISTORY_SIZE);
}

/** Parses a stored history: empty when it is corrupt or when any entry lacks its name. */
export function parseHistory(stored: string | null): readonly Place[] {
  let entries: unknown;
  try {
    entries = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  const named = (entry: unknown) => fieldsOf(entry)['displayName'];
  if (!entries.every((entry) => typeof named(entry) === 'string' && named(entry) !== '')) return [];
  const places = entries.flatMap((entry) => placeFrom(entry) ?? []);
  return places.reduceRight<readonly Place[]>(withPlace, []);
}

/** The part of a place that is remembered: a cookie has little room, and lines may change. */
function stored(places: readonly Place[]): string {
  return JSON.stringify(
    places.map(({ id, title, subTitle, displayName, type, lat, lon }) => ({
      id,
      title,
      subTitle,
      displayName,
      type,
      lat,
      lon,
    })),
  );
}

export interface PlaceHistory extends Observable<readonly Place[]> {
  add(place: Place): void;
  clear(): void;
}

export interface HistoryOptions {
  /** Cookie domain of the tenant; null limits the cookie to this host. */
  readonly cookieDomain: string | null;
}

const FALLBACK_KEY = 'halte.places-history';
const COOKIE_BYTES = 4096;
const YEAR_SECONDS = 365 * 86_400;

function readCookie(): string | null {
  // Not while a build renders the first paint.
  if (typeof document === 'undefined') return null;
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${COOKIES.placesHistory}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(COOKIES.placesHistory.length + 1)) : null;
  } catch {
    return null;
  }
}

function writeCookie(value: string, domain: string | null, maxAge: number): void {
  const scope = domain ? `; Domain=${domain}` : '';
  storeCookie(`${COOKIES.placesHistory}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${scope}`);
}

/** Local storage may be forbidden: then there is nothing in it and nothing stays. */
function storage<T>(use: (area: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}

/** Places chosen before, in a cookie; in local storage where cookies are refused or too small. */
export function createPlaceHistory({ cookieDomain }: HistoryOptions): PlaceHistory {
  const listeners = new Set<() => void>();
  let seen: string | null = null;
  let places = NO_PLACES;

  function raw(): string | null {
    return readCookie() ?? storage((area) => area.getItem(FALLBACK_KEY));
  }

  function get(): readonly Place[] {
    const now = raw();
    if (now !== seen) {
      seen = now;
      places = parseHistory(now);
    }
    return places;
  }

  function save(next: readonly Place[]): void {
    const text = stored(next);
    const value = encodeURIComponent(text);
    if (COOKIES.placesHistory.length + 1 + value.length <= COOKIE_BYTES) writeCookie(value, cookieDomain, YEAR_SECONDS);
    else writeCookie('', cookieDomain, 0);
    const saved = readCookie() === text;
    storage((area) => (saved ? area.removeItem(FALLBACK_KEY) : area.setItem(FALLBACK_KEY, text)));
    for (const listener of listeners) listener();
  }

  /** Once, long ago, the history lived in local storage under the name that the cookie has now. */
  function mergeLegacy(): void {
    const legacy = storage((area) => area.getItem(COOKIES.placesHistory));
    if (legacy === null) return;
    const merged = [...parseHistory(legacy)].reverse().concat([...get()].reverse());
    save(merged.reduce<readonly Place[]>(withPlace, []));
    storage((area) => area.removeItem(COOKIES.placesHistory));
  }

  mergeLegacy();
  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (place) => save(withPlace(get(), place)),
    clear: () => save([]),
  };
}
