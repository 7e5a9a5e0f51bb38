import type { JourneyEngine } from '../engine/journeyEngine.ts';
import { createEngine } from '../engine/raptor/engine.ts';
import { answerRequest } from '../journeys/answer.ts';
import { busy, RequestError } from '../problems/requestError.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { feedOf, type SharedFeed, withWalks } from '../timetable/sharing.ts';
import type { Order, Report } from './messages.ts';

/** Not `Buffer.from`, which puts short strings in pooled memory that cannot be transferred. */
const utf8 = new TextEncoder();

/** Creates the order handler of a search thread; it returns null if there is nothing to report. */
export function createSearcher(): (order: Order) => Report | null {
  let timetable: Feed | null = null;
  let engine: JourneyEngine | null = null;
  return (order) => {
    if (order.kind === 'network') {
      if (order.feed) timetable = networkFeed(order.feed, order.walks);
      engine = timetable && createEngine(withUpdates(timetable, order.updates));
      return null;
    }
    const { id, request } = order;
    try {
      if (!engine) throw busy('loading', 'The timetable is still being loaded: try again in a few seconds.', 1);
      const answer = answerRequest({ feed: engine.feed, engine }, request);
      return { kind: 'answer', id, json: utf8.encode(JSON.stringify(answer)) };
    } catch (error) {
      if (error instanceof RequestError) {
        const { reason, code, message, retryAfterSeconds } = error;
        return { kind: 'request-error', id, error: { reason, code, message, retryAfterSeconds } };
      }
      return { kind: 'failure', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}

function networkFeed(shared: SharedFeed, walks: WalkTables | null): Feed {
  const feed = feedOf(shared);
  return walks ? withWalks(feed, streetWalks(feed, walks)) : feed;
}
