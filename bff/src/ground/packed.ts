import type { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';

interface SmallColumn {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): Uint8Array | Int8Array;
}

/** The numbers that were collected, which fit into a byte. */
export function packed<T extends SmallColumn>(Kind: T, collected: IntColumn): InstanceType<T> {
  const column = sharedColumn(Kind, collected.length);
  column.set(collected.array());
  return column as InstanceType<T>;
}
