import type { Query, RouteName, RouteTarget } from '@halte/contract';
import { chosenCodesIn, withChosenCodes } from './chosenCodes.ts';
import { VIEW_MODE, type ViewMode } from './model.ts';

/** The part of message keys that names what is chosen in a view mode. */
export const VIEW_MODE_KEY = {
  [VIEW_MODE.simple]: 'simple',
  [VIEW_MODE.full]: 'out',
  [VIEW_MODE.fullReturn]: 'back',
} as const satisfies Readonly<Record<ViewMode, string>>;

/** The screens of each view mode: the list of journeys, and one of them on the map. */
interface Screens {
  readonly list: RouteName;
  readonly preview: RouteName;
}

const OUTBOUND: Screens = { list: 'trip-planner-results', preview: 'trip-planner-preview' };

const SCREENS: Readonly<Record<ViewMode, Screens>> = {
  [VIEW_MODE.simple]: OUTBOUND,
  [VIEW_MODE.full]: OUTBOUND,
  [VIEW_MODE.fullReturn]: { list: 'trip-planner-returns', preview: 'trip-planner-return-preview' },
};

/** The query with the journey `code` chosen in this view mode. Choosing an outbound journey drops the chosen return. */
function choosing(mode: ViewMode, query: Query, code: string): Query {
  const isBack = mode === VIEW_MODE.fullReturn;
  return withChosenCodes(query, isBack ? { ...chosenCodesIn(query), back: code } : { outbound: code });
}

export function toList(mode: ViewMode, query: Query): RouteTarget {
  const chosen = mode === VIEW_MODE.fullReturn ? { outbound: chosenCodesIn(query).outbound } : {};
  return { name: SCREENS[mode].list, query: withChosenCodes(query, chosen) };
}

export function toPreview(mode: ViewMode, query: Query, code: string): RouteTarget {
  return { name: SCREENS[mode].preview, query: choosing(mode, query, code) };
}

/** Both ways of a round trip, with this return. */
export function toBothWays(query: Query, back: string): RouteTarget {
  return { name: 'trip-planner-return-summary', query: choosing(VIEW_MODE.fullReturn, query, back) };
}

export function toRoadmap(query: Query, code: string): RouteTarget {
  return { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query };
}

/** Where a journey of the list leads: to its roadmap; of a round trip it is chosen, and what follows is the next choice, then both ways. */
export function nextTarget(mode: ViewMode, query: Query, code: string): RouteTarget {
  if (mode === VIEW_MODE.simple) return toRoadmap(query, code);
  if (mode === VIEW_MODE.fullReturn) return toBothWays(query, code);
  return toList(VIEW_MODE.fullReturn, choosing(mode, query, code));
}

export function toForm(query: Query): RouteTarget {
  return { name: 'trip-planner', query: withChosenCodes(query, {}) };
}
