/** Rule 9a: the stop points near a place, through the entrances of their stations where pathways lead to them. */
import { type Feed, isStepFree, type Stop } from './feed.ts';
import type { Pathways } from './pathways.ts';
import type { AccessWalk } from './question.ts';
import { metresOnFoot, type Point, straightMetres, walkSeconds } from './walking.ts';

export interface WalkOptions {
  /** From the point to the stops, or from the stops to the point. */
  readonly way: 'toStops' | 'fromStops';
  readonly stepFree: boolean;
}

/** The entrances through which a stop point is reached or left. */
function doorsIn(feed: Feed, pathways: Pathways) {
  const entrances = new Map<string, Stop[]>();
  for (const stop of feed.stops.values())
    if (stop.type === 2) entrances.set(stop.parent, [...(entrances.get(stop.parent) ?? []), stop]);
  const chain = (stop: Stop, entrance: Stop, { way, stepFree }: WalkOptions) =>
    way === 'toStops'
      ? pathways.seconds(entrance.id, stop.id, stepFree)
      : pathways.seconds(stop.id, entrance.id, stepFree);
  const doorsOf = (stop: Stop, way: WalkOptions['way']) =>
    (entrances.get(stop.parent) ?? []).filter((entrance) => chain(stop, entrance, { way, stepFree: false }) !== null);
  return { doorsOf, chain };
}

/** Rule 8: stop points that have entrances, of which none is without steps. */
export function shutStopsOf(feed: Feed, pathways: Pathways, way: WalkOptions['way']): ReadonlySet<string> {
  const { doorsOf, chain } = doorsIn(feed, pathways);
  const isShut = (stop: Stop) => {
    const doors = stop.type === 0 && stop.parent !== '' ? doorsOf(stop, way) : [];
    const isOpen = (entrance: Stop) =>
      isStepFree(feed, entrance) && chain(stop, entrance, { way, stepFree: true }) !== null;
    return doors.length > 0 && !doors.some(isOpen);
  };
  return new Set([...feed.stops.values()].filter(isShut).map(({ id }) => id));
}

export function accessWalksOf(feed: Feed, pathways: Pathways) {
  const points = [...feed.stops.values()].filter(({ type }) => type === 0);
  const { doorsOf, chain } = doorsIn(feed, pathways);

  return (point: Point, metres: number, options: WalkOptions): AccessWalk[] =>
    points.flatMap((stop) => {
      const doors = doorsOf(stop, options.way);
      if (doors.length === 0) {
        const straight = straightMetres(point, stop);
        return metresOnFoot(straight) <= metres ? [{ stop: stop.id, seconds: walkSeconds(straight) }] : [];
      }
      const seconds = doors
        .filter((entrance) => !options.stepFree || isStepFree(feed, entrance))
        .map((entrance) => ({ straight: straightMetres(point, entrance), inside: chain(stop, entrance, options) }))
        .filter(({ straight, inside }) => metresOnFoot(straight) <= metres && inside !== null)
        .map(({ straight, inside }) => walkSeconds(straight) + (inside ?? 0));
      return seconds.length === 0 ? [] : [{ stop: stop.id, seconds: Math.min(...seconds) }];
    });
}
