/** The stops of one direction of a line as the sign in the vehicle shows them. */

import { mostFrequent } from '@halte/engine/boards/mostFrequent';
import type { Pattern } from '@halte/engine/boards/patterns';
import type { Feed, RouteIndex, StopIndex } from '@halte/engine/timetable/feed/feed';
import { headsignOf } from '@halte/engine/timetable/rides';
import { linesOfArea } from '@halte/engine/timetable/stopIndex';
import { badgeOf, combinedAccessibility } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { LineStop as LineStopSchema, LineVariant as LineVariantSchema } from '../api/lines.ts';
import { mergeSequences } from './stopOrder.ts';

export type LineStop = Static<typeof LineStopSchema>;
export type LineVariant = Static<typeof LineVariantSchema>;

export interface LineSign {
  readonly stops: LineStop[];
  readonly variants: LineVariant[];
}

/** @param patterns of one line and direction, the most used first. */
export function signOf(feed: Feed, route: RouteIndex, patterns: readonly Pattern[]): LineSign {
  const { rows, placements } = mergeSequences(
    patterns.map(({ areas, instanceCount }) => ({ items: areas, weight: instanceCount })),
  );
  const stopsOfRow = rows.map(() => new Set<StopIndex>());
  patterns.forEach(({ stops }, i) => {
    for (const [at, row] of placements[i]!.entries()) stopsOfRow[row]!.add(stops[at]!);
  });
  const allInstances = patterns.reduce((sum, { instanceCount }) => sum + instanceCount, 0);
  const instancesAt = (row: number) =>
    patterns.reduce((sum, { instanceCount }, i) => sum + (placements[i]!.includes(row) ? instanceCount : 0), 0);
  return {
    stops: rows.map((area, row) => {
      const points = [...stopsOfRow[row]!].map((stop) => feed.stops[stop]!);
      const { id, name } = feed.areas[area]!;
      return {
        stopAreaId: id,
        name,
        stopPointIds: points.map((point) => point.id),
        lat: points[0]!.lat,
        lon: points[0]!.lon,
        wheelchair: combinedAccessibility(points.map(({ wheelchair }) => wheelchair)),
        everyTrip: instancesAt(row) === allInstances,
        share: Math.round((instancesAt(row) / allInstances) * 1_000) / 1_000,
        changes: linesOfArea(feed, area)
          .filter((other) => other !== route)
          .map((other) => badgeOf(feed, other)),
      };
    }),
    variants: patterns.map(({ trips, stops, instanceCount }, i) => ({
      headsign: headsignOf(feed, trips[0]!, 0),
      from: feed.stops[stops[0]!]!.name,
      to: feed.stops[stops.at(-1)!]!.name,
      runs: instanceCount,
      stops: [...placements[i]!],
    })),
  };
}

/** Headsigns of some patterns at their first stop, the most frequent first. */
export function headsignsOf(feed: Feed, patterns: readonly Pattern[]): string[] {
  const counts = new Map<string, number>();
  for (const { trips, instanceCount } of patterns)
    for (const trip of trips) {
      const headsign = headsignOf(feed, trip, 0);
      counts.set(headsign, (counts.get(headsign) ?? 0) + instanceCount / trips.length);
    }
  return mostFrequent(counts);
}
