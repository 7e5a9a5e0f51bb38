/**
 * The seam to a journey engine: which vehicles to take. All else of an answer (boards, lines, fares, live data, codes, "later", details) comes from the timetable,
 * so that no two screens disagree. `testing/rideFinderContract.ts` tests every implementation.
 */
import type { EpochSeconds } from '../common/time.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import type { Plan } from './plan.ts';
import type { SearchRequest } from './request.ts';
import type { ServiceDayEnds } from './serviceDayEnds.ts';

export type EmptyReason =
  | 'outside-timetable'
  | 'no-stop-near-origin'
  | 'no-stop-near-destination'
  | 'nothing-runs'
  | 'walking-is-quicker';

/** Plain data: it is passed between threads. Indices are those of the feed of the request. */
export type Rides =
  /** At least one journey by public transport, unordered; may contain duplicates. `ends` is null where the finder does not know them. */
  | { readonly plans: readonly Plan[]; readonly reason: null; readonly ends: ServiceDayEnds | null }
  /** `hasOtherTimes` is false if the same search finds nothing at any other time. */
  | { readonly plans: readonly []; readonly reason: EmptyReason; readonly hasOtherTimes: boolean };

export type Direction = SearchRequest['direction'];

/** The conditions of one question to a finder. */
export interface EngineCall {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** When the answer is too late: milliseconds on the clock of `performance.now()` of the same thread. */
  readonly deadline: number;
  /** W3C Trace Context of the request, to be passed on; null: none. */
  readonly traceparent: string | null;
}

/** What a finder can be asked for. */
export interface EngineOffers {
  /** `places`: a via place may be anywhere; `stops`: only a stop area or a stop point. */
  readonly via: 'places' | 'stops';
  /** Whether the first and the last journey of a service day are known. */
  readonly dayEnds: boolean;
}

export interface EngineHealth {
  readonly state: 'ok' | 'degraded' | 'down';
  /** For operators; null where the state is `ok`. */
  readonly problem: string | null;
}

export interface RideFinder {
  readonly name: 'own' | 'otp' | 'motis';
  readonly offers: EngineOffers;
  /**
   * Journeys by public transport in the hour of the request or, if there are few, in the hour of the next one; else a reason: docs/journeys.md.
   *
   * @param feed with live data; the stops of the request and the trips of the journeys are indices of it.
   * @throws {EngineError}, or the reason of the signal.
   */
  find(feed: Feed, request: SearchRequest, call: EngineCall): Promise<Rides>;
  /**
   * Rule 25, after {@link find} was asked in vain. `departAfter`: the next departure of a journey that is shown, after the day of the request or, for a
   * request to arrive by a time, from `now` on. `arriveBy`: the last arrival that can still be made before the day of the request. Null: none, or
   * not known.
   *
   * @throws {EngineError}, or the reason of the signal.
   */
  nextService(feed: Feed, request: SearchRequest, direction: Direction, call: EngineCall): Promise<EpochSeconds | null>;
  health(): EngineHealth;
  close(): Promise<void>;
}

/** `unavailable`: no answer in time, or none at all; `refused`: the engine rejects the question; `unreadable`: the answer is not one. */
export type EngineErrorCode = 'unavailable' | 'refused' | 'unreadable';

/** An engine does not answer as it should. Travellers get 503 `engine-unavailable`; the message is for operators. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
  }
}
