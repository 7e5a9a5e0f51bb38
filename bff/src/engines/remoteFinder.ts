import type { RideFinder } from '@halte/engine/journeys/rideFinder';
import type { Tracing } from '../common/tracing.ts';
import type { Send } from './engineCalls.ts';
import type { RideTally } from './rideTally.ts';

export interface RemoteOptions {
  /** Where the engine is, without the path of its API. */
  readonly address: string;
  /** The timetable of a feed of the engine, by its name there; the rest have the same name in both. */
  readonly feeds: ReadonlyMap<string, string>;
  /** Timeout of a call, in milliseconds. */
  readonly timeoutMs: number;
  /** Limit of concurrent calls. */
  readonly most: number;
  readonly onCall?: (seconds: number) => void;
  readonly tracing?: Pick<Tracing, 'during'>;
  /** Replaces the network in tests with recorded answers. */
  readonly send?: Send;
}

/** An engine that is asked over the network. */
export interface RemoteFinder extends RideFinder {
  readonly name: 'otp' | 'motis';
  /** Journeys by whether they were used, and why not. */
  readonly rides: RideTally;
}
