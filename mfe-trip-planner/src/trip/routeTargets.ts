import type { Query, RouteName, RouteTarget } from '@halte/contract';
import { chosenCodesIn, withChosenCodes } from './chosenCodes.ts';
import { VIEW_MODE, type ViewMode } from './model.ts';

/** The part of message keys that names what is chosen in a view mode. */
export const VIEW_MODE_KEY = {
  [VIEW_MODE.simple]: 'simple',
  [VIEW_MODE.full]: 'out',
  [VIEW_MODE.fullReturn]: 'back',
} as const satisfies Readonly<Record<ViewMode, string>>;

/** The screens of each view mode: the list of journeys, the preview of one on the map, the summary of the choice. */
interface Screens {
  readonly list: RouteName;
  readonly preview: RouteName;
  readonly summary: RouteName;
}

const OUTBOUND: Screens = {
  list: 'trip-planner-results',
  preview: 'trip-planner-preview',
  summary: 'trip-planner-summary',
};

const SCREENS: Readonly<Record<ViewMode, Screens>> = {
  [VIEW_MODE.simple]: OUTBOUND,
  [VIEW_MODE.full]: OUTBOUND,
  [VIEW_MODE.fullReturn]: {
    list: 'trip-planner-returns',
    preview: 'trip-planner-return-preview',
    summary: 'trip-planner-return-summary',
  },
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

export function toSummary(mode: ViewMode, query: Query, code: string): RouteTarget {
  return { name: SCREENS[mode].summary, query: choosing(mode, query, code) };
}

export function toRoadmap(query: Query, code: string): RouteTarget {
  return { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query };
}

/** Where a card of the list leads: to the roadmap for a simple trip, to the preview for each direction of a round trip. */
export function nextTarget(mode: ViewMode, query: Query, code: string): RouteTarget {
  return mode === VIEW_MODE.simple ? toRoadmap(query, code) : toPreview(mode, query, code);
}

export function toForm(query: Query): RouteTarget {
  return { name: 'trip-planner', query: withChosenCodes(query, {}) };
}
