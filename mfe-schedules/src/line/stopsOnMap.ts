import type { LineStopPoint } from '@halte/map-core';
import { barOf } from './bar.ts';
import type { LineDirection } from './lineDetail.ts';

/** The stops of a direction for the map, each once although a loop has one twice; every end of the line and of its branches is an end. */
export function stopsOnMap(direction: Pick<LineDirection, 'stops' | 'variants'>): LineStopPoint[] {
  const bar = barOf(direction);
  const ends = new Set(direction.stops.filter((_, row) => bar[row]?.isEnd).map(({ stopAreaId }) => stopAreaId));
  return [...new Map(direction.stops.map((stop) => [stop.stopAreaId, stop])).values()].map((stop) => ({
    id: stop.stopAreaId,
    name: stop.name,
    lat: stop.lat,
    lon: stop.lon,
    isEnd: ends.has(stop.stopAreaId),
  }));
}
