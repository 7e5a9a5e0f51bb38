import { type Instant, nowInstant } from '@halte/i18n';
import { proxy, ref } from 'valtio';
import { wholeMinute } from './dateTime.ts';
import { emptyTrip, type Trip } from './model.ts';
import { swapped, ticked } from './rules.ts';

export interface TripState {
  /** What stands in the form. */
  trip: Trip;
  /** The current minute. */
  now: Instant;
  /** How often the traveller has swapped the ends in the form. */
  swaps: number;
}

const TICK_MS = 1000;

/** What stands in the form, and what changes it. Values are replaced whole, never changed inside. */
export function createTripStore(clock: () => Instant = nowInstant) {
  const now = wholeMinute(clock());
  const state = proxy<TripState>({ trip: ref(emptyTrip(now)), now, swaps: 0 });
  const listeners = new Set<() => void>();
  let source: string | null = null;
  let hasEdits = false;
  let watchers = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** A change by the traveller: whoever keeps something that was found for the trip hears of it. One by the clock is none. */
  function edit(change: (trip: Trip) => Trip): void {
    const next = change(state.trip);
    if (next === state.trip) return;
    state.trip = ref(next);
    hasEdits = true;
    for (const listener of listeners) listener();
  }

  function swap(): void {
    state.swaps += 1;
    edit(swapped);
  }

  /** Calls `listener` after each {@link edit} that changed something, until the returned function is called. */
  function onEdit(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Puts a trip into the form that somebody else described; `address` is what of an address describes it, if one does. */
  function fill(trip: Trip, address: string | null = null): void {
    state.trip = ref(trip);
    source = address;
    hasEdits = false;
  }

  /** The form's own address says now what stands in it. */
  function savedIn(address: string): void {
    source = address;
    hasEdits = false;
  }

  /** Whether the form was filled from this address, or saved in it: what was edited since is newer than the address. */
  function isFrom(address: string): boolean {
    return source === address;
  }

  /** Whether the traveller has changed something that no address says yet. */
  function isUnsaved(): boolean {
    return hasEdits;
  }

  function tick(): void {
    const minute = wholeMinute(clock());
    if (minute !== state.now) state.now = minute;
    const next = ticked(state.trip, minute);
    if (next !== state.trip) state.trip = ref(next);
  }

  /** Keeps the time, once a second, until everybody who asked for it has called the returned function. */
  function startTicker(): () => void {
    watchers += 1;
    tick();
    if (watchers === 1) timer = setInterval(tick, TICK_MS);
    return () => {
      watchers -= 1;
      if (watchers === 0) clearInterval(timer);
    };
  }

  return { state, edit, swap, onEdit, fill, savedIn, isFrom, isUnsaved, tick, startTicker };
}

export type TripStore = ReturnType<typeof createTripStore>;

/** One for all views of this area: what is written is still there after a look elsewhere. */
export const tripStore: TripStore = createTripStore();
