/** Which stops people can walk to. */
import { memoize } from '../common/memoize.ts';
import type { AccessPoint } from './engine.ts';
import type { Feed } from './feed/feed.ts';
import { type Grid, gridOf } from './geo/grid.ts';
import { WALK, walkMetres, walkSeconds } from './geo/walking.ts';
import { overlayOf } from './realtime/overlay.ts';

/**
 * The stops that can be walked to from (or to) a coordinate, nearest first. Stops without service are left out.
 *
 * @param maxMetres walked metres. When no stop is that near, the nearest {@link WALK.fallbackStops} within
 * {@link WALK.fallbackMetres} are given instead, so that a farm at the edge of town still gets an answer.
 */
export function findAccess(feed: Feed, lat: number, lon: number, maxMetres: number): AccessPoint[] {
  const near = walkable(feed, lat, lon, maxMetres);
  return near.length > 0 || maxMetres >= WALK.fallbackMetres
    ? near
    : walkable(feed, lat, lon, WALK.fallbackMetres).slice(0, WALK.fallbackStops);
}

function walkable(feed: Feed, lat: number, lon: number, maxMetres: number): AccessPoint[] {
  const found: AccessPoint[] = [];
  servedStops(feed).within(lat, lon, maxMetres / WALK.detour, (stop, straight) => {
    const metres = walkMetres(straight);
    found.push({ stop, metres, seconds: walkSeconds(metres) });
  });
  return found.sort((a, b) => a.metres - b.metres || a.stop - b.stop);
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
  return overlay ? servedToo(feed, overlay.timetable) : served(feed, new Uint8Array(feed.stops.length), 0);
});

/** Those of the timetable, unless added trips stop where nothing else does. */
function servedToo(feed: Feed, timetable: Feed): Served {
  const before = servedOf(timetable);
  const more = feed.stopTimes.stop.subarray(timetable.stopTimes.count);
  return more.every((stop) => before.served[stop] === 1)
    ? before
    : served(feed, before.served.slice(), timetable.stopTimes.count);
}

function served({ stops, stopTimes }: Feed, marks: Uint8Array, firstStopTime: number): Served {
  for (let i = firstStopTime; i < stopTimes.count; i++) marks[stopTimes.stop[i]!] = 1;
  return { served: marks, grid: gridOf(stops, (stop) => marks[stop] === 1) };
}
