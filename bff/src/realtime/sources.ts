/** Where real-time messages come from, and their last answers. */
import type { EpochSeconds } from '../common/time.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { createFetchLive, shownAddress } from './fetchLive.ts';
import type { HeadersFor } from './liveHeaders.ts';
import { createPoll, type Poll } from './poll.ts';
import type { SourceHealth } from './resolve/model.ts';
import { decodeMessage, MOST_BYTES } from './wire/decode.ts';
import type { RealTimeMessage } from './wire/message.ts';

export interface RealTimeSource {
  /** Names it to operators; without secrets. */
  readonly name: string;
  /** The bytes of one GTFS Realtime message. Rejects with an error whose message is a message for an operator. */
  load(signal: AbortSignal): Promise<Uint8Array>;
  /** The message with the ids of the network, where those of the source are others. */
  readonly toNetworkIds?: (message: RealTimeMessage) => RealTimeMessage;
}

export interface Received {
  readonly message: RealTimeMessage;
  /** When it was written; when it came, if it does not say so or names the future. */
  readonly writtenAt: EpochSeconds;
  readonly receivedAt: EpochSeconds;
}

/**
 * Delays and positions older than this are used no more. Publishers are to renew them every 90 s at least; five minutes forgive two
 * that went missing, and by then the plan is the better guess: a vehicle is late by other minutes than it was, and has moved on.
 */
export const FRESH_SECONDS = 300;

export function addressSource(url: string, headersFor: HeadersFor): RealTimeSource {
  const fetchLive = createFetchLive(headersFor);
  const accept = 'application/x-protobuf, application/octet-stream;q=0.9, application/json;q=0.5';
  return {
    name: shownAddress(url),
    load: (signal) => fetchLive(url, { signal, mostBytes: MOST_BYTES, accept }),
  };
}

/** Makes a message of the bytes of a source. @throws WireError */
export type Decode = (bytes: Uint8Array, signal: AbortSignal) => Promise<RealTimeMessage>;

const decodeHere: Decode = async (bytes) => decodeMessage(bytes);

/** Of bytes that are the same as before, as those of a source that has nothing new, the message is too. */
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
  return createPoll<Received>({
    source: source.name,
    everySeconds,
    staleSeconds: FRESH_SECONDS,
    now,
    async load(signal) {
      const published = await decoded(await source.load(signal), signal);
      const message = source.toNetworkIds?.(published) ?? published;
      const receivedAt = now();
      const writtenAt = Math.min(message.at ?? receivedAt, receivedAt);
      // Alerts stay as they are for weeks; some publishers publish a message again only when one changes.
      const hasOnlyAlerts = message.tripUpdates.length === 0 && message.vehicles.length === 0;
      return { value: { message, writtenAt, receivedAt }, at: hasOnlyAlerts ? receivedAt : writtenAt };
    },
    onChange,
  });
}

/** Trips that no timetable has. */
const NEW_TRIPS: readonly (string | undefined)[] = ['ADDED', 'NEW'];

/** How a source does, and whether what it tells is about this timetable at all. */
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
  // A few are of a timetable that is older or newer by a day; of most, the timetable is another one.
  const isOther = unknown * 2 > trips.length;
  return { ...health, warnings, problem: health.problem ?? (isOther ? message : null) };
}
