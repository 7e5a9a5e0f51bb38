/** Imports a GTFS zip or folder as a {@link Feed}. */

import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { DayNumber } from '@halte/engine/common/time';
import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { runsOn } from '@halte/engine/timetable/feed/runsOn';
import { routesOfStops } from '@halte/engine/timetable/stopRoutes';
import { visitsOfStops } from '@halte/engine/timetable/stopVisits';
import { readArchive } from './gtfs/archive.ts';
import { groupStops } from './gtfs/areas.ts';
import { readAttributions } from './gtfs/attributions.ts';
import { readBookingRules } from './gtfs/bookingRules.ts';
import { readCalendar } from './gtfs/calendar.ts';
import { readFares } from './gtfs/fares/readFares.ts';
import { networkName, readFeedInfo, warnOfValidity } from './gtfs/feedInfo.ts';
import { readFrequencies } from './gtfs/frequencies.ts';
import { DEFAULT_LIMITS, type FeedLimits } from './gtfs/limits.ts';
import { readPathways } from './gtfs/pathways.ts';
import { readAgencies, readRoutes } from './gtfs/routes.ts';
import { servicePeriod } from './gtfs/servicePeriod.ts';
import { readShapes } from './gtfs/shapes.ts';
import { sharedInts } from './gtfs/sharedColumn.ts';
import type { SizeTally } from './gtfs/sizeTally.ts';
import { feedSource } from './gtfs/source.ts';
import { readStationNodes } from './gtfs/stationNodes.ts';
import { readStops } from './gtfs/stops.ts';
import { readStopTimes } from './gtfs/stopTimeRows.ts';
import { assemble } from './gtfs/stopTimes.ts';
import { readTransfers } from './gtfs/transfers.ts';
import { translatedNames } from './gtfs/translatedNames.ts';
import { readTranslations } from './gtfs/translations.ts';
import { collectTexts, readTrips } from './gtfs/trips.ts';
import { collectWarnings } from './gtfs/warnings.ts';

export interface ImportOptions {
  /** The day, as a number or `YYYY-MM-DD`, that decides whether the calendar has expired. */
  readonly today: DayNumber | string;
  /** `whenExpired` shifts a calendar that does not include today by whole weeks, so that it does. */
  readonly rebaseCalendar: 'never' | 'whenExpired';
  readonly limits?: Partial<FeedLimits>;
  /** Sizes of the network's feeds read so far. */
  readonly sizes?: SizeTally;
  /** Called before each step, so that a start page can show progress. */
  readonly onProgress?: (step: ImportStep, done: number, total: number) => void;
  /** Called before each step and every few thousand rows; an error that it throws ends the import. */
  readonly checkMemory?: () => void;
}

