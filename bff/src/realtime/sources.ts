/** Sources of real-time messages, and their last answers. */
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Fetched, LiveReading } from './fetched.ts';
import { createFetchLive, shownAddress } from './fetchLive.ts';
import type { HeadersFor } from './liveHeaders.ts';
import { createPoll, type Poll, type Snapshot } from './poll.ts';
import type { SourceHealth } from './resolve/model.ts';
import { decodeMessage, MOST_BYTES } from './wire/decode.ts';
import type { RealTimeMessage } from './wire/message.ts';

export interface RealTimeSource {
  /** Name for operators; without secrets. */
  readonly name: string;
  /** One GTFS Realtime message; the same object as long as its source has not been asked again. Rejects with an error whose message is for an operator. */
  load(signal: AbortSignal): Promise<Fetched>;
  /** Maps the ids of a message to those of the network, if they differ. */
  readonly toNetworkIds?: (message: RealTimeMessage) => RealTimeMessage;
}

export interface Received {
  readonly message: RealTimeMessage;
  /** When it was written; when it was received if it has no timestamp or one in the future. */
  readonly writtenAt: EpochSeconds;
  readonly receivedAt: EpochSeconds;
}

/**
 * Delays and positions older than this are no longer used. Publishers should refresh them at least every 90 s; five minutes tolerate two
 * missed updates, and after that the schedule is the better estimate: the delay has changed, and the vehicle has moved on.
 */
export const FRESH_SECONDS = 300;

export function addressSource(url: string, headersFor: HeadersFor, reading: LiveReading): RealTimeSource {
  const fetchLive = createFetchLive(headersFor);
  const accept = 'application/x-protobuf, application/octet-stream;q=0.9, application/json;q=0.5';
  const read = reading.readerOf((address, signal, traceparent) =>
    fetchLive(address, { signal, mostBytes: MOST_BYTES, accept, traceparent }),
  );
  return { name: shownAddress(url), load: (signal) => read(url, signal, reading.maxAgeSeconds) };
}

/** Decodes the bytes of a source to a message. @throws WireError */
export type Decode = (bytes: Uint8Array, signal: AbortSignal) => Promise<RealTimeMessage>;

const decodeHere: Decode = async (bytes) => decodeMessage(bytes);

/** Returns the previous message if the bytes are unchanged, as from a source without news. */
function decodeOnce(decode: Decode): Decode {
  let last: { readonly bytes: Uint8Array; readonly message: RealTimeMessage } | null = null;
  return async (bytes, signal) => {
    if (last?.bytes !== bytes) last = { bytes, message: await decode(bytes, signal) };
    return last.message;
  };
}

export interface SourcePollOptions {
  readonly decode?: Decode | undefined;
  readonly everySeconds: number;
  now(): EpochSeconds;
  onChange(): void | Promise<void>;
}

export function pollSource(
  source: RealTimeSource,
  { decode = decodeHere, everySeconds, now, onChange }: SourcePollOptions,
): Poll<Received> {
  const decoded = decodeOnce(decode);
  let last: { readonly fetched: Fetched; readonly snapshot: Snapshot<Received> } | null = null;

  async function receive({ bytes, at: receivedAt }: Fetched, signal: AbortSignal): Promise<Snapshot<Received>> {
    const published = await decoded(bytes, signal);
    const message = source.toNetworkIds?.(published) ?? published;
    const writtenAt = Math.min(message.at ?? receivedAt, receivedAt);
    // Alerts remain unchanged for weeks; some publishers write a new message only when one changes.
    const hasOnlyAlerts = message.tripUpdates.length === 0 && message.vehicles.length === 0;
    return { value: { message, writtenAt, receivedAt }, at: hasOnlyAlerts ? receivedAt : writtenAt };
  }

  return createPoll<Received>({
    source: source.name,
    everySeconds,
    staleSeconds: FRESH_SECONDS,
    now,
    async load(signal) {
      const fetched = await source.load(signal);
      if (fetched !== last?.fetched) last = { fetched, snapshot: await receive(fetched, signal) };
      return last.snapshot;
    },
    onChange,
  });
}

/** Schedule relationships of trips that are not in a timetable. */
const NEW_TRIPS: readonly (string | undefined)[] = ['ADDED', 'NEW'];

/** Health of a source, including whether its data matches this timetable at all. */
export function healthOf(poll: Poll<Received>, feed: Feed): SourceHealth {
  const health = poll.health();
  const trips = (poll.current()?.value.message.tripUpdates ?? []).flatMap(({ value: { trip } }) =>
    trip?.tripId === undefined || NEW_TRIPS.includes(trip.scheduleRelationship) ? [] : trip.tripId,
  );
  const unknown = trips.filter((id) => feed.trips.ids.find(id) === undefined).length;
  const leftOut = poll.current()?.value.message.leftOut ?? 0;
  const beyond = {
    code: 'beyond-limits',
    message: `Left out as more than any network has: ${leftOut}.`,
    count: leftOut,
  };
  const warnings = leftOut > 0 ? [beyond] : [];
  if (unknown === 0) return leftOut > 0 ? { ...health, warnings } : health;
  const message =
    unknown === trips.length
      ? `None of the ${unknown} trips it tells of is in the timetable.`
      : `Of the ${trips.length} trips it tells of, ${unknown} are not in the timetable.`;
  warnings.push({ code: 'unknown-trip', message, count: unknown });
  // A few unknown trips come from a slightly older or newer timetable; if most are unknown, it is a different timetable.
  const isOther = unknown * 2 > trips.length;
  return { ...health, warnings, problem: health.problem ?? (isOther ? message : null) };
}
