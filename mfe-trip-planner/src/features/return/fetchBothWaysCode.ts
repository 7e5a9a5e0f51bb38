import { fetchCode } from '../../screen/fetchCode.ts';

/** Fetches the screen that a chosen return leads to, with its texts. */
export function fetchBothWaysCode(): void {
  fetchCode(() => import(/* webpackChunkName: "both-ways" */ './ReturnSummary.tsx'));
}
