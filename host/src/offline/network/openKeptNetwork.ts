/** Reads the kept timetable. For a dedicated worker: it takes a fifth of a second, and code that pages do without. */

import { readNetworkFile } from '@halte/engine/networkFile/readNetworkFile';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { forgetNetwork, type KeptNetwork, keptFile, keptNetwork } from './keptNetwork.ts';

export interface OpenNetwork extends KeptNetwork {
  readonly feed: Feed;
}

/** Null: none is kept, it is over, or it cannot be read, and then it is deleted. @param today in the zone of the network. */
export async function openKeptNetwork(today: string): Promise<OpenNetwork | null> {
  const network = await keptNetwork(today);
  const file = network && (await keptFile(network));
  if (!file) return null;
  try {
    return { ...network, feed: readNetworkFile(file).feed };
  } catch {
    await forgetNetwork();
    return null;
  }
}
