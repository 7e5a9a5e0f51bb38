/** The rail lines of the network, for a map of the whole network. */

import { patternsOf } from '@halte/engine/boards/patterns';
import { memoize } from '@halte/engine/common/memoize';
import type { Feed, Mode, RouteIndex } from '@halte/engine/timetable/feed/feed';
import type { LatLon } from '@halte/engine/timetable/geo/cutShape';
import { encodeLine } from '@halte/engine/timetable/geo/encodeLine';
import { simplifyLine } from '@halte/engine/timetable/geo/simplify';
import { printedTimetable } from '@halte/engine/timetable/inLanguage';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { NetworkLine as NetworkLineSchema } from '../api/network.ts';
import { waysOnMap } from './lineShapes.ts';
import type { Line } from './lines.ts';

type NetworkLine = Static<typeof NetworkLineSchema>;

const RAIL: ReadonlySet<Mode> = new Set(['metro', 'tram', 'train', 'cableCar', 'funicular']);

/** Most lines of one answer; the last ones are left out. */
export const MOST_LINES = 120;
export const MOST_POINTS = 12_000;

/** Half the width of a street. */
const TOLERANCE_METRES = 6;

/** Cached per timetable. */
const geometries = memoize((_timetable: Feed) => new Map<RouteIndex, readonly LatLon[][]>());

export interface RailLine {
  readonly route: RouteIndex;
  /** The most used first, at most 6 metres off. */
  readonly ways: readonly LatLon[][];
}

/** @param lines of the network, in the operator's order. */
export function railLines(feed: Feed, lines: readonly Line[]): RailLine[] {
  const timetable = printedTimetable(feed);
  const rail = lines.filter(({ mode }) => RAIL.has(mode)).slice(0, MOST_LINES);
  let points = 0;
  return rail.flatMap(({ id }) => {
    const route = feed.routeById.get(id)!;
    const ways = geometryOf(timetable, route);
    points += ways.reduce((sum, way) => sum + way.length, 0);
    return points > MOST_POINTS ? [] : [{ route, ways }];
  });
}

/** @param lines of the network, in the operator's order. */
export function networkLines(feed: Feed, lines: readonly Line[]): NetworkLine[] {
  return railLines(feed, lines).map(({ route, ways }) => ({ ...badgeOf(feed, route), geometry: ways.map(encodeLine) }));
}

function geometryOf(timetable: Feed, route: RouteIndex): readonly LatLon[][] {
  const known = geometries(timetable);
  const found = known.get(route) ?? waysOf(timetable, route);
  known.set(route, found);
  return found;
}

/** The paths in one direction: rail vehicles return on the same path. */
function waysOf(timetable: Feed, route: RouteIndex): readonly LatLon[][] {
  const patterns = patternsOf(timetable, route);
  const outbound = patterns.filter(({ direction }) => direction === 0);
  const ways = waysOnMap(timetable, outbound.length > 0 ? outbound : patterns);
  return ways.map((way) => simplifyLine(way, TOLERANCE_METRES));
}
