import { mayPrefetch } from './policy.ts';
import type { Remotes } from './remotes.ts';

const PREFETCH_DELAY_MS = 1000;

type NetworkInformation = { readonly effectiveType?: string; readonly saveData?: boolean };

/** What tells that somebody is there and stays: a page that is only looked at costs nothing more. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

function loadAreas(remotes: Remotes): void {
  void remotes.screen('proximity', 'proximity').load();
  void remotes.screen('schedules', 'schedules').load();
  void remotes.screen('trip-planner', 'trip-planner-results').load();
}

/** Loads the areas' first screens a second after the traveller has first touched the page, so that changing area is instant. */
export function prefetchAreas(remotes: Remotes): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!mayPrefetch(connection)) return;
  const seen = new AbortController();
  for (const sign of SIGNS_OF_LIFE) {
    const begin = () => {
      seen.abort();
      setTimeout(() => loadAreas(remotes), PREFETCH_DELAY_MS);
    };
    window.addEventListener(sign, begin, { signal: seen.signal, passive: true });
  }
}
