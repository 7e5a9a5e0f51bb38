import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { foundIn, foundStore } from '../trip/foundStore.ts';
import type { Direction } from '../trip/model.ts';

const onFound = (changed: () => void) => subscribe(foundStore.state, changed);

/** The journey that is selected of those found for one direction. */
export function useSelectedId(direction: Direction): string | null {
  return useSyncExternalStore(onFound, () => foundIn(foundStore.state, direction).selectedId);
}

/** Whether it is this one: of thirty that ask, two hear of another selection. */
export function useIsSelected(direction: Direction, journeyId: string): boolean {
  return useSyncExternalStore(onFound, () => foundIn(foundStore.state, direction).selectedId === journeyId);
}
