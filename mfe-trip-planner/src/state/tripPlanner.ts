import type { HostServices } from '@halte/contract';
import type { Place } from '@halte/places';
import { proxy } from 'valtio';
import { createSearchStore, type SearchStore } from './searchStore.ts';
import { createTripStore, type TripStore } from './tripStore.ts';

/** The client state that all views of this area share. */
export interface TripPlanner {
  readonly trips: TripStore;
  readonly searches: SearchStore;
  /** Favourite places for the fields of the form; empty until the lists below the form have loaded them. */
  readonly favourites: { places: readonly Place[] };
}

export function createTripPlanner(): TripPlanner {
  const trips = createTripStore();
  return { trips, searches: createSearchStore(trips), favourites: proxy({ places: [] }) };
}

const planners = new WeakMap<HostServices, TripPlanner>();

/** The planner of a host, created on first use: it outlives the views, so that a trip and its results are there when the traveller comes back. */
export function plannerOf(host: HostServices): TripPlanner {
  const known = planners.get(host);
  if (known) return known;
  const planner = createTripPlanner();
  planners.set(host, planner);
  return planner;
}
