import type { LocateCode } from '../locate.ts';
import { isUserPosition, type Place } from '../place.ts';
import type { PlaceSearchState } from '../search.ts';

/** What can be chosen from the list under a field. */
export type Row =
  | { readonly kind: 'position' }
  | { readonly kind: 'recent'; readonly place: Place }
  | { readonly kind: 'result'; readonly place: Place };

export type Locating = 'idle' | 'asking' | LocateCode;

/** A sentence under the rows: message keys of the namespace `places`, null when there is nothing to say. */
export type RowsNote = 'my-position.locating' | `locate.${LocateCode}` | 'loading' | 'offline' | 'no-results' | null;

export interface ListState {
  /** What was typed since the field took the focus; '' as long as nothing was. */
  readonly typed: string;
  readonly search: PlaceSearchState;
  readonly history: readonly Place[];
  readonly canLocate: boolean;
  readonly locating: Locating;
}

function matches(place: Place, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(place.displayName).includes(plain(typed));
}

/** Own position and recent places before anything is typed; then what was found, or recent places that match while offline. */
export function rowsOf({ typed, search, history, canLocate }: ListState): readonly Row[] {
  const recent = history.filter((place) => !isUserPosition(place));
  if (typed.trim() === '') {
    return [
      ...(canLocate ? [{ kind: 'position' as const }] : []),
      ...recent.map((place) => ({ kind: 'recent' as const, place })),
    ];
  }
  if (search.offline) {
    return recent.filter((place) => matches(place, typed)).map((place) => ({ kind: 'recent', place }));
  }
  return search.results.map((place) => ({ kind: 'result', place }));
}

/** A failed search is silent, except that being offline explains why nothing comes. */
export function noteOf({ typed, search, locating }: ListState): RowsNote {
  if (typed.trim() === '') {
    if (locating === 'idle') return null;
    return locating === 'asking' ? 'my-position.locating' : `locate.${locating}`;
  }
  if (search.loading) return search.results.length === 0 ? 'loading' : null;
  if (search.offline) return 'offline';
  if (search.error || search.results.length > 0 || search.lastQuery !== typed.trim()) return null;
  return 'no-results';
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
