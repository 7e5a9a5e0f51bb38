/** The map of a timetable for which no map is given: the paths of its vehicles and the names of its stops. */

import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simplifyPath } from '@halte/engine/timetable/geo/simplify';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { WAY_STYLES } from '../ground/classify/drawnWays.ts';
import { createDrawingColumns } from '../ground/drawingColumns.ts';
import { toleranceAt, worldOnPlane } from '../ground/drawnPlane.ts';
import { createTextsMaker } from '../ground/texts.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import type { NamedTables } from './drawingNames.ts';
import { collectWays, stopToStop } from './ways.ts';

/** From nearer, paths are drawn as at this zoom: shapes have a point every few metres. */
const FINEST_ZOOM = 17;
const ROUTE = { kind: 'route', name: 0, flags: 0, layer: 0, minZoom: WAY_STYLES.route.minZoom } as const;

export function feedMap(feed: Feed): NamedTables {
  const texts = createTextsMaker();
  const { ways, points, names, drawing } = createDrawingColumns(texts);
  const finest = toleranceAt(FINEST_ZOOM);
  for (const path of collectWays(allPaths(feed))) ways.add(ROUTE, simplifyPath(worldOnPlane(path), finest));
  for (const { area, visits, minZoom } of stopNames(feed)) {
    const { name, lat, lon } = feed.areas[area]!;
    const point = { point: 'stop', name: names.rowOfText(name), weight: visits, minZoom } as const;
    points.add(point, Math.round(lon * UNITS_PER_DEGREE), Math.round(lat * UNITS_PER_DEGREE), 0);
  }
  const [lat, lon, number] = Array.from({ length: 3 }, () => sharedColumn(Int32Array, 0));
  return { drawing: drawing(), addresses: { lat: lat!, lon: lon!, number: number! }, texts: texts.texts() };
}

function* allPaths(feed: Feed): Generator<ArrayLike<number>> {
  for (const { points } of feed.shapes) yield points;
  // Trips without a shape, or a feed without shapes, are drawn from stop to stop.
  yield* stopToStop(feed, Array(feed.trips.count).keys());
}

/** Busiest stop areas first, so that they win if there is no room for all. */
function stopNames(feed: Feed) {
  const { first } = feed.visits;
  return feed.areas
    .map(({ stops }, area) => ({
      area,
      visits: stops.reduce((sum, stop) => sum + first[stop + 1]! - first[stop]!, 0),
    }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || a.area - b.area)
    .map((stop, rank) => ({ ...stop, minZoom: rank < 30 ? 12 : rank < 120 ? 13 : rank < 400 ? 14 : 15 }));
}
