/** The way of a walk or a ride by bike: along streets where they are known, and inside of stations. */
import { stationPathsOf } from '../search/stationPaths.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import {
  type RideRoute,
  unknownPercentOf,
  type WalkEnd,
  type WalkEntrance,
  type WalkLine,
  type WalkProfile,
} from '../timetable/geo/walkRouter.ts';
import type { NonTransitLeg, Spot } from './plan.ts';
import { type SectionPathway, stationWay } from './stationWay.ts';
import type { StepEnds } from './stepEnds.ts';
import type { StationPart } from './walkSteps.ts';

export interface WalkWay {
  readonly pathways: readonly SectionPathway[];
  /** Between its ends; empty where it is not known. */
  readonly line: WalkLine;
  /** Null where the streets are not known. */
  readonly street: RideRoute | null;
  /** What lies behind the entrances that it leaves and enters a station by; null where it does not. */
  readonly leaves: StationPart | null;
  readonly enters: StationPart | null;
  /** Of the way along streets, what the map says nothing of to a wheelchair, 0 to 100; null where it is not for one, or goes along none. */
  readonly unknownPercent: number | null;
}

export const NO_WAY: WalkWay = {
  pathways: [],
  line: [],
  street: null,
  leaves: null,
  enters: null,
  unknownPercent: null,
};

/** By bike it is between two places. */
function rideWay({ walks }: Feed, { from, to }: StepEnds): WalkWay {
  const street = isStop(from) || isStop(to) ? null : (walks?.rideRoute(from, to) ?? null);
  return { ...NO_WAY, street, line: street?.line ?? [] };
}

export function wayOfLeg(feed: Feed, ends: StepEnds, leg: NonTransitLeg, profile: WalkProfile): WalkWay {
  return leg.kind === 'bike' ? rideWay(feed, ends) : walkWay(feed, ends, leg, profile);
}

function walkWay(
  feed: Feed,
  { from, to }: StepEnds,
  { entrance }: Pick<NonTransitLeg, 'entrance'>,
  profile: WalkProfile,
): WalkWay {
  if (isStop(from) && isStop(to) && stationPathsOf(feed).areConnected(from, to))
    return { ...NO_WAY, pathways: stationWay(feed, from, to, profile) };
  const node = entrance === undefined ? null : { node: entrance };
  const [leaves, enters] = [isStop(from) ? node : null, isStop(to) ? node : null];
  const route = feed.walks?.route(endOf(from, leaves), endOf(to, enters), profile) ?? null;
  const [first, last] = [leaves ?? route?.leaves ?? null, enters ?? route?.enters ?? null];
  const parts = { leaves: through(feed, from, first, 'out', profile), enters: through(feed, to, last, 'in', profile) };
  return {
    ...parts,
    street: route,
    pathways: [...(parts.leaves?.pathways ?? []), ...(parts.enters?.pathways ?? [])],
    line: route ? [...placeOf(feed, leaves), ...route.line, ...placeOf(feed, enters)] : [],
    unknownPercent: route && profile === 'wheelchair' ? unknownPercentOf(route) : null,
  };
}

const isStop = (end: StopIndex | Spot): end is StopIndex => typeof end === 'number';

function endOf(end: StopIndex | Spot, entrance: { readonly node: number } | null): WalkEnd {
  if (entrance) return { entrance: entrance.node };
  return isStop(end) ? { stop: end } : end;
}

/** Between a stop and an entrance of the timetable; null where that is not known. */
function through(
  feed: Feed,
  stop: StopIndex | Spot,
  entrance: WalkEntrance | null,
  direction: 'in' | 'out',
  profile: WalkProfile,
): StationPart | null {
  if (!isStop(stop) || !entrance || !('node' in entrance)) return null;
  const end = feed.stops.length + entrance.node;
  const pathways = direction === 'in' ? stationWay(feed, end, stop, profile) : stationWay(feed, stop, end, profile);
  const [door, at] = [feed.stationNodes[entrance.node]!, feed.stops[stop]!];
  return { name: door.name, pathways, entrance: [door.lat, door.lon], stop: [at.lat, at.lon] };
}

function placeOf({ stationNodes }: Feed, entrance: { readonly node: number } | null): WalkLine {
  if (!entrance) return [];
  const { lat, lon } = stationNodes[entrance.node]!;
  return [[lat, lon]];
}
