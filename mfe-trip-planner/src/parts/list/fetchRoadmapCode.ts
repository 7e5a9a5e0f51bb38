import { mayPrefetch, type NetworkInformation } from '@halte/contract';

interface ScreenCode {
  readonly loadTexts: () => Promise<void>;
}

function fetchCode(load: () => Promise<ScreenCode>): void {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  if (!mayPrefetch(connection)) return;
  load()
    .then(({ loadTexts }) => loadTexts())
    .catch(() => null);
}

// Chunks by the names that `remote.ts` has for them: otherwise the files here would be others than those that open the screens.

/** Fetches what opens a journey, its texts too: without a network it can be opened as far as the results have it. Browsers fetch it at a low priority. */
export function fetchRoadmapCode(): void {
  fetchCode(() => import(/* webpackChunkName: "roadmap" */ '../../views/Roadmap/View.tsx'));
}

/** The same for the screen that a chosen return leads to. */
export function fetchBothWaysCode(): void {
  fetchCode(() => import(/* webpackChunkName: "both-ways" */ '../../views/ReturnSummary/View.tsx'));
}
