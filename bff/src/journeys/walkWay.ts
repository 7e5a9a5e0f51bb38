/** The way of a walk: along streets where they are known, and inside of stations. */
import { stationPathsOf } from '../engine/stationPaths.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import type { WalkEnd, WalkEntrance, WalkLine, WalkProfile } from '../timetable/geo/walkRouter.ts';
import type { NonTransitLeg, Spot } from './plan.ts';
import { type SectionPathway, stationWay } from './stationWay.ts';
import type { StepEnds } from './stepEnds.ts';

export interface WalkWay {
  readonly pathways: readonly SectionPathway[];
  /** Between its ends; empty where it is not known. */
  readonly line: WalkLine;
}

export const NO_WAY: WalkWay = { pathways: [], line: [] };

export function walkWay(
  feed: Feed,
  { from, to }: StepEnds,
  { entrance }: Pick<NonTransitLeg, 'entrance'>,
  profile: WalkProfile,
): WalkWay {
  if (isStop(from) && isStop(to) && stationPathsOf(feed).areConnected(from, to))
    return { pathways: stationWay(feed, from, to, profile), line: [] };
  const node = entrance === undefined ? null : { node: entrance };
  const [leaves, enters] = [isStop(from) ? node : null, isStop(to) ? node : null];
  const route = feed.walks?.route(endOf(from, leaves), endOf(to, enters), profile);
  const [first, last] = [leaves ?? route?.leaves ?? null, enters ?? route?.enters ?? null];
  return {
    pathways: [...through(feed, from, first, 'out', profile), ...through(feed, to, last, 'in', profile)],
    line: route ? [...placeOf(feed, leaves), ...route.line, ...placeOf(feed, enters)] : [],
  };
}

const isStop = (end: StopIndex | Spot): end is StopIndex => typeof end === 'number';

function endOf(end: StopIndex | Spot, entrance: { readonly node: number } | null): WalkEnd {
  if (entrance) return { entrance: entrance.node };
  return isStop(end) ? { stop: end } : end;
}

/** The pathways between a stop and an entrance of the timetable. */
function through(
  feed: Feed,
  stop: StopIndex | Spot,
  entrance: WalkEntrance | null,
  direction: 'in' | 'out',
  profile: WalkProfile,
): SectionPathway[] {
  if (!isStop(stop) || !entrance || !('node' in entrance)) return [];
  const end = feed.stops.length + entrance.node;
  return direction === 'in' ? stationWay(feed, end, stop, profile) : stationWay(feed, stop, end, profile);
}

function placeOf({ stationNodes }: Feed, entrance: { readonly node: number } | null): WalkLine {
  if (!entrance) return [];
  const { lat, lon } = stationNodes[entrance.node]!;
  return [[lat, lon]];
}
