/** How much is known of the way to what is near, to those in a wheelchair. */
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import { unknownPercentOf, type WalkEnd, type WalkProfile } from '../timetable/geo/walkRouter.ts';

/** Nothing where it is not for a wheelchair, or the way is not along streets. */
export interface WayKnown {
  readonly unknownPercent?: number;
}

type Walked = Pick<Feed, 'walks' | 'stops'>;

export function unknownTo({ walks }: Pick<Feed, 'walks'>, from: Position, to: WalkEnd, profile: WalkProfile): WayKnown {
  const route = profile === 'wheelchair' ? walks?.route({ lat: from.lat, lon: from.lon }, to, profile) : null;
  return route ? { unknownPercent: unknownPercentOf(route) } : {};
}

/** To the stop of them that takes the least time, as on lists. @param maxMetres of the way there. */
export function unknownToStops(
  feed: Walked,
  from: Position,
  stops: readonly StopIndex[],
  { profile, maxMetres }: { readonly profile: WalkProfile; readonly maxMetres: number },
): WayKnown {
  if (profile !== 'wheelchair' || !feed.walks) return {};
  const around = feed.walks.around(from, { maxMetres, direction: 'toStops', profile });
  const takes = stops.map((stop) => {
    const { lat, lon } = feed.stops[stop]!;
    return around.stop(stop, metresBetween(from.lat, from.lon, lat, lon))?.evenMetres ?? Number.POSITIVE_INFINITY;
  });
  return unknownTo(feed, from, { stop: stops[takes.indexOf(Math.min(...takes))]! }, profile);
}
