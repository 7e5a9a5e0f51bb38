/** Messages between the main thread and a search thread. All of it is plain data. */
import type { Found } from '@halte/engine/journeys/found';
import type { RequestError } from '@halte/engine/problems/requestError';
import type { CommonParts } from '@halte/engine/search/day/commonParts';
import type { TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import type { WalkTables } from '../streets/walkTables.ts';
import type { SharedFeed } from '../timetable/sharing.ts';
import type { ThreadTimes } from './searchParts.ts';
import type { Written } from './writeAnswer.ts';

/** What threads share of a large timetable; `make`: makes it and reports it; `await`: comes with an order of its own. */
export type PartsOrder = 'make' | 'await' | CommonParts;

/** Processed in the order sent: a search sent after a network is answered with that network. */
export type Order =
  /** Without a feed, the timetable and the streets stay and only real time changes. */
  | {
      readonly kind: 'network';
      readonly feed: SharedFeed | null;
      /** Null: walks are straight lines. */
      readonly walks: WalkTables | null;
      readonly updates: TripUpdates;
      /** Of the timetable, which the parts that are made of it are reported with. */
      readonly timetable: number;
      /** Absent: nothing is shared, each thread makes what it needs. */
      readonly parts?: PartsOrder;
    }
  /** Ignored unless they are those of the timetable sent last, and awaited. */
  | { readonly kind: 'parts'; readonly timetable: number; readonly parts: CommonParts }
  | (Written & { readonly kind: 'search'; readonly id: number })
  /** What a finder on the main thread found on the network sent last: only the answer is written. */
  | (Written & { readonly kind: 'answer'; readonly id: number; readonly found: Found | null });

export type Report =
  /** Sent once, when orders can be processed. */
  | { readonly kind: 'ready' }
  /** After each timetable: searches on it need not make anything first. With what the thread has made for all, in shared memory. */
  | { readonly kind: 'prepared'; readonly timetable: number; readonly parts: CommonParts | null }
  /** The JSON of the answer as it is sent, in a separate buffer: the main thread would have to copy, encode and compress a string. */
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly body: Uint8Array<ArrayBuffer>;
      readonly times: ThreadTimes;
    }
  | { readonly kind: 'request-error'; readonly id: number; readonly error: RequestErrorData }
  /** An unexpected error, with its stack. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

type RequestErrorData = Pick<RequestError, 'reason' | 'code' | 'message' | 'retryAfterSeconds'>;
