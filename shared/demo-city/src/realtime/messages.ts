/** The real-time data of the city as GTFS Realtime messages. */
import type { EpochSeconds } from '../timetable/time.ts';
import { alerts } from './alerts.ts';
import { encodeFeedMessage, type FeedEntity } from './encode.ts';
import { extraTrips } from './extraTrips.ts';
import type { Network } from './network.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import { tripUpdates } from './tripUpdates.ts';
import { vehiclePositions } from './vehiclePositions.ts';

export const MESSAGE_NAMES = ['trip-updates', 'vehicle-positions', 'alerts'] as const;
export type MessageName = (typeof MESSAGE_NAMES)[number];

export interface RealTimeMessages {
  /** As of the last full interval: the same bytes until the next one begins. */
  message(name: MessageName): Uint8Array;
}

export interface MessageOptions {
  /** Seconds between two messages. */
  readonly everySeconds: number;
  now(): EpochSeconds;
}

const ENTITIES: Readonly<Record<MessageName, (schedule: Schedule, now: EpochSeconds) => FeedEntity[]>> = {
  'trip-updates': (schedule, now) => [...tripUpdates(schedule, now), ...extraTrips(schedule, now)],
  'vehicle-positions': vehiclePositions,
  alerts: (schedule, now) => alerts(schedule.network, now),
};

/**
 * The same network (with its seed) and time give the same messages.
 *
 * @param network the network of the timetable that is published now; another one replaces it when the timetable is renewed
 */
export function createRealTimeMessages(
  network: () => Network,
  { everySeconds, now }: MessageOptions,
): RealTimeMessages {
  let current = createSchedule(network());
  const latest = new Map<MessageName, { readonly at: EpochSeconds; readonly bytes: Uint8Array }>();

  function scheduleNow(): Schedule {
    const published = network();
    if (current.network !== published) {
      current = createSchedule(published);
      latest.clear();
    }
    return current;
  }

  return {
    message(name) {
      const schedule = scheduleNow();
      const at = Math.floor(now() / everySeconds) * everySeconds;
      const last = latest.get(name);
      if (last?.at === at) return last.bytes;
      const bytes = encodeFeedMessage(ENTITIES[name](schedule, at), at);
      latest.set(name, { at, bytes });
      return bytes;
    },
  };
}
