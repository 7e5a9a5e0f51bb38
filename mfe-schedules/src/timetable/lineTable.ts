/** The whole line on one day as a table: stops below each other, trips side by side. */
import type { components } from '@halte/api';
import { type Instant, millisOf } from '@halte/i18n';
import { createLegend, type LetteredRemark, mostFrequent, type Remark } from './legend.ts';
import { twiceRemarks } from './twiceANight.ts';

export type LineTimetable = components['schemas']['LineTimetable'];
type Column = LineTimetable['columns'][number];

export interface TableCell {
  readonly clock: string;
  readonly millis: number;
  /** Letters of what holds at this stop only. */
  readonly letters: string;
}

export interface TableColumn {
  readonly key: string;
  readonly headsign: string;
  /** Clock time at its first stop. */
  readonly start: string;
  readonly letters: string;
  readonly isAccessible: boolean;
  readonly lastMillis: number;
}

export interface TableRow {
  readonly key: string;
  readonly stopAreaId: string;
  readonly name: string;
  /** By column; null where the trip does not stop. */
  readonly cells: readonly (TableCell | null)[];
}

export interface LineTable {
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly remarks: readonly LetteredRemark[];
}

export function lineTableOf({ rows, columns, onDemand }: LineTimetable, zone: string): LineTable {
  const legend = createLegend();
  const twiceOf = twiceRemarks(
    columns.flatMap(({ times }) => times.filter((time) => time !== null)),
    zone,
  );
  const usual = mostFrequent(columns.map(({ headsign }) => headsign));
  const heads = columns.map((column) => headOf(column, legend.lettersOf(remarksOf(column, usual, onDemand))));
  const cells = columns.map((column) => cellsOf(column, legend.lettersOf, twiceOf));
  return {
    rows: rows.map(({ stopAreaId, name }, row) => ({
      key: `${stopAreaId} ${row}`,
      stopAreaId,
      name,
      cells: cells.map((own) => own[row] ?? null),
    })),
    columns: heads,
    remarks: legend.remarks,
  };
}

function remarksOf(column: Column, usual: string, onDemand: boolean): Remark[] {
  const { headsign, notes, headwaySeconds, booked } = column;
  return [
    ...(headsign === usual ? [] : [{ kind: 'destination', name: headsign } as const]),
    ...notes.map((kind) => ({ kind })),
    ...(headwaySeconds === null ? [] : [{ kind: 'headway', minutes: Math.round(headwaySeconds / 60) } as const]),
    ...(onDemand || booked.length > 0 ? [{ kind: 'booked' } as const] : []),
  ];
}

function headOf({ tripId, offset, headsign, wheelchair, times }: Column, letters: string): TableColumn {
  const known = times.filter((time) => time !== null);
  return {
    key: `${tripId} ${offset}`,
    headsign,
    start: clockOf(known[0]),
    letters,
    isAccessible: wheelchair === 'yes',
    lastMillis: millisOf(known.at(-1) ?? ''),
  };
}

function cellsOf(
  { times, boardingOnly, alightingOnly }: Column,
  lettersOf: (remarks: readonly Remark[]) => string,
  twiceOf: (time: Instant) => readonly Remark[],
): (TableCell | null)[] {
  return times.map((time, row) => {
    if (time === null) return null;
    const remarks: Remark[] = [
      ...(boardingOnly.includes(row) ? [{ kind: 'boardingOnly' } as const] : []),
      ...(alightingOnly.includes(row) ? [{ kind: 'alightingOnly' } as const] : []),
      ...twiceOf(time),
    ];
    return { clock: clockOf(time), millis: millisOf(time), letters: remarks.length > 0 ? lettersOf(remarks) : '' };
  });
}

/** As clocks show it at that stop: the backend writes its offset. */
const clockOf = (time: Instant = ''): string => time.slice(11, 16);

/**
 * The column to open the table at: the next trip at the chosen stop, else the first one still under way; null on a day of which everything
 * or nothing is past.
 */
export function currentColumn({ rows, columns }: LineTable, stopAreaId: string | null, now: Instant): number | null {
  const moment = millisOf(now);
  const isPast = columns.map(({ lastMillis }) => lastMillis < moment);
  const hasBegun = rows.some(({ cells }) => cells.some((cell) => cell !== null && cell.millis < moment));
  if (!hasBegun || isPast.every(Boolean)) return null;
  const atStop = rows
    .filter((row) => row.stopAreaId === stopAreaId)
    .flatMap(({ cells }) => cells.flatMap((cell, index) => (cell && cell.millis >= moment ? { index, cell } : [])))
    .sort((a, b) => a.cell.millis - b.cell.millis)[0];
  return atStop?.index ?? isPast.indexOf(false);
}

/** Number of past times in a row. Equal numbers mean the same times. */
export function pastCount({ cells }: TableRow, now: Instant): number {
  const moment = millisOf(now);
  return cells.reduce((count, cell) => count + (cell !== null && cell.millis < moment ? 1 : 0), 0);
}
