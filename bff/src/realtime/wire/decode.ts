import type { FeedMessage } from './gtfsRealtime.ts';
import { readJson } from './json.ts';
import { withinLimits } from './limits.ts';
import type { RealTimeMessage } from './message.ts';
import { readProtobuf, writeProtobuf } from './protobuf.ts';
import { WireError } from './table.ts';
import { FEED_MESSAGE } from './tables.ts';

/** Larger messages are not read. A city's message has a few hundred kilobytes. */
export const MOST_BYTES = 32 * 1_024 * 1_024;

const OBJECT_BEGINS = '{'.charCodeAt(0);

/**
 * Reads a GTFS Realtime message, as protobuf or as JSON, which some publishers use.
 *
 * @throws WireError if the bytes are not exactly one message.
 */
export function decodeMessage(bytes: Uint8Array): RealTimeMessage {
  if (bytes.length === 0) throw new WireError('The message is empty.');
  if (bytes.length > MOST_BYTES) throw new WireError(`The message is larger than ${MOST_BYTES} bytes.`);
  const isJson = bytes[0] === OBJECT_BEGINS;
  const { header, entity = [] } = isJson ? readJson(FEED_MESSAGE, bytes) : readProtobuf(FEED_MESSAGE, bytes);
  if (!header?.gtfsRealtimeVersion) throw new WireError('The message has no header of GTFS Realtime.');
  if (header.incrementality === 'DIFFERENTIAL')
    throw new WireError('The message has changes only (DIFFERENTIAL); request from its publisher the full data set.');
  const entities = entity.filter(({ isDeleted }) => !isDeleted);
  return withinLimits({
    at: header.timestamp || null,
    tripUpdates: entities.flatMap(({ id = '', tripUpdate: value }) => (value ? [{ id, value }] : [])),
    vehicles: entities.flatMap(({ id = '', vehicle: value }) => (value ? [{ id, value }] : [])),
    alerts: entities.flatMap(({ id = '', alert: value }) => (value ? [{ id, value }] : [])),
  });
}

export function encodeMessage(message: FeedMessage): Uint8Array {
  return writeProtobuf(FEED_MESSAGE, message);
}
