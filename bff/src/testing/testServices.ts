import type { Content } from '../content/load.ts';
import { loadContent } from '../content/load.ts';
import type { Services } from '../http/app.ts';
import type { Live } from '../live.ts';
import { loadLoginWidget } from '../people/loginWidget.ts';
import { createPeople } from '../people/people.ts';
import type { EpochSeconds } from '../timetable/feed.ts';
import { createMemoryStore } from './memoryStore.ts';

/** Cheap, and not safe: for accounts that last as long as a test. */
const CHEAP = { N: 2 ** 4, r: 8, p: 1 };

/** All that the whole app needs, around a network: accounts in memory, the content that comes along, no live sources. */
export async function testServices(live: () => Live | null, now: () => EpochSeconds): Promise<Services> {
  const store = createMemoryStore();
  const content: Content = await loadContent(null);
  return {
    live,
    demo: () => null,
    content: () => content,
    store,
    people: createPeople({ ...store, now, admitsDemo: true, cost: CHEAP }),
    widget: await loadLoginWidget(),
    vitals: { sources: () => [], lastReload: () => null, store, now },
    now,
  };
}
