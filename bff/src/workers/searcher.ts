import type { EpochSeconds } from '@halte/engine/common/time';
import { findFor } from '@halte/engine/journeys/found';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { RequestError } from '@halte/engine/problems/requestError';
import { type CommonParts, commonPartsOf, takeCommonParts } from '@halte/engine/search/day/commonParts';
import { prepareSearches } from '@halte/engine/search/raptor/prepare';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { monotonic } from '../common/monotonic.ts';
import { busy } from '../problems/requestError.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { feedOf, type SharedFeed, withSharedColumns, withWalks } from '../timetable/sharing.ts';
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
  /** The timetable whose parts another thread makes, which its searches wait for. */
  let awaited: { readonly timetable: number; readonly arrived: PromiseWithResolvers<void> } | null = null;

  function prepared(network: Feed, number: number, parts: CommonParts | 'make' | undefined): Report {
    const made = parts === 'make' ? withSharedColumns(commonPartsOf(network)) : null;
    const taken = made ?? parts;
    if (taken !== undefined && taken !== 'make') takeCommonParts(network, taken);
    prepareSearches(network, now());
    return { kind: 'prepared', timetable: number, parts: made };
  }

  function takeNetwork({ feed: shared, walks, updates, timetable: number, parts }: OrderOf<'network'>): Report | null {
    if (shared) timetable = networkFeed(shared, walks);
    feed = timetable && withUpdates(timetable, updates);
    if (!shared || !timetable) return null;
    awaited?.arrived.resolve();
    awaited = null;
    if (parts !== 'await') return prepared(timetable, number, parts);
    awaited = { timetable: number, arrived: Promise.withResolvers() };
    return null;
  }

  function takeParts({ timetable: number, parts }: OrderOf<'parts'>): Report | null {
    if (!timetable || number !== awaited?.timetable) return null;
    const report = prepared(timetable, number, parts);
    awaited.arrived.resolve();
    awaited = null;
    return report;
  }

  async function search(order: OrderOf<'search' | 'answer'>): Promise<Report> {
    const { id } = order;
    const live = feed;
    await awaited?.arrived.promise;
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
  }

  return async (order) => {
    if (order.kind === 'network') return takeNetwork(order);
    return order.kind === 'parts' ? takeParts(order) : search(order);
  };
}

type OrderOf<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

function networkFeed(shared: SharedFeed, walks: WalkTables | null): Feed {
  const feed = feedOf(shared);
  return walks ? withWalks(feed, streetWalks(feed, walks)) : feed;
}
