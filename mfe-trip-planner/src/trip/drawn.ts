import type { DetailedJourney } from './detailedJourney.ts';
import type { DetailState } from './detailsStore.ts';

/** What of some journeys can be drawn. */
export interface Drawn {
  readonly journeys: readonly DetailedJourney[];
  /** The ways of some of them are not known yet. */
  readonly isWaiting: boolean;
}

export function drawnOf(codes: readonly string[], details: ReadonlyMap<string, DetailState>): Drawn {
  const known = codes.map((code) => details.get(code));
  return {
    journeys: known.flatMap((detail) => detail?.journey ?? []),
    isWaiting: known.some((detail) => !detail?.journey && !detail?.problem),
  };
}

/**
 * Whether the former drawing does until there is more to say. Thirty journeys that come one by one would draw the map thirty times: with the
 * selected one drawn, the others come together.
 */
export function isDrawnAlready(former: Drawn, drawn: Drawn, selected: string | null): boolean {
  const { journeys } = former;
  const isSame = journeys.length === drawn.journeys.length && journeys.every((one, at) => one === drawn.journeys[at]);
  const isStillWanted = journeys.every((one) => drawn.journeys.includes(one));
  const hasSelected = journeys.some(({ journeySummaryCode }) => journeySummaryCode === selected);
  return isSame || (drawn.isWaiting && isStillWanted && hasSelected);
}
