import type { EpochSeconds } from '@halte/engine/common/time';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { compressHere } from '../common/compress.ts';
import type { Content } from '../content/load.ts';
import { DEMO_CONTENT, loadContent } from '../content/load.ts';
import type { Services } from '../http/app.ts';
import { searchJourneys } from '../journeys/testing/searchJourneys.ts';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { searchedInLanguage } from '../network/snapshotInLanguage.ts';
import { type LoginWidget, loadLoginWidget } from '../people/loginWidget.ts';
import { createPeople } from '../people/people.ts';
import { type JourneySearch, loading } from '../workers/journeys.ts';
import { createNetworkFiles, DEFAULT_OFFLINE_KILOBYTES } from '../workers/networkFiles.ts';
import { packInWorker } from '../workers/packInWorker.ts';
import { createMemoryStore } from './memoryStore.ts';

/** Cheap and insecure: for accounts that exist only during a test. */
const CHEAP = { N: 2 ** 4, r: 8, p: 1 };

/** Searches the network that is current at the time of the search. */
function searchOn(snapshot: () => NetworkSnapshot | null): JourneySearch {
  return {
    use: () => undefined,
    async search(body, now, { language = null, encoding = null } = {}) {
      const known = snapshot();
      if (!known) throw loading();
      const engine = createEngine(known.feed);
      const answer = await searchJourneys({ ...searchedInLanguage(known, language), engine }, body, now);
      const json = Buffer.from(JSON.stringify(answer));
      return encoding === null ? json : compressHere(json, encoding);
    },
    prepared: async () => undefined,
    load: () => ({ searching: 0, waiting: 0 }),
    close: async () => undefined,
  };
}

/** All services of the app around a network: accounts in memory, the default content, no live sources, and the built login widget. */
export async function testServices(
  snapshot: () => NetworkSnapshot | null,
  now: () => EpochSeconds,
  widget?: LoginWidget,
): Promise<Services> {
  const store = createMemoryStore();
  const content: Content = await loadContent(DEMO_CONTENT);
  return {
    snapshot,
    journeys: searchOn(snapshot),
    engine: null,
    networkFiles: createNetworkFiles({ pack: packInWorker, mostKilobytes: DEFAULT_OFFLINE_KILOBYTES }),
    limits: new Map(),
    demo: () => null,
    content: () => content,
    store,
    people: createPeople({ ...store, now, admitsDemo: true, sendsMessages: true, cost: CHEAP }),
    messages: null,
    widget: widget ?? (await loadLoginWidget()),
    vitals: {
      sources: () => [],
      dropped: () => ({}),
      lastReload: () => null,
      lastMapReload: () => null,
      lastContentReload: () => null,
      isReady: () => true,
      isStopping: () => false,
      engine: () => null,
      processes: () => null,
      sharedCalls: () => null,
      store,
      now,
    },
    now,
  };
}
