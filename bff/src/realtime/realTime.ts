/** Live data in addition to the timetable: polls sources, merges their data and keeps it consistent with the timetable in use. */

import type { EpochSeconds } from '@halte/engine/common/time';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import { NO_UPDATES, type TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { finished, inTurns, type NextTurn, type Steps } from '../common/steps.ts';
import { type AlertIndex, alertIndexSteps } from './alerts.ts';
import { alertSteps } from './resolve/alerts.ts';
import type { Drops } from './resolve/drops.ts';
import type { SourceHealth, VehiclePosition } from './resolve/model.ts';
import { tripUpdateSteps } from './resolve/resolveTripUpdates.ts';
import { vehicleSteps } from './resolve/vehicles.ts';
import { type Decode, FRESH_SECONDS, healthOf, pollSource, type RealTimeSource, type Received } from './sources.ts';
import type { RealTimeMessage } from './wire/message.ts';

export interface RealTimeState {
  /** The timetable that all data was resolved against. */
  readonly feed: Feed;
  readonly updates: TripUpdates;
  readonly vehicles: readonly VehiclePosition[];
  readonly alerts: AlertIndex;
  /** Counts of received data that could not be used, by code. */
  readonly dropped: Readonly<Record<string, number>>;
}

export interface RealTimeOptions {
  readonly sources: readonly RealTimeSource[];
  readonly everySeconds: number;
  /** How often polls ask, where that is not the interval at which sources are to be asked. */
  readonly askSeconds?: number | null;
  /** Default: decoding on this thread. */
  readonly decode?: Decode;
  /** Awaited between two steps of a large message. */
  readonly nextTurn?: NextTurn;
  /** The timetable in use. */
  feed(): Feed;
  now(): EpochSeconds;
  /** Called when something has changed. */
  onChange(state: RealTimeState): void;
}

export interface RealTime {
  current(): RealTimeState;
  health(): SourceHealth[];
  /** Fetches all sources once. Never rejects. */
  refresh(): Promise<void>;
  /** To be called when the timetable has been replaced: the last answers of the sources are resolved against the new one at once. */
  feedChanged(): void;
  start(): void;
  stop(): void;
}

/** Alerts that cannot be refreshed stay in use for an hour: a lift is rarely repaired within minutes, and alerts state their own end. */
const ALERTS_MAX_AGE_SECONDS = 3_600;

/** Several sources may report the same trips; the most recently written update of each trip wins. */
export function createRealTime(options: RealTimeOptions): RealTime {
  const { everySeconds, now, decode, nextTurn } = options;
  const polls = options.sources.map((source) =>
    pollSource(source, { decode, everySeconds: options.askSeconds ?? everySeconds, now, onChange: resolveInTurns }),
  );
  const feed = () => timetableOf(options.feed());
  const tripUpdates = remembered((against, heard) => tripUpdateSteps(against, merged(heard), now()));
  const positions = remembered((against, heard) => vehicleSteps(against, merged(heard), now()));
  const alerts = remembered(function* (against, heard) {
    const resolved = yield* alertSteps(against, merged(heard));
    return { ...resolved, index: yield* alertIndexSteps(resolved.alerts, against) };
  });
  let state: RealTimeState | null = null;
  let timer: NodeJS.Timeout | null = null;
  /** Counts requests to resolve, so that a resolution can detect newer data. */
  let wanted = 0;
  let resolution: Promise<void> | null = null;

  function heard(kind: 'tripUpdates' | 'vehicles' | 'alerts', clock: 'writtenAt' | 'receivedAt', seconds: number) {
    return polls
      .flatMap((poll) => poll.current()?.value ?? [])
      .filter((received) => received.message[kind].length > 0 && now() - received[clock] <= seconds)
      .sort((a, b) => a.writtenAt - b.writtenAt);
  }

  function* steps(): Steps<RealTimeState> {
    const against = feed();
    const trips = heard('tripUpdates', 'writtenAt', FRESH_SECONDS);
    const { updates, dropped } = yield* tripUpdates(against, trips);
    const { vehicles, dropped: notPlaced } = yield* positions(against, heard('vehicles', 'writtenAt', FRESH_SECONDS));
    const ofAlerts = heard('alerts', 'receivedAt', ALERTS_MAX_AGE_SECONDS);
    const { index, dropped: droppedAlerts } = yield* alerts(against, ofAlerts);
    return {
      feed: against,
      updates: trips.length === 0 ? NO_UPDATES : updates,
      vehicles: stillThere(vehicles, state?.vehicles, now()),
      alerts: index,
      dropped: summed([dropped, notPlaced, droppedAlerts]),
    };
  }

  function use(next: RealTimeState): void {
    if (state && !differ(state, next)) return;
    state = next;
    options.onChange(next);
  }

  /** Lets callers be answered between the steps of a large message. The current state stays in use until all steps are done. */
  function resolveInTurns(): Promise<void> {
    wanted++;
    resolution ??= resolveWanted().finally(() => {
      resolution = null;
    });
    return resolution;
  }

  async function resolveWanted(): Promise<void> {
    for (let done = 0; done < wanted; ) {
      done = wanted;
      const next = await inTurns(steps(), nextTurn);
      // Otherwise the timetable was replaced, and feedChanged() has resolved everything against the new one.
      if (next.feed === feed()) use(next);
    }
  }

  return {
    current() {
      state ??= finished(steps());
      return state;
    },
    health: () => polls.map((poll) => healthOf(poll, feed())),
    async refresh() {
      await Promise.all(polls.map((poll) => poll.refresh()));
      await resolveInTurns();
    },
    feedChanged: () => use(finished(steps())),
    start() {
      if (timer) return;
      for (const poll of polls) poll.start();
      // Data that is not refreshed expires even if nothing is received.
      timer = setInterval(() => void resolveInTurns(), everySeconds * 1_000);
      timer.unref();
    },
    stop() {
      for (const poll of polls) poll.stop();
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}

/** Resolves again only for new data or another timetable. */
function remembered<T>(
  resolve: (feed: Feed, heard: readonly Received[]) => Steps<T>,
): (feed: Feed, heard: readonly Received[]) => Steps<T> {
  let last: { readonly feed: Feed; readonly heard: readonly Received[]; readonly value: T } | null = null;
  return function* (feed, heard) {
    const isSame =
      last?.feed === feed && last.heard.length === heard.length && heard.every((one, i) => one === last?.heard[i]);
    if (last && isSame) return last.value;
    const before = last;
    const value = yield* resolve(feed, heard);
    // Otherwise newer data was resolved between the steps.
    if (last === before) last = { feed, heard, value };
    return value;
  };
}

/** Merges all messages, oldest first; entities without a timestamp get that of their message. */
function merged(heard: readonly Received[]): RealTimeMessage {
  return {
    at: heard.at(-1)?.writtenAt ?? null,
    tripUpdates: heard.flatMap(({ message, writtenAt }) => message.tripUpdates.map((one) => dated(one, writtenAt))),
    vehicles: heard.flatMap(({ message, writtenAt }) => message.vehicles.map((one) => dated(one, writtenAt))),
    alerts: heard.flatMap(({ message }) => message.alerts),
  };
}

function dated<T extends { readonly value: { readonly timestamp?: number | undefined } }>(
  entry: T,
  at: EpochSeconds,
): T {
  return entry.value.timestamp ? entry : { ...entry, value: { ...entry.value, timestamp: at } };
}

/** Drops vehicles without a recent position, which a refreshed message may still contain. Returns the previous array if nothing changed. */
function stillThere(
  vehicles: readonly VehiclePosition[],
  before: readonly VehiclePosition[] | undefined,
  now: EpochSeconds,
): readonly VehiclePosition[] {
  const there = vehicles.filter(({ at }) => now - at <= FRESH_SECONDS);
  const isSame = before?.length === there.length && there.every((vehicle, i) => vehicle === before[i]);
  return isSame && before ? before : there;
}

function differ(one: RealTimeState, other: RealTimeState): boolean {
  return (
    one.feed !== other.feed ||
    one.updates !== other.updates ||
    one.vehicles !== other.vehicles ||
    one.alerts !== other.alerts
  );
}

function summed(all: readonly Drops[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const drops of all) for (const [code, count] of drops) sums[code] = (sums[code] ?? 0) + count;
  return sums;
}
