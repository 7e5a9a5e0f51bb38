import { mayPrefetch, type NetworkInformation, whenIdle } from '@halte/contract';

/** Fetches what opens a journey, its texts too: without a network it can be opened as far as the results have it. Returns a function that cancels it. */
export function fetchRoadmapCode(): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  if (!mayPrefetch(connection)) return () => undefined;
  return whenIdle(
    () => {
      import('../../views/Roadmap/View.tsx').then(({ loadTexts }) => loadTexts()).catch(() => null);
    },
    { timeout: 500 },
  );
}
