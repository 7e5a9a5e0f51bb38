import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailJourney } from '@halte/engine/journeys/detail';
import { readNetworkFile } from '@halte/engine/networkFile/readNetworkFile';
import { writeNetworkFile } from '@halte/engine/networkFile/writeNetworkFile';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { besideOf } from '../../bff/src/journeys/beside.ts';
import { createPlaces } from '../../bff/src/places/places.ts';
import { NO_ALERTS } from '../../bff/src/realtime/alerts.ts';
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
      packed: readNetworkFile(writeNetworkFile('demo', feed)).feed,
      search: async (body, now) => JSON.parse(String(await backend.search(body, now))),
      detail: (code) => detailJourney(feed, code, besideOf({ alerts: NO_ALERTS, language: 'fr' })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
