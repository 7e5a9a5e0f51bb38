import { useLayoutEffect } from 'react';
import { type Found, foundIn, foundStore } from '../trip/foundStore.ts';
import type { Direction } from '../trip/model.ts';
import { useFoundStore } from './useFoundStore.ts';

/** What was found for one direction, which from now on is the one that is looked at. */
export function useFound(direction: Direction): Found {
  const state = useFoundStore();
  useLayoutEffect(() => foundStore.look(direction), [direction]);
  return foundIn(state, direction);
}
