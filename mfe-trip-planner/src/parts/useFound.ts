import { useLayoutEffect } from 'react';
import type { Direction } from '../trip/model.ts';
import { type Found, foundIn, tripStore } from '../trip/store.ts';
import { useTripStore } from './useTripStore.ts';

/** What was found for one direction, which from now on is the one that is looked at. */
export function useFound(direction: Direction): Found {
  const state = useTripStore();
  useLayoutEffect(() => tripStore.look(direction), [direction]);
  return foundIn(state, direction);
}
