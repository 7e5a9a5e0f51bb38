/** What the main thread and a thread that searches send to each other. All of it is plain data. */
import type { SearchRequest } from '../journeys/request.ts';
import type { RequestError } from '../problems/requestError.ts';
import type { TripUpdates } from '../timetable/realtime/tripUpdates.ts';
import type { SharedFeed } from '../timetable/sharing.ts';

/** Taken in the order in which they are sent: a search sent after a network is answered with that network. */
export type Order =
  /** Without a feed, the timetable stays and only the real time is another. */
  | { readonly kind: 'network'; readonly feed: SharedFeed | null; readonly updates: TripUpdates }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest };

export type Report =
  /** Once, when orders can be taken. */
  | { readonly kind: 'ready' }
  /** The JSON of the answer in UTF-8, in memory of its own: as a text, the main thread would copy it and then encode it. */
  | { readonly kind: 'answer'; readonly id: number; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'request-error'; readonly id: number; readonly error: RequestErrorData }
  /** An unexpected error, with its stack. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

type RequestErrorData = Pick<RequestError, 'reason' | 'code' | 'message' | 'retryAfterSeconds'>;
