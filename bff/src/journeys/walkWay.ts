/** The way of a walk: along streets where they are known, and inside of stations. */
import type { AccessWay } from '../engine/entrances.ts';
import { stationPathsOf } from '../engine/stationPaths.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import type { WalkEnd, WalkLine } from '../timetable/geo/walkRouter.ts';
import type { Spot } from './plan.ts';
import { entranceWay, type SectionPathway, stationWay } from './stationWay.ts';
import type { StepEnds } from './stepEnds.ts';

export interface WalkWay {
  readonly pathways: readonly SectionPathway[];
  /** Between its ends; empty where it is not known. */
  readonly line: WalkLine;
}

export const NO_WAY: WalkWay = { pathways: [], line: [] };

/** @param metres of the walk, by which the entrance of a station is known. */
export function walkWay(feed: Feed, { from, to }: StepEnds, metres: number): WalkWay {
  if (typeof from === 'number' && typeof to === 'number') {
    const pathways = stationWay(feed, from, to, metres);
    return {
      pathways,
      line: stationPathsOf(feed).areConnected(from, to) ? [] : lineOf(feed, { stop: from }, { stop: to }, metres),
    };
  }
  if (typeof to === 'number') return throughEntrance(feed, from as Spot, to, 'toStops', metres);
  if (typeof from === 'number') return throughEntrance(feed, to, from, 'fromStops', metres);
  return { pathways: [], line: lineOf(feed, from, to, metres) };
}

function throughEntrance(
  feed: Feed,
  place: Spot,
  stop: StopIndex,
  direction: AccessWay['direction'],
  metres: number,
): WalkWay {
  const way = entranceWay(feed, { place, stop, direction }, metres);
  const end = way ? { entrance: way.entrance } : { stop };
  const [from, to] = direction === 'toStops' ? [place, end] : [end, place];
  return { pathways: way?.pathways ?? [], line: lineOf(feed, from, to, way?.streetMetres ?? metres) };
}

function lineOf({ walks, stationNodes }: Feed, from: WalkEnd, to: WalkEnd, metres: number): WalkLine {
  const line = walks?.line(from, to, metres) ?? [];
  const entranceAt = (end: WalkEnd): WalkLine => {
    if (!('entrance' in end) || line.length === 0) return [];
    const { lat, lon } = stationNodes[end.entrance]!;
    return [[lat, lon]];
  };
  return [...entranceAt(from), ...line, ...entranceAt(to)];
}
