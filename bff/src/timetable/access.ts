/** How people walk, and which stops they can walk to. Every walk of the product is computed here or with these figures. */
import { memoize } from '../common/memoize.ts';
import type { AccessPoint } from './engine.ts';
import type { Feed } from './feed/feed.ts';
import { type Grid, gridOf } from './geo/grid.ts';
import { overlayOf } from './realtime/overlay.ts';

export const WALK = {
  /** 4.5 km/h: an unhurried adult with a bag. */
  metresPerSecond: 1.25,
  /** Metres of street per straight-line metre. */
  detour: 1.3,
  /** Straight-line reach of a walk between two rides. */
  changeReachMetres: 400,
  /** From getting off to getting on again, at least, unless `transfers.txt` says otherwise. */
  changeSeconds: 60,
  /** Without a stop within reach, the nearest few within this many walked metres. */
  fallbackMetres: 5_000,
  fallbackStops: 5,
} as const;

/** Walked metres for a straight-line distance. */
export function walkMetres(straightMetres: number): number {
  return Math.round(straightMetres * WALK.detour);
}

/** Whole seconds, rounded up, for walked metres. */
export function walkSeconds(walkedMetres: number): number {
  return Math.ceil(walkedMetres / WALK.metresPerSecond);
}

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
