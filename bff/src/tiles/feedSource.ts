import type { Feed } from '../timetable/feed/feed.ts';
import { worldX, worldY } from './mercator.ts';
import type { MapLabel, MapSource, MapWay } from './source.ts';

/** The ground for a real timetable: the ways of its vehicles and the names of its stops. Nothing else is drawn. */
export function feedSource(feed: Feed): MapSource {
  const collect = createWayCollector();
  if (feed.shapes.length > 0) {
    for (const { points } of feed.shapes) collect.add(points);
  }
  // A trip without a shape, or a feed without any, is drawn from stop to stop.
  for (const path of stopToStop(feed)) collect.add(path);
  return { lat: meanLatitude(feed), ways: collect.ways(), areas: [], labels: stopLabels(feed) };
}

function meanLatitude({ areas }: Feed): number {
  return areas.length === 0 ? 0 : areas.reduce((sum, area) => sum + area.lat, 0) / areas.length;
}

function* stopToStop(feed: Feed): Generator<Float64Array> {
  const { trips, stopTimes, stops } = feed;
  const seen = new Set<number>();
  for (let trip = 0; trip < trips.count; trip++) {
    if (trips.shape[trip]! >= 0) continue;
    for (let i = trips.stopTimeStart[trip]! + 1; i < trips.stopTimeStart[trip + 1]!; i++) {
      const a = stopTimes.stop[i - 1]!;
      const b = stopTimes.stop[i]!;
      const pair = Math.min(a, b) * stops.length + Math.max(a, b);
      if (seen.has(pair)) continue;
      seen.add(pair);
      yield Float64Array.of(stops[a]!.lat, stops[a]!.lon, stops[b]!.lat, stops[b]!.lon);
    }
  }
}

/** Collects ways without duplicates: many lines share a street. */
function createWayCollector() {
  const seen = new Set<string>();
  const ways: MapWay[] = [];
  let open: number[] = [];
  const close = () => {
    if (open.length >= 4) ways.push({ kind: 'route', path: Float64Array.from(open), name: '', built: false });
    open = [];
  };
  return {
    /** lat, lon, lat, lon … in degrees. */
    add(points: ArrayLike<number>) {
      for (let i = 2; i + 1 < points.length; i += 2) {
        const a = `${points[i - 2]!.toFixed(5)} ${points[i - 1]!.toFixed(5)}`;
        const b = `${points[i]!.toFixed(5)} ${points[i + 1]!.toFixed(5)}`;
        const key = a < b ? `${a} ${b}` : `${b} ${a}`;
        if (a === b) continue;
        if (seen.has(key)) {
          close();
          continue;
        }
        seen.add(key);
        if (open.length === 0) open.push(worldX(points[i - 1]!), worldY(points[i - 2]!));
        open.push(worldX(points[i + 1]!), worldY(points[i]!));
        // Short pieces keep box queries sharp.
        if (open.length > 400) close();
      }
      close();
    },
    ways: () => ways,
  };
}

/** The busiest stop areas first, so that they win where there is no room for all. */
function stopLabels(feed: Feed): MapLabel[] {
  const visits = new Int32Array(feed.areas.length);
  for (let i = 0; i < feed.stopTimes.count; i++) visits[feed.stops[feed.stopTimes.stop[i]!]!.area]!++;
  const order = feed.areas.map((_, i) => i).filter((i) => visits[i]! > 0);
  order.sort((a, b) => visits[b]! - visits[a]! || a - b);
  return order.map((index, rank) => {
    const { name, lat, lon } = feed.areas[index]!;
    const minZoom = rank < 30 ? 12 : rank < 120 ? 13 : rank < 400 ? 14 : 15;
    return { kind: 'stop', text: name, x: worldX(lon), y: worldY(lat), minZoom, maxZoom: 21 };
  });
}
