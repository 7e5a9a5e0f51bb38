import { useSyncExternalStore } from 'react';

/** Media query for the panel beside the map; the same as in the style sheet of the panel. */
const BESIDE_MAP = '(width >= 700px) or ((width >= 600px) and (height <= 500px))';

const query = () => window.matchMedia?.(BESIDE_MAP);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the panel is beside the map, where it hides none of it. */
export function useIsBesideMap(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
