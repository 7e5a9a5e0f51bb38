/** How much is known of the way to what is near, to those in a wheelchair. */
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import { unknownPercentOf, type WalkEnd, type WalkProfile, type WalksAround } from '../timetable/geo/walkRouter.ts';

/** Nothing where it is not for a wheelchair, or the way is not along streets. */
export interface WayKnown {
  readonly unknownPercent?: number;
}

export function unknownTo({ walks }: Pick<Feed, 'walks'>, from: Position, to: WalkEnd, profile: WalkProfile): WayKnown {
  const route = profile === 'wheelchair' ? walks?.route({ lat: from.lat, lon: from.lon }, to, profile) : null;
  return route ? { unknownPercent: unknownPercentOf(route) } : {};
}

/** The one of some stops that takes the least time, as on lists. */
export function firstReached(
  { stops }: Pick<Feed, 'stops'>,
  from: Position,
  among: readonly StopIndex[],
  within: WalksAround,
): StopIndex {
  const takes = among.map((stop) => {
    const { lat, lon } = stops[stop]!;
    return within.stop(stop, metresBetween(from.lat, from.lon, lat, lon))?.evenMetres ?? Number.POSITIVE_INFINITY;
  });
  return among[takes.indexOf(Math.min(...takes))]!;
}
