/** Looks up ids of a request in the feed, or throws a RequestError. */
import { notFound } from '../problems/requestError.ts';
import type { AreaIndex, Feed, RouteIndex, StopIndex } from '../timetable/feed/feed.ts';
import { lineById } from '../timetable/routesOfLines.ts';

/** A line by its id or that of one of its routes. */
export function findLine(feed: Feed, id: string): RouteIndex {
  const line = lineById(feed, id);
  if (line === undefined) throw notFound('line-not-found', `There is no line with the id "${id}".`);
  return line;
}

/** The stop point with this id, or all stop points of the stop area. */
export function stopsNamed(feed: Feed, id: string): readonly StopIndex[] {
  const stop = feed.stopById.get(id);
  if (stop !== undefined) return [stop];
  const area = feed.areaById.get(id);
  if (area === undefined) throw notFound('stop-point-not-found', `There is no stop point with the id "${id}".`);
  return feed.areas[area]!.stops;
}

/** A stop area by its id or that of one of its stop points. */
export function findStopArea(feed: Feed, id: string): AreaIndex {
  const stop = feed.stopById.get(id);
  const area = feed.areaById.get(id) ?? (stop === undefined ? undefined : feed.stops[stop]!.area);
  if (area === undefined) throw notFound('stop-area-not-found', `There is no stop area with the id "${id}".`);
  return area;
}
