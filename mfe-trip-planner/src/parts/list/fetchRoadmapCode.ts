import { mayPrefetch, type NetworkInformation, whenIdle } from '@halte/contract';

interface ScreenCode {
  readonly loadTexts: () => Promise<void>;
}

function fetchCode(load: () => Promise<ScreenCode>): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  if (!mayPrefetch(connection)) return () => undefined;
  return whenIdle(
    () => {
      load()
        .then(({ loadTexts }) => loadTexts())
        .catch(() => null);
    },
    { timeout: 500 },
  );
}

/** Fetches what opens a journey, its texts too: without a network it can be opened as far as the results have it. Returns a function that cancels it. */
export function fetchRoadmapCode(): () => void {
  return fetchCode(() => import('../../views/Roadmap/View.tsx'));
}

/** The same for the screen that a chosen return leads to. */
export function fetchBothWaysCode(): () => void {
  return fetchCode(() => import('../../views/ReturnSummary/View.tsx'));
}
