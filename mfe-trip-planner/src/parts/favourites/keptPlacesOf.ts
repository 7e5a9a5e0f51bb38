import { createObservable, type HostServices, type Writable } from '@halte/contract';
import type { Place } from '@halte/places';

const made = new WeakMap<HostServices, Writable<readonly Place[]>>();

/** Favourite places for the fields of the form; none until what reads them, which comes after the form, has written them here. */
export function keptPlacesOf(host: HostServices): Writable<readonly Place[]> {
  const places = made.get(host) ?? createObservable<readonly Place[]>([]);
  made.set(host, places);
  return places;
}
