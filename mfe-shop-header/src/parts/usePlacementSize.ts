import type { PlacementSize } from '@halte/contract';
import { useSyncExternalStore } from 'react';

const LARGE = '(width >= 1280px)';
const MEDIUM = '(width >= 960px)';
/** Where the host has a rail at the left instead of a bar at the bottom. */
const RAIL = '(width >= 700px) or ((width >= 600px) and (height <= 500px))';

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export function usePlacementSize(): PlacementSize {
  const isLarge = useMedia(LARGE);
  const isMedium = useMedia(MEDIUM);
  if (isLarge) return 'lg';
  return isMedium ? 'md' : 'mobile';
}

export function useRail(): boolean {
  return useMedia(RAIL);
}
