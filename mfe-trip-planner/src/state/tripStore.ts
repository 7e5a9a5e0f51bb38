import { emptyTrip, type Trip, wholeMinute } from '@halte/contract/trip';
import { type Instant, nowInstant } from '@halte/i18n';
import { isUserPosition, type Place } from '@halte/places';
import { proxy } from 'valtio';
import { swapped, ticked } from '../trip/rules.ts';

export interface TripState {
  /** The trip in the form. */
  readonly trip: Trip;
  /** The current minute. */
  now: Instant;
  /** How many times the traveller has swapped the two ends in the form. */
  swaps: number;
}

const TICK_MS = 1000;

/** The trip in the form, and the actions that change it. `clock` is a parameter for tests. */
export function createTripStore(clock: () => Instant = nowInstant) {
  const now = wholeMinute(clock());
  const state = proxy<TripState>({ trip: emptyTrip(now), now, swaps: 0 });
  const listeners = new Set<() => void>();
  let source: string | null = null;
  /** The id of the origin that was offered. */
  let offered: string | null = null;
  let isOfferDeclined = false;
  let hasEdits = false;

  /** A change by the traveller. It notifies the listeners of {@link onEdit}; changes by the clock do not. */
  function edit(change: (trip: Trip) => Trip): void {
    const next = change(state.trip);
    if (next === state.trip) return;
    Object.assign(state.trip, next);
    if (offered !== null && state.trip.departurePlace?.id !== offered) isOfferDeclined = true;
    hasEdits = true;
    for (const listener of listeners) listener();
  }

  function swap(): void {
    state.swaps += 1;
    edit(swapped);
  }

  const hasOffered = () => offered !== null && state.trip.departurePlace?.id === offered;

  /** Offers an origin unless the traveller has chosen or declined one. Not an edit: it becomes the traveller's own only with a destination. */
  function offerOrigin(place: Place): void {
    if (isOfferDeclined || (state.trip.departurePlace && !hasOffered())) return;
    if (isUserPosition(place) && state.trip.arrivalPlace && isUserPosition(state.trip.arrivalPlace)) return;
    offered = place.id;
    Object.assign(state.trip, { departurePlace: place });
  }

  /** The trip as an address describes it: without an origin that was only offered. */
  function written(): Trip {
    return hasOffered() && !state.trip.arrivalPlace ? { ...state.trip, departurePlace: null } : state.trip;
  }

  /** Calls `listener` after each {@link edit} that changed something. Returns the unsubscribe function. */
  function onEdit(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Replaces the trip, without notifying `onEdit`. `address` is the part of the query that describes it, if it comes from an address. */
  function fill(trip: Trip, address: string | null = null): void {
    Object.assign(state.trip, trip);
    source = address;
    hasEdits = false;
  }

  /** The address of the form now describes the trip in it. */
  function markSaved(address: string): void {
    source = address;
    hasEdits = false;
  }

  /** Whether the form was filled from this address or saved in it. Later edits are newer than the address. */
  function isFrom(address: string): boolean {
    return source === address;
  }

  /** Whether the traveller has made edits that are in no address yet. */
  function isUnsaved(): boolean {
    return hasEdits;
  }

  function tick(): void {
    const minute = wholeMinute(clock());
    state.now = minute;
    const next = ticked(state.trip, minute);
    if (next !== state.trip) Object.assign(state.trip, next);
  }

  /** Updates the clock now and once a second. Returns the function that stops it. */
  function startTicker(): () => void {
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }

  return { state, edit, swap, offerOrigin, written, onEdit, fill, markSaved, isFrom, isUnsaved, tick, startTicker };
}

export type TripStore = ReturnType<typeof createTripStore>;
