/** Searches on other threads and on this one return stop names in the language of the request. */

import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { searchHere } from './journeys.ts';
import { createJourneyPool } from './pool.ts';
import { createSearcher } from './searcher.ts';
import type { StartThread } from './thread.ts';

const TRANSLATIONS = 'table_name,field_name,language,field_value,translation\nstops,stop_name,en,Gare,Railway Station';
const BODY = { fromId: 'Gare', toId: 'Université', tripType: 0, departureDateTime: `${MONDAY}T08:00` } as const;

/** Processes each order at once. */
const start: StartThread = ({ report }) => {
  const take = createSearcher();
  queueMicrotask(() => report({ kind: 'ready' }));
  return {
    send(order) {
      void take(structuredClone(order)).then((answer) => answer && report(structuredClone(answer)));
    },
    end: async () => undefined,
  };
};

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown({ more: { 'translations.txt': [TRANSLATIONS] } });
});

it.each([
  ['here', searchHere],
  ['on a thread', () => createJourneyPool({ threads: 1, waiting: 1, report: () => undefined, start })],
])('%s', async (_where, create) => {
  const journeys = create();
  journeys.use(town, NO_UPDATES);
  const names = async (language: string | null) => {
    const answer = await journeys.search(BODY, MONDAY_AT_8, { language });
    const { from, sections } = JSON.parse(answer.toString()).groups[0].journeys[0];
    return [from.name, sections[0].stops[0].name];
  };
  expect(await names('en')).toEqual(['Railway Station', 'Railway Station']);
  expect(await names(null)).toEqual(['Gare', 'Gare']);
  await journeys.close();
});
