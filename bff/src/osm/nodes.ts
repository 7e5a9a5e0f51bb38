/** The nodes of a block, one by one or "dense": as columns of differences. */
import { PbfReader } from 'pbf';
import { checkEnd, DamageError, eachField, endOfBytes } from './fields.ts';
import type { ObjectTags } from './objectTags.ts';
import type { BlockTexts, Tags } from './tags.ts';

/** `lat`, `lon`: degrees of 1e-7, WGS 84, as whole numbers. */
export type ReadNode = (id: number, lat: number, lon: number, tags: Tags) => void;

/** How a block writes positions, in degrees of 1e-9. */
export interface Grain {
  readonly granularity: number;
  readonly latOffset: number;
  readonly lonOffset: number;
}

const NANO_PER_UNIT = 100;

/** Differences of ids up to this are exact in the form in which they are written, as twice their value and a sign. Real ids are below 2^35. */
const MOST_ID = 2 ** 51;

/** @throws DamageError for an id that JavaScript cannot count to. */
export function checkedId(id: number): number {
  if (!(Math.abs(id) <= MOST_ID)) throw new DamageError('An id is too large.');
  return id;
}

/** @throws DamageError */
export function readDenseNodes(reader: PbfReader, grain: Grain, texts: BlockTexts, read: ReadNode): void {
  const end = endOfBytes(reader);
  const columns = new Map<number, { readonly reader: PbfReader; readonly end: number }>();
  eachField(reader, end, (field) => {
    if (field !== 1 && field !== 8 && field !== 9 && field !== 10) return;
    const columnEnd = endOfBytes(reader);
    const column = new PbfReader(reader.buf);
    column.pos = reader.pos;
    columns.set(field, { reader: column, end: columnEnd });
    reader.pos = columnEnd;
  });
  const [ids, lats, lons, keysAndValues] = [1, 8, 9, 10].map((field) => columns.get(field));
  if (!ids) return;
  if (!lats || !lons) throw new DamageError('Nodes without positions.');
  let [id, lat, lon] = [0, 0, 0];
  while (ids.reader.pos < ids.end) {
    id = checkedId(id + ids.reader.readSVarint());
    lat += lats.reader.readSVarint();
    lon += lons.reader.readSVarint();
    texts.begin();
    if (keysAndValues) readTags(keysAndValues.reader, keysAndValues.end, texts);
    read(id, degrees(grain.latOffset, grain, lat), degrees(grain.lonOffset, grain, lon), texts.tags);
  }
  for (const column of columns.values()) checkEnd(column.reader, column.end);
}

/** Pairs of texts up to a zero. */
function readTags(reader: PbfReader, end: number, texts: BlockTexts): void {
  while (reader.pos < end) {
    const key = reader.readVarint();
    if (key === 0) return;
    texts.add(key, reader.readVarint());
  }
}

/** @throws DamageError */
export function readPlainNode(reader: PbfReader, grain: Grain, tags: ObjectTags, read: ReadNode): void {
  const end = endOfBytes(reader);
  let [id, lat, lon] = [0, 0, 0];
  tags.begin();
  eachField(reader, end, (field) => {
    if (field === 1) id = checkedId(reader.readSVarint());
    else if (field === 8) lat = reader.readSVarint();
    else if (field === 9) lon = reader.readSVarint();
    else tags.read(field, reader);
  });
  read(id, degrees(grain.latOffset, grain, lat), degrees(grain.lonOffset, grain, lon), tags.end());
}

const degrees = (offset: number, { granularity }: Grain, steps: number) =>
  Math.round((offset + granularity * steps) / NANO_PER_UNIT);
