import { type RefObject, useLayoutEffect, useState } from 'react';
import { neighbourOf } from '../../favourites/sections.ts';

/** Id of the button that opens the menu of a row, or removes it while favourites are put in order. */
export const rowToolId = (favoriteId: string) => `remove-${favoriteId}`;

/** Takes the focus from a removed row to its neighbour, or to `fallback` where it has none. */
export function useFocusAfterRemoval(fallback: RefObject<HTMLElement | null>) {
  const [removal, setRemoval] = useState<{ readonly neighbour: string | null } | null>(null);
  useLayoutEffect(() => {
    if (!removal) return;
    const { neighbour } = removal;
    const tool = neighbour === null ? null : document.getElementById(rowToolId(neighbour));
    (tool ?? fallback.current)?.focus();
  }, [removal, fallback]);
  return (ids: readonly string[], removed: string) => setRemoval({ neighbour: neighbourOf(ids, removed) });
}
