import type { Api } from '@halte/api';
import type { Place, Position } from '@halte/contract/trip';
import type { PlaceHistory } from '../places/history.ts';
import type { Locate } from '../places/locate.ts';
import { type Locating, type Move, moved } from './rows.ts';

/** The place of a field, and all that finds another one. */
export interface PlaceFieldState {
  value: Place | null;
  onChange: (place: Place | null) => void;
  /** Called when the list of the field is loaded, which the first screen does not need. */
  loadApi: () => Promise<Api>;
  history: PlaceHistory;
  /** The traveller's position, if another component knows it: nearer places come first. Otherwise the browser's, if permission was granted before. */
  userPosition?: Position | null;
  /** Offers "my position" as the first row. */
  locate?: Locate;
  /** Offers to choose on the map, which another component shows: the field closes. */
  onPickOnMap?: () => void;
  /** Offered before recent places, in this order; of those that match what is typed, before what is found. */
  favourites?: readonly Place[];
  /** Escape closes the list and takes back what was typed in one step, where the list covers the value. */
  clearsAtOnce?: boolean;
}

/** The use of a field so far. */
export interface FieldState {
  readonly open: boolean;
  /** null: the field shows its place. */
  readonly typed: string | null;
  /** The marked row; -1 is the field itself. */
  readonly active: number;
  readonly locating: Locating;
}

export const UNUSED: FieldState = { open: false, typed: null, active: -1, locating: 'idle' };

export const closed = ({ typed }: FieldState): FieldState => ({ ...UNUSED, typed });

export const withText = (typed: string): FieldState => ({ ...UNUSED, open: true, typed });

/** Leaves a typed text where there is no place to go back to: nothing that was written is lost. */
export const left = (state: FieldState, hasPlace: boolean): FieldState => (hasPlace ? UNUSED : closed(state));

interface ListedRows {
  readonly count: number;
  /** How many places the search of what is typed has found; null while there is no such search. */
  readonly found: number | null;
  readonly hasFailed: boolean;
}

/** `mark` takes the mark to a row, `choose` takes the row. `none` only keeps the key from the form. */
export type KeyAction =
  | { readonly kind: 'close' | 'cancel' | 'leave' | 'retry' | 'none' }
  | { readonly kind: 'choose' | 'mark'; readonly index: number };

const MOVES: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'] satisfies Move[];
const isMove = (key: string): key is Move => MOVES.includes(key);

function enterAction({ active }: FieldState, { found, hasFailed }: ListedRows): KeyAction {
  if (active >= 0) return { kind: 'choose', index: active };
  if (hasFailed) return { kind: 'retry' };
  return found ? { kind: 'choose', index: 0 } : { kind: 'none' };
}

/** The effect of a key; null where it is left to the text and to the form. */
export function keyAction(key: string, state: FieldState, rows: ListedRows, clearsAtOnce: boolean): KeyAction | null {
  const { open, typed, active } = state;
  if (key === 'Escape' && (open || typed !== null)) return { kind: open && !clearsAtOnce ? 'close' : 'cancel' };
  if (key === 'Enter' && open && (active >= 0 || typed)) return enterAction(state, rows);
  if (key === 'Tab') return { kind: 'leave' };
  if (!isMove(key) || !(key.startsWith('Arrow') || active >= 0)) return null;
  const isFirst = !open && key !== 'ArrowUp';
  return { kind: 'mark', index: isFirst ? Math.min(0, rows.count - 1) : moved(active, key, rows.count) };
}
