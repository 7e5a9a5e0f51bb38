/** The rows of stops.txt that pathways lead to: entrances, generic nodes, boarding areas. */
import type { StationNode } from '@halte/engine/timetable/feed/feed';
import type { FeedSource } from './source.ts';
import { isPlace, type StopFileRow, type StopTable } from './stops.ts';

const ENTRANCE = 2;
const NODE = 3;
const BOARDING_AREA = 4;

export interface StationNodes {
  readonly nodes: readonly StationNode[];
  /** By row of stops.txt, the end of a pathway there: a stop, a node numbered after the last stop, or -1. A boarding area counts as its platform. */
  readonly endOfRow: Int32Array;
}

export function readStationNodes(
  { warnings }: FeedSource,
  { rows, stops, stations, stopOfRow }: StopTable,
): StationNodes {
  const nodes: StationNode[] = [];
  const rowById = new Map(rows.map(({ id }, index) => [id, index]));
  const endOfRow = stopOfRow.slice();
  rows.forEach((row, index) => {
    if (row.locationType !== ENTRANCE && row.locationType !== NODE) return;
    const station = stations.get(row.parent);
    if (!station) {
      warnings.add('unknown-parent', () => `${row.id} belongs to station ${row.parent}, which is not there.`);
      return;
    }
    endOfRow[index] = stops.length + nodes.length;
    const { lat, lon } = isPlace(row.lat, row.lon) ? row : station;
    nodes.push({
      id: row.id,
      kind: row.locationType === ENTRANCE ? 'entrance' : 'node',
      name: row.name,
      station: station.id,
      lat,
      lon,
      wheelchair: inherited(row, rows[rowById.get(station.id)!]!),
    });
  });
  rows.forEach((row, index) => {
    if (row.locationType !== BOARDING_AREA) return;
    const platform = stopOfRow[rowById.get(row.parent) ?? -1] ?? -1;
    if (platform < 0)
      warnings.add('unknown-parent', () => `${row.id} is on platform ${row.parent}, which is not there.`);
    endOfRow[index] = platform;
  });
  return { nodes, endOfRow };
}

function inherited(row: StopFileRow, station: StopFileRow): StationNode['wheelchair'] {
  return row.wheelchair === 'unknown' ? station.wheelchair : row.wheelchair;
}
