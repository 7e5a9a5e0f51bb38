import type { JourneySearch } from '../workers/journeys.ts';
import type { LiveNetwork } from './liveNetwork.ts';

/** Requests may come once live data was read, or does not come in time, and the first search need not wait for what the next ones have. */
export function readinessOf(
  network: Pick<LiveNetwork, 'isReady'>,
  journeys: Pick<JourneySearch, 'prepared'>,
): () => boolean {
  let isPrepared = false;
  void journeys.prepared().then(() => {
    isPrepared = true;
  });
  return () => isPrepared && network.isReady();
}
