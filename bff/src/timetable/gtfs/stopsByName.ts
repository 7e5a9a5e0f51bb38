/** The stops that an id of stops.txt refers to: the stop itself, or all stops of a station. */
import type { StopIndex } from '@halte/engine/timetable/feed/feed';
import type { StopTable } from './stops.ts';

/** Null for unknown ids. */
export function stopsByName(table: StopTable): (id: string) => readonly StopIndex[] | null {
  const stops = new Map<string, StopIndex>();
  const stations = new Map<string, StopIndex[]>();
  table.stops.forEach((stop, index) => {
    stops.set(stop.id, index);
    const list = stations.get(stop.parent);
    if (list) list.push(index);
    else if (stop.parent !== '') stations.set(stop.parent, [index]);
  });
  return (id) => {
    const stop = stops.get(id);
    if (stop !== undefined) return [stop];
    return table.stations.has(id) ? (stations.get(id) ?? []) : null;
  };
}