const IMPORT_STEPS = ['unpack', 'stops', 'routes', 'calendar', 'shapes', 'trips', 'stopTimes', 'rest'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/**
 * Reads a GTFS feed. Errors that can be repaired are repaired and listed in `Feed.warnings`.
 *
 * @throws {@link FeedError} when the source cannot be used: `no-such-file`, `not-a-zip`, `bad-zip`, `too-many-entries`,
 * `file-too-large`, `feed-too-large`, `too-many-rows`, `missing-file`, `empty-file`, `missing-column`, `unclosed-quote`,
 * `packed-too-tightly`, `value-too-long`, `too-many-columns`, `duplicate-file`, `encrypted-file`, `unreadable-file`, `bad-time-zone`, `no-service`, `no-trips`.
 */
export async function importFeed(source: { readonly path: string }, options: ImportOptions): Promise<Feed> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const today = typeof options.today === 'number' ? options.today : dayFromIso(options.today);
  let done = 0;
  const step = async <T>(name: ImportStep, work: () => T | Promise<T>): Promise<T> => {
    options.onProgress?.(name, done++, IMPORT_STEPS.length);
    options.checkMemory?.();
    // A server that imports while a feed is live can answer requests between two steps.
    await turn();
    return work();
  };

  const files = await step('unpack', () => readArchive(source.path, limits, options.sizes));
  // Before anything is read: readers unescape quotes in place.
  const content = hashOf(files);
  const warnings = collectWarnings();
  const { checkMemory, sizes } = options;
  const feed = feedSource(files, { maxRows: limits.rows, rowsBefore: sizes?.rowsOf, checkMemory }, warnings);
  const { agencies, timeZone } = readAgencies(feed);
  const info = readFeedInfo(feed);
  const stopTable = await step('stops', () => readStops(feed, timeZone));
  const routeTable = await step('routes', () => readRoutes(feed, agencies));
  const calendar = await step('calendar', () => readCalendar(feed, today));
  const shapeTable = await step('shapes', () => readShapes(feed));
  feed.release('shapes.txt');
  const texts = collectTexts();
  const translated = readTranslations(feed);
  const tripRows = await step('trips', () => readTrips(feed, routeTable, calendar, shapeTable.ids, texts, translated));
  const bookingRules = readBookingRules(feed, calendar);
  const { trips, stopTimes, arranged, tripOfRow } = await step('stopTimes', () => {
    const rows = readStopTimes(feed, tripRows, stopTable, bookingRules, texts, translated);
    feed.release('stop_times.txt');
    return assemble(feed, rows, tripRows, stopTable.stops, shapeTable.metresPerUnit);
  });
  return step('rest', () => {
    const tripsOfService = new Int32Array(calendar.services.count);
    for (const service of trips.service) tripsOfService[service]!++;
    const period = servicePeriod(calendar, tripsOfService, today, options.rebaseCalendar);
    const { stops, areas } = groupStops(stopTable);
    for (const [file, rows] of feed.rows()) options.sizes?.addRows(file, rows);
    if (period.shiftedByWeeks === 0) warnOfValidity(feed, info, today);
    const name = networkName(agencies, info);
    const stationNodes = readStationNodes(feed, stopTable);
    const attributions = readAttributions(feed);
    const named = {
      agencies,
      stops,
      areas,
      routes: routeTable.routes,
      bookingRules: bookingRules.rules,
      info,
      attributions,
    };
    return {
      version: `${content}${period.shiftedByWeeks === 0 ? '' : `w${period.shiftedByWeeks}`}`,
      name,
      info,
      parts: [{ id: '', name, info, firstDay: period.firstDay, lastDay: period.lastDay }],
      attributions,
      timeZone,
      agencies,
      stops,
      areas,
      routes: routeTable.routes,
      trips,
      stopTimes,
      visits: visitsOfStops(stops.length, stopTimes, sharedInts),
      stopRoutes: routesOfStops(stops.length, routeTable.routes.length, trips, stopTimes, sharedInts),
      arranged,
      bookingRules: bookingRules.rules,
      frequencies: readFrequencies(feed, tripRows, tripOfRow),
      shapes: shapeTable.shapes,
      ...readTransfers(feed, stopTable, { routes: routeTable.ids, trips: tripRows, tripOfRow }),
      stationNodes: stationNodes.nodes,
      pathways: readPathways(feed, stopTable, stationNodes),
      fares: readFares(feed, { stops: stopTable, routes: routeTable, agencies, calendar }),
      texts: texts.list,
      translations: translatedNames(translated, { ...named, texts }),
      firstDay: period.firstDay,
      lastDay: period.lastDay,
      shiftedByWeeks: period.shiftedByWeeks,
      warnings: warnings.list(),
      stopById: numbered(stops),
      areaById: numbered(areas),
      routeById: numbered(routeTable.routes),
      serviceDays: period.serviceDays,
      runsOn: (service, day) => runsOn(period.serviceDays, service, day),
    };
  });
}

function numbered(things: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(things.map(({ id }, index) => [id, index]));
}

function hashOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('blake2b512');
  for (const name of [...files.keys()].sort()) hash.update(`${name}\n`).update(files.get(name)!);
  return hash.digest('hex').slice(0, 16);
}
