import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailJourney } from '@halte/engine/journeys/detail';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { searchedNetwork } from '../../bff/src/places/placeById.ts';
import { createPlaces } from '../../bff/src/places/places.ts';
import { createDemoSource } from '../../bff/src/source/demo.ts';
import { importFeed } from '../../bff/src/timetable/importFeed.ts';
import { searchHere } from '../../bff/src/workers/journeys.ts';

export const DAY = '2026-11-23';

/** The made-up city of one day, and how the backend answers in it without live data. */
export async function demoNetwork() {
  const folder = mkdtempSync(join(tmpdir(), 'halte-demo-'));
  try {
    const { path, gazetteer } = await createDemoSource(folder, DAY);
    const feed = await importFeed({ path }, { today: DAY, rebaseCalendar: 'never' });
    const places = createPlaces(feed, gazetteer, () => [], null);
    const backend = searchHere();
    backend.use({ feed, places, walkTables: null }, NO_UPDATES);
    return {
      feed,
      searched: searchedNetwork({ feed, places }),
      search: async (body, now) => JSON.parse(String(await backend.search(body, now))),
      detail: (code, beside) => detailJourney(feed, code, beside),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
