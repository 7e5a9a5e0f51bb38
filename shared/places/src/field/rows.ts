import { sameKind } from '@halte/contract';
import { isUserPosition, type Place } from '@halte/contract/trip';
import { type Translate, withoutAccents } from '@halte/i18n';
import type { LocateCode } from '../places/locateFailure.ts';
import { placeTitle, sameSpot } from '../places/place.ts';
import type { FoundPlace } from './foundPlaces.ts';
import type { PlaceSearchState } from './usePlaceSearch.ts';

/** An entry of the list under a field. */
export type Row =
  | { readonly kind: 'position' | 'map' }
  | { readonly kind: 'favourite' | 'recent'; readonly place: Place }
  | { readonly kind: 'result'; readonly place: FoundPlace; readonly isPlatformOfAbove: boolean };

export type Locating = 'idle' | 'asking' | LocateCode;

/** A message under the rows: message keys of the namespace `places`, null when there is nothing to say. */
export type RowsNote =
  | 'my-position.locating'
  | `locate.${LocateCode}`
  | 'loading'
  | 'offline'
  | 'unanswered'
  | 'no-results'
  | null;

export interface ListState {
  /** Text typed since the field took the focus; '' if nothing was typed. */
  readonly typed: string;
  readonly search: PlaceSearchState;
  readonly history: readonly Place[];
  readonly favourites: readonly Place[];
  readonly canLocate: boolean;
  readonly canPickOnMap: boolean;
  readonly locating: Locating;
}

/** More favourites than these would hide what comes after them. */
const FAVOURITES_SHOWN = 5;

function matches(place: Place, typed: string): boolean {
  const plain = (text: string) => withoutAccents(text).toLowerCase();
  return plain(place.displayName).includes(plain(typed.trim()));
}

const isStopOf = (platform: Place, stop: Place) =>
  sameKind(stop.type, 'stopArea') && stop.name === platform.name && stop.city === platform.city;

/** The results in their order, but with platforms below their stop. */
function resultRows(found: readonly FoundPlace[]): readonly Row[] {
  const stopOf = (place: Place) =>
    sameKind(place.type, 'stopPoint') ? found.find((stop) => isStopOf(place, stop)) : undefined;
  const rowsWith = (place: FoundPlace): readonly Row[] => [
    { kind: 'result', place, isPlatformOfAbove: false },
    ...found
      .filter((other) => stopOf(other) === place)
      .map((platform) => ({ kind: 'result', place: platform, isPlatformOfAbove: true }) as const),
  ];
  // A platform that was found first takes its stop along.
  return [...new Set(found.map((place) => stopOf(place) ?? place))].flatMap(rowsWith);
}

/** Whether the search of what is typed has ended. */
function hasAnswered(typed: string, { loading, lastQuery }: PlaceSearchState): boolean {
  return !loading && lastQuery === typed.trim();
}

/**
 * Own position, the map, favourites and recent places before anything is typed; then favourites that match and what was found, or recent
 * places that match while nothing can be searched. Each place once. The map again where nothing was found.
 */
export function rowsOf({ typed, search, history, favourites, canLocate, canPickOnMap }: ListState): readonly Row[] {
  const isTyped = typed.trim() !== '';
  const recent = history.filter((place) => !isUserPosition(place));
  const saved = favourites.filter((place) => matches(place, typed)).slice(0, FAVOURITES_SHOWN);
  const isSearched = isTyped && !search.error;
  const others = isSearched ? search.results : recent.filter((place) => matches(place, typed));
  const rest = others.filter((place) => !saved.some((favourite) => sameSpot(favourite, place)));
  const hasNone = isSearched && hasAnswered(typed, search) && saved.length + rest.length === 0;
  return [
    ...(canLocate && !isTyped ? [{ kind: 'position' } as const] : []),
    ...(canPickOnMap && (!isTyped || hasNone) ? [{ kind: 'map' } as const] : []),
    ...saved.map((place) => ({ kind: 'favourite', place }) as const),
    ...(isSearched ? resultRows(rest) : rest.map((place) => ({ kind: 'recent', place }) as const)),
  ];
}

/** The name of a row, in the traveller's language. */
export function rowTitle(row: Row, t: Translate<'places'>): string {
  return 'place' in row ? placeTitle(row.place, t) : t(row.kind === 'map' ? 'map' : 'my-position');
}

/** A failed search is no message: a quiet line says why nothing comes. */
export function noteOf(state: ListState): RowsNote {
  const { typed, search, locating } = state;
  if (typed.trim() === '') {
    if (locating === 'idle') return null;
    return locating === 'asking' ? 'my-position.locating' : `locate.${locating}`;
  }
  if (search.loading) return search.results.length === 0 ? 'loading' : null;
  if (search.error) return search.offline ? 'offline' : 'unanswered';
  if (!hasAnswered(typed, search) || rowsOf(state).some((row) => 'place' in row)) return null;
  return 'no-results';
}

export type RowGroup = 'favourite' | 'recent';

/** The group that begins with this row. */
export function groupAt(rows: readonly Row[], index: number): RowGroup | null {
  const kind = rows[index]?.kind;
  return (kind === 'favourite' || kind === 'recent') && rows[index - 1]?.kind !== kind ? kind : null;
}

export type Move = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/** Where a key takes the mark among `count` rows; -1 is the field itself, which the arrows pass through. */
export function moved(active: number, key: Move, count: number): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
