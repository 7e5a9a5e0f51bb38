/** Finds the stops within walking distance. */
import { memoize } from '../common/memoize.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { type Grid, gridOf } from '../timetable/geo/grid.ts';
import { WALK } from '../timetable/geo/walking.ts';
import { STRAIGHT_WALKS, secondsOfWalk } from '../timetable/geo/walkRouter.ts';
import { type Overlay, overlayOf } from '../timetable/realtime/overlay.ts';
import { type AccessWay, entrancesOf } from './entrances.ts';
import type { AccessPoint } from './journeyEngine.ts';

/** A walk between a place on the street and a stop. */
export interface AccessWalk extends AccessPoint {
  /** The part on the street, as metres of even ground; inside a station the walk takes the seconds given by the feed, at any walking speed. */
  readonly evenMetres: number;
  readonly stationSeconds: number;
}

const TO_STOPS: AccessWay = { direction: 'toStops', profile: 'foot' };

/**
 * The stops within walking distance of a coordinate, in either direction, nearest first. Stops without service are left out. A stop whose station
 * has entrances with pathways to the stop is reached through these only, see rule 9a of docs/journeys.md.
 *
 * @param maxMetres walked metres on the street. When no stop is that near, the nearest {@link WALK.fallbackStops} within
 * {@link WALK.fallbackMetres} are returned instead, so that a farm at the edge of town still gets an answer.
 */
export function findAccess(feed: Feed, lat: number, lon: number, maxMetres: number, way = TO_STOPS): AccessWalk[] {
  const near = walkable(feed, lat, lon, maxMetres, way);
  return near.length > 0 || maxMetres >= WALK.fallbackMetres
    ? near
    : walkable(feed, lat, lon, WALK.fallbackMetres, way).slice(0, WALK.fallbackStops);
}

function walkable(feed: Feed, lat: number, lon: number, maxMetres: number, way: AccessWay): AccessWalk[] {
  const found = new Map<StopIndex, AccessWalk>();
  const add = (walk: AccessWalk) => {
    if (walk.seconds < (found.get(walk.stop)?.seconds ?? Number.POSITIVE_INFINITY)) found.set(walk.stop, walk);
  };
  const { entrances, hasEntrance, walksThrough } = entrancesOf(feed);
  const { walks = STRAIGHT_WALKS } = feed;
  const around = walks.around({ lat, lon }, { maxMetres, ...way });
  servedStops(feed).within(lat, lon, around.reach, (stop, straight) => {
    if (hasEntrance(stop, way.direction)) return;
    const walk = around.stop(stop, straight);
    if (walk) add({ stop, ...walk, seconds: secondsOfWalk(walk), stationSeconds: 0 });
  });
  const { served } = servedOf(feed);
  entrances.within(lat, lon, around.reach, (entrance, straight) => {
    const walk = around.entrance(entrance, straight);
    if (!walk) return;
    for (const { stop, seconds, metres } of walksThrough(entrance, way))
      if (served[stop] === 1)
        add({
          stop,
          metres: walk.metres + metres,
          seconds: secondsOfWalk(walk) + seconds,
          evenMetres: walk.evenMetres,
          stationSeconds: seconds,
          entrance,
        });
  });
  return [...found.values()].sort((a, b) => a.metres - b.metres || a.stop - b.stop);
}

interface Served {
  readonly served: Uint8Array;
  readonly grid: Grid;
}

/** The grid of the stops with at least one stop time. */
export function servedStops(feed: Feed): Grid {
  return servedOf(feed).grid;
}

const servedOf = memoize((feed: Feed): Served => {
  const overlay = overlayOf(feed);
  return overlay ? servedToo(feed, overlay) : served(feed, new Uint8Array(feed.stops.length), 0);
});

/** The served stops of the timetable, unless added trips stop where nothing else does. */
function servedToo(feed: Feed, { timetable, firstAdded }: Overlay): Served {
  const before = servedOf(timetable);
  const start = feed.trips.stopTimeStart[firstAdded]!;
  const more = feed.stopTimes.stop.subarray(start);
  return more.every((stop) => before.served[stop] === 1) ? before : served(feed, before.served.slice(), start);
}

function served({ stops, stopTimes }: Feed, marks: Uint8Array, firstStopTime: number): Served {
  for (let i = firstStopTime; i < stopTimes.count; i++) marks[stopTimes.stop[i]!] = 1;
  return { served: marks, grid: gridOf(stops, (stop) => marks[stop] === 1) };
}
