import type { EpochSeconds } from '@halte/engine/common/time';
import { findFor } from '@halte/engine/journeys/found';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { RequestError } from '@halte/engine/problems/requestError';
import { prepareSearches } from '@halte/engine/search/raptor/prepare';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { monotonic } from '../common/monotonic.ts';
import { busy } from '../problems/requestError.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { feedOf, type SharedFeed, withWalks } from '../timetable/sharing.ts';
import type { Order, Report } from './messages.ts';
import { writeAnswer } from './writeAnswer.ts';

/**
 * Creates the order handler of a search thread; its result is null if there is nothing to report. Each search is answered on
 * the network sent before it.
 */
export function createSearcher(
  now: () => EpochSeconds = () => Math.floor(Date.now() / 1_000),
): (order: Order) => Promise<Report | null> {
  const finder = createOwnFinder();
  let timetable: Feed | null = null;
  let feed: Feed | null = null;
  return async (order) => {
    if (order.kind === 'network') {
      if (order.feed) timetable = networkFeed(order.feed, order.walks);
      feed = timetable && withUpdates(timetable, order.updates);
      if (!order.feed || !timetable) return null;
      prepareSearches(timetable, now());
      return { kind: 'prepared' };
    }
    const { id } = order;
    const live = feed;
    const began = monotonic();
    try {
      if (!live) throw busy('loading', 'The timetable is still being loaded: try again in a few seconds.', 1);
      const found = order.kind === 'answer' ? order.found : await findFor(finder, live, order.request, NO_LIMITS);
      const foundAt = order.kind === 'answer' ? began : monotonic();
      const body = writeAnswer(live, order, found);
      return { kind: 'answer', id, body, times: { began, found: foundAt, written: monotonic() } };
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
