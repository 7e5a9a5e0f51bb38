/** What `/metrics` says of the store, and of what it is asked for. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { monotonic } from '../common/monotonic.ts';
import type { Tracing } from '../common/tracing.ts';
import { type Metrics, SECONDS } from '../http/plugins/metrics.ts';
import type { Store, Unsent } from '../store/store.ts';
import type { WatchStore } from '../store/watch.ts';

const OUTBOX_EVERY_MS = 15_000;

/** Times what the store is asked for: each statement or transaction, with a span for each of them. */
export function timedStore(
  { histogramBy }: Pick<Metrics, 'histogramBy'>,
  tracing: Pick<Tracing, 'during'>,
): WatchStore {
  const help = 'Time of the calls of the store: a statement, or a transaction as a whole.';
  const observe = histogramBy('halte_store_seconds', help, 'result', SECONDS);
  const traced: WatchStore = (name, _isPart, call) =>
    tracing.during('store query', { 'db.query.summary': name }, () => call());
  return async (name, isPart, call) => {
    if (isPart) return traced(name, isPart, call);
    const began = monotonic();
    let result = 'failed';
    try {
      const answer = await traced(name, isPart, call);
      result = 'ok';
      return answer;
    } finally {
      observe(result, (monotonic() - began) / 1_000);
    }
  };
}

/** Adds figures of the store. @returns a function that stops asking it for them. */
export function measureStore({ gaugeBy, gauge }: Metrics, store: Store, now: () => EpochSeconds): () => void {
  gaugeBy('halte_store_connections', 'Connections to the database, and calls that wait for one.', 'state', () => {
    const { busy, idle, waiting } = store.load();
    return new Map(Object.entries({ busy, idle, waiting }));
  });
  /** Asked in the background: a scrape waits for no database. Null: not known. */
  let unsent: Unsent | null = null;
  const ask = () =>
    void store.outbox.unsent().then(
      (answer) => {
        unsent = answer;
      },
      () => {
        unsent = null;
      },
    );
  gaugeBy('halte_outbox_messages', 'Messages that are not sent yet; absent while the store fails.', 'state', () => {
    return new Map(unsent ? Object.entries({ new: unsent.fresh, retried: unsent.failed }) : []);
  });
  gauge('halte_outbox_oldest_seconds', 'Age of the oldest of them; 0: there is none, or the store fails.', () => {
    return unsent?.oldestAt == null ? 0 : Math.max(0, now() - unsent.oldestAt);
  });
  ask();
  const asking = setInterval(ask, OUTBOX_EVERY_MS);
  return () => clearInterval(asking);
}
