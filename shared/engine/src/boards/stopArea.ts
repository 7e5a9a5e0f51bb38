/** Details of one stop area. */

import type { Static } from 'typebox';
import type { StopAreaDetail as StopAreaDetailSchema } from '../api/stopArea.ts';
import type { AreaIndex, Feed, RouteIndex } from '../timetable/feed/feed.ts';
import { STRAIGHT_WALKS, secondsOfWalk, type Walk, type WalkProfile } from '../timetable/geo/walkRouter.ts';
import { headsignOf } from '../timetable/rides.ts';
import { linesOfArea, linesOfStops } from '../timetable/stopIndex.ts';
import { badgeOf, combinedAccessibility } from '../timetable/trips.ts';
import { areaGrid } from './areaGrid.ts';
import { mostFrequent } from './mostFrequent.ts';
import { patternsOf } from './patterns.ts';

type StopAreaDetail = Omit<Static<typeof StopAreaDetailSchema>, 'alerts'>;

const MOST_NEAR = 10;

/**
 * @param locality of the stop area, if known.
 * @param profile for whom the walks to other stop areas are.
 */
export function stopAreaDetail(
  feed: Feed,
  index: AreaIndex,
  locality: { readonly city: string; readonly postCode: string },
  profile: WalkProfile,
): StopAreaDetail {
  const { id, name, lat, lon, stops } = feed.areas[index]!;
  const points = stops.map((stop) => {
    const { id, name, code, platform, lat, lon, wheelchair } = feed.stops[stop]!;
    const lineIds = linesOfStops(feed, [stop]).map((route) => feed.routes[route]!.id);
    return { id, name, code, platform, lat, lon, wheelchair, lineIds };
  });
  return {
    id,
    name,
    city: locality.city,
    postCode: locality.postCode,
    lat,
    lon,
    wheelchair: combinedAccessibility(points.map(({ wheelchair }) => wheelchair)),
    stopPoints: points,
    lines: linesOfArea(feed, index).map((route) => ({
      line: badgeOf(feed, route),
      directions: directionsFrom(feed, route, index),
    })),
    near: nearTo(feed, index, profile),
  };
}

/** The directions of a line from here; empty if its trips only end here. */
function directionsFrom(feed: Feed, route: RouteIndex, area: AreaIndex): StopAreaDetail['lines'][number]['directions'] {
  return ([0, 1] as const).flatMap((direction) => {
    const counts = new Map<string, number>();
    for (const { trips, instanceCount, areas, ...pattern } of patternsOf(feed, route)) {
      const position = areas.slice(0, -1).indexOf(area);
      if (pattern.direction !== direction || position < 0) continue;
      for (const trip of trips) {
        const headsign = headsignOf(feed, trip, position);
        counts.set(headsign, (counts.get(headsign) ?? 0) + instanceCount / trips.length);
      }
    }
    return counts.size === 0 ? [] : { direction, headsigns: mostFrequent(counts) };
  });
}

function nearTo(feed: Feed, index: AreaIndex, profile: WalkProfile): StopAreaDetail['near'] {
  const { lat, lon } = feed.areas[index]!;
  const { walks = STRAIGHT_WALKS } = feed;
  const found: { area: AreaIndex; walk: Walk }[] = [];
  areaGrid(feed).within(lat, lon, walks.changeReach, (area, straight) => {
    const walk = area === index ? null : walks.areas(index, area, straight, profile);
    if (walk) found.push({ area, walk });
  });
  return found
    .map(({ area, walk }) => ({ ...feed.areas[area]!, walk, routes: linesOfArea(feed, area) }))
    .filter(({ routes }) => routes.length > 0)
    .sort((a, b) => a.walk.metres - b.walk.metres)
    .slice(0, MOST_NEAR)
    .map(({ id, name, lat, lon, walk, routes }) => ({
      id,
      name,
      lat,
      lon,
      metres: walk.metres,
      seconds: secondsOfWalk(walk),
      lines: routes.map((route) => badgeOf(feed, route)),
    }));
}
