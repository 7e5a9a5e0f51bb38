import { useLayoutEffect } from 'react';
import { type Found, foundStore } from '../trip/foundStore.ts';
import type { Direction } from '../trip/model.ts';
import { useFoundStore } from './useFoundStore.ts';

/** What was found for one direction, which from now on is the one that is looked at. What is selected does not render a whole screen again. */
export function useFound(direction: Direction): Pick<Found, 'search'> {
  const state = useFoundStore();
  useLayoutEffect(() => foundStore.look(direction), [direction]);
  return { search: direction === 'RETURN' ? state.returnSearch : state.search };
}
