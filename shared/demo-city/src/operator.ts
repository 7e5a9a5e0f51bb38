/** The live data that the operator of the city publishes: GTFS Realtime messages and GBFS documents. */
import { createGbfsSystems, SYSTEM_NAMES, type SystemName } from './gbfs/systems.ts';
import type { CityPlaces } from './places/places.ts';
import { createRealTimeMessages, MESSAGE_NAMES, type MessageName } from './realtime/messages.ts';
import type { Network } from './realtime/network.ts';
import type { EpochSeconds } from './timetable/time.ts';

export type { MessageName, Network, SystemName };
export { MESSAGE_NAMES, SYSTEM_NAMES };

export interface Operator {
  /** A GTFS Realtime message as protobuf; null for a name that is not one of {@link MESSAGE_NAMES}. */
  realTimeMessage(name: string): Uint8Array | null;
  /**
   * A GBFS document; null for an unknown system or file.
   *
   * @param folder the address of the system's files, without a slash at its end
   */
  gbfsDocument(system: string, file: string, folder: string): Record<string, unknown> | null;
}

export interface OperatorOptions {
  /** The network of the timetable that is published now. */
  network(): Network;
  readonly places: CityPlaces;
  /** Seconds between two GTFS Realtime messages. */
  readonly everySeconds: number;
  now(): EpochSeconds;
}

export function createOperator({ network, places, everySeconds, now }: OperatorOptions): Operator {
  const messages = createRealTimeMessages(network, { everySeconds, now });
  const systems = createGbfsSystems(places.amenities, network().seed);
  return {
    realTimeMessage(name) {
      const message = MESSAGE_NAMES.find((one) => one === name);
      return message === undefined ? null : messages.message(message);
    },
    gbfsDocument: (system, file, folder) => systems.document(system, file, folder, now()),
  };
}
