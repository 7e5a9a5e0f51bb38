import { useSyncExternalStore } from 'react';

/** From this width on the panel floats over the map, and a table has room to cover it. */
const WIDE = '(width >= 1100px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a whole line's timetable. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
