/** pathways.txt and levels.txt: walking routes inside stations. */
import { PATHWAY_MODES, type Pathway } from '@halte/engine/timetable/feed/pathway';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { walkMetres, walkSeconds } from '@halte/engine/timetable/geo/walking';
import type { CsvReader } from './csv.ts';
import type { FeedSource } from './source.ts';
import type { StationNodes } from './stationNodes.ts';
import type { StopTable } from './stops.ts';

/** Most pathways of all stations: the largest networks have some ten thousand. */
const MOST_PATHWAYS = 300_000;
/** Most pathways of one station: the largest have a few hundred. */
const MOST_PATHWAYS_OF_STATION = 10_000;
/** Seconds or metres. */
const LONGEST_PATHWAY = 86_400;

export function readPathways(source: FeedSource, table: StopTable, { nodes, endOfRow }: StationNodes): Pathway[] {
  const row = source.optional('pathways.txt');
  if (!row) return [];
  const from = row.column('from_stop_id');
  const to = row.column('to_stop_id');
  const mode = row.column('pathway_mode');
  const bidirectional = row.column('is_bidirectional');
  const stairs = row.column('stair_count');
  const measures = measuresReader(row, source);
  const levelNames = readLevels(source);
  const rowOf = (column: number) => table.ids.find(row, column);
  const place = (end: number) => (end < table.stops.length ? table.stops[end]! : nodes[end - table.stops.length]!);
  const stationOf = (end: number) =>
    end < table.stops.length ? table.stops[end]!.parent : nodes[end - table.stops.length]!.station;
  const levelOf = (rowIndex: number) => levelNames.get(table.rows[rowIndex]!.level) ?? '';
  const pathways: Pathway[] = [];
  const countOfStation = new Map<string, number>();
  while (row.next()) {
    const [fromRow, toRow] = [rowOf(from), rowOf(to)];
    const ends = [endOfRow[fromRow] ?? -1, endOfRow[toRow] ?? -1] as const;
    if (ends[0] < 0 || ends[1] < 0) {
      source.warnings.add(
        'unknown-pathway-end',
        () => `A pathway leads from ${row.text(from)} to ${row.text(to)}, which are not both places in a station.`,
      );
      continue;
    }
    if (stationOf(ends[0]) === '' || stationOf(ends[0]) !== stationOf(ends[1])) {
      source.warnings.add(
        'pathway-between-stations',
        () => `A pathway leads from ${row.text(from)} to ${row.text(to)}, which are not in one station.`,
      );
      continue;
    }
    const kind = PATHWAY_MODES[row.int(mode, 0) - 1];
    if (!kind) {
      source.warnings.add(
        'unknown-pathway-mode',
        () => `The pathway from ${row.text(from)} to ${row.text(to)} is of mode "${row.text(mode)}".`,
      );
      continue;
    }
    const ofStation = (countOfStation.get(stationOf(ends[0])) ?? 0) + 1;
    if (pathways.length === MOST_PATHWAYS || ofStation > MOST_PATHWAYS_OF_STATION) {
      source.warnings.add(
        'too-many-pathways',
        () =>
          `Station ${stationOf(ends[0])} has more than ${MOST_PATHWAYS_OF_STATION} pathways, or all more than ${MOST_PATHWAYS}.`,
      );
      continue;
    }
    countOfStation.set(stationOf(ends[0]), ofStation);
    const [here, there] = [place(ends[0]), place(ends[1])];
    const straight = walkMetres(metresBetween(here.lat, here.lon, there.lat, there.lon));
    pathways.push({
      from: ends[0],
      to: ends[1],
      mode: kind,
      ...measures(straight),
      isBidirectional: row.int(bidirectional, 1) !== 0,
      stairCount: row.int(stairs, 0),
      fromLevel: levelOf(fromRow),
      toLevel: levelOf(toRow),
    });
  }
  return pathways;
}

/** Reads seconds and metres of the current row: from `traversal_time`, else from `length`, else from the straight line. */
function measuresReader(
  row: CsvReader,
  { warnings }: FeedSource,
): (straightMetres: number) => Pick<Pathway, 'seconds' | 'metres'> {
  const time = row.column('traversal_time');
  const length = row.column('length');
  const valid = (column: number): number | null => {
    if (row.isEmpty(column)) return null;
    const value = row.number(column);
    if (value >= 0 && value <= LONGEST_PATHWAY) return value;
    warnings.add('bad-pathway-time', () => `A pathway has the time or length "${row.text(column)}", which is ignored.`);
    return null;
  };
  return (straightMetres) => {
    const metres = valid(length) ?? straightMetres;
    return { seconds: Math.ceil(valid(time) ?? walkSeconds(metres)), metres: Math.round(metres) };
  };
}

/** Level names by id. */
function readLevels(source: FeedSource): Map<string, string> {
  const row = source.optional('levels.txt');
  const names = new Map<string, string>();
  if (!row) return names;
  const id = row.column('level_id');
  const name = row.column('level_name');
  while (row.next()) names.set(row.text(id), row.text(name));
  return names;
}
