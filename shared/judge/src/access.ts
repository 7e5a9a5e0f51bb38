/** Rule 9a: the stop points near a place, through the entrances of their stations where pathways lead to them. */
import { type Feed, isStepFree, type Stop } from './feed.ts';
import type { Pathways } from './pathways.ts';
import type { AccessWalk } from './question.ts';
import { metresOnFoot, type Point, straightMetres, walkSeconds } from './walking.ts';

export interface WalkOptions {
  /** From the point to the stops, or from the stops to the point. */
  readonly way: 'toStops' | 'fromStops';
  readonly wheelchair: boolean;
}

export function accessWalksOf(feed: Feed, pathways: Pathways) {
  const points = [...feed.stops.values()].filter(({ type }) => type === 0);
  const entrances = new Map<string, Stop[]>();
  for (const stop of feed.stops.values())
    if (stop.type === 2) entrances.set(stop.parent, [...(entrances.get(stop.parent) ?? []), stop]);
  const chain = (stop: Stop, entrance: Stop, { way, wheelchair }: WalkOptions) =>
    way === 'toStops'
      ? pathways.seconds(entrance.id, stop.id, wheelchair)
      : pathways.seconds(stop.id, entrance.id, wheelchair);

  return (point: Point, metres: number, options: WalkOptions): AccessWalk[] =>
    points.flatMap((stop) => {
      const doors = (entrances.get(stop.parent) ?? []).filter(
        (entrance) => chain(stop, entrance, { ...options, wheelchair: false }) !== null,
      );
      if (doors.length === 0) {
        const straight = straightMetres(point, stop);
        return metresOnFoot(straight) <= metres ? [{ stop: stop.id, seconds: walkSeconds(straight) }] : [];
      }
      const seconds = doors
        .filter((entrance) => !options.wheelchair || isStepFree(feed, entrance))
        .map((entrance) => ({ straight: straightMetres(point, entrance), inside: chain(stop, entrance, options) }))
        .filter(({ straight, inside }) => metresOnFoot(straight) <= metres && inside !== null)
        .map(({ straight, inside }) => walkSeconds(straight) + (inside ?? 0));
      return seconds.length === 0 ? [] : [{ stop: stop.id, seconds: Math.min(...seconds) }];
    });
}
