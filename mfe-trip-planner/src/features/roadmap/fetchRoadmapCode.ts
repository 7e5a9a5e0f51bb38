import { fetchCode } from '../../screen/fetchCode.ts';

/** Fetches what opens a journey, its texts too: without a network it can be opened as far as the results have it. Browsers fetch it at a low priority. */
export function fetchRoadmapCode(): void {
  fetchCode(() => import(/* webpackChunkName: "roadmap" */ './Roadmap.tsx'));
}
