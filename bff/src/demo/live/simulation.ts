/** The demo city's real time, as an operator would publish it: GTFS Realtime messages, byte for byte. */
import type { RealTimeSource } from '../../realtime/sources.ts';
import { encodeMessage } from '../../realtime/wire/decode.ts';
import type { FeedEntity } from '../../realtime/wire/gtfsRealtime.ts';
import type { EpochSeconds, Feed } from '../../timetable/feed.ts';
import { timetableOf } from '../../timetable/realtime/overlay.ts';
import { simulatedAlerts } from './alerts.ts';
import { simulatedExtraRuns } from './extraRuns.ts';
import { simulatedVehicles } from './positions.ts';
import { simulatedTripUpdates } from './tripUpdates.ts';

export const SIMULATED_MESSAGES = ['trip-updates', 'vehicle-positions', 'alerts'] as const;
export type SimulatedMessage = (typeof SIMULATED_MESSAGES)[number];

export interface Simulation {
  /** As of the last full poll period: the same bytes until the next one begins. */
  message(which: SimulatedMessage): Uint8Array;
}

export interface SimulationOptions {
  /** The demo city's timetable. */
  feed(): Feed;
  /** The same seed, timetable and time give the same messages. */
  readonly seed: number;
  readonly everySeconds: number;
  now(): EpochSeconds;
}

type Writer = (feed: Feed, seed: number, now: EpochSeconds) => FeedEntity[];

const WRITERS: Readonly<Record<SimulatedMessage, Writer>> = {
  'trip-updates': (...about) => [...simulatedTripUpdates(...about), ...simulatedExtraRuns(...about)],
  'vehicle-positions': simulatedVehicles,
  alerts: simulatedAlerts,
};

export function createSimulation(options: SimulationOptions): Simulation {
  const written = new Map<SimulatedMessage, { feed: Feed; at: EpochSeconds; bytes: Uint8Array }>();
  return {
    message(which) {
      const feed = timetableOf(options.feed());
      const at = Math.floor(options.now() / options.everySeconds) * options.everySeconds;
      const last = written.get(which);
      if (last?.feed === feed && last.at === at) return last.bytes;
      const bytes = encodeMessage({
        header: { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: at },
        entity: WRITERS[which](feed, options.seed, at),
      });
      written.set(which, { feed, at, bytes });
      return bytes;
    },
  };
}

/** The messages as sources for `createRealTime`: they are read as if they came from elsewhere. */
export function simulatedSources(simulation: Simulation): RealTimeSource[] {
  return SIMULATED_MESSAGES.map((which) => ({
    name: `simulated ${which}`,
    load: async () => simulation.message(which),
  }));
}
