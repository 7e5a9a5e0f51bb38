import type { Feed } from '../timetable/feed/feed.ts';
import { worldX, worldY } from '../timetable/geo/mercator.ts';
import { type FeedWays, feedWaysOf, pathsOf } from './feedWays.ts';
import type { MapLabel, MapSource } from './source.ts';

/** Map source for a real timetable: the paths of its vehicles and the names of its stops. Nothing else is drawn. */
export function feedSource(feed: Feed, known: FeedWays = feedWaysOf(feed)): MapSource {
  const ways = pathsOf(known).map((path) => ({ kind: 'route' as const, path, name: '', built: false }));
  return { lat: meanLatitude(feed), ways, areas: [], labels: stopLabels(feed) };
}

function meanLatitude({ areas }: Feed): number {
  return areas.length === 0 ? 0 : areas.reduce((sum, area) => sum + area.lat, 0) / areas.length;
}

/** Busiest stop areas first, so that they win if there is no room for all. */
function stopLabels(feed: Feed): MapLabel[] {
  const { first } = feed.visits;
  const visits = feed.areas.map(({ stops }) => stops.reduce((sum, stop) => sum + first[stop + 1]! - first[stop]!, 0));
  const order = feed.areas.map((_, i) => i).filter((i) => visits[i]! > 0);
  order.sort((a, b) => visits[b]! - visits[a]! || a - b);
  return order.map((index, rank) => {
    const { name, lat, lon } = feed.areas[index]!;
    const minZoom = rank < 30 ? 12 : rank < 120 ? 13 : rank < 400 ? 14 : 15;
    return { kind: 'stop', text: name, x: worldX(lon), y: worldY(lat), minZoom, maxZoom: 21 };
  });
}
