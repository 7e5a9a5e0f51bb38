import { answerOf } from '@halte/engine/journeys/answer';
import type { Found } from '@halte/engine/journeys/found';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Encoding } from '@halte/server/acceptedEncoding';
import { compressHere } from '../common/compress.ts';
import { planFare } from '../journeys/planFare.ts';

/** How an answer is written. */
export interface Written {
  readonly request: SearchRequest;
  /** Null: not compressed. */
  readonly encoding: Encoding | null;
}

const utf8 = new TextEncoder();

/** The JSON of the answer in UTF-8, in memory of its own, which can be handed to another thread: a `Buffer` may be a part of shared memory that cannot. */
export function writeAnswer(feed: Feed, { request, encoding }: Written, found: Found | null): Uint8Array<ArrayBuffer> {
  const json = utf8.encode(JSON.stringify(answerOf(feed, request, found, planFare)));
  return encoding === null ? json : new Uint8Array(compressHere(json, encoding));
}
