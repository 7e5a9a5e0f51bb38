/** What the main thread and a thread that searches say to each other. All of it is plain data. */
import type { SearchRequest } from '../journeys/request.ts';
import type { RequestError } from '../problems/requestError.ts';
import type { TripUpdates } from '../timetable/realtime/tripUpdates.ts';
import type { SharedFeed } from '../timetable/sharing.ts';

/** Taken in the order in which they are sent: what is asked after a network has been sent is answered with that one. */
export type Order =
  /** Without a feed, the timetable stays and only the real time is another. */
  | { readonly kind: 'network'; readonly feed: SharedFeed | null; readonly updates: TripUpdates }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest };

export type Report =
  /** Once, when orders can be taken. */
  | { readonly kind: 'ready' }
  /** `text` is the JSON of the answer. */
  | { readonly kind: 'answer'; readonly id: number; readonly text: string }
  | { readonly kind: 'refusal'; readonly id: number; readonly refusal: RequestErrorData }
  /** An error that nobody foresaw, with its stack. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

export type RequestErrorData = Pick<RequestError, 'reason' | 'code' | 'message' | 'retryAfterSeconds'>;
