/** Merges several feeds with distinct ids into one network. */

import { createHash } from 'node:crypto';
import { areaNumbers } from '@halte/engine/timetable/feed/areaNumbers';
import type { Feed, FeedInfo } from '@halte/engine/timetable/feed/feed';
import { runsOn } from '@halte/engine/timetable/feed/runsOn';
import { routesOfStops } from '@halte/engine/timetable/stopRoutes';
import { visitsOfStops } from '@halte/engine/timetable/stopVisits';
import { sharedInts } from '../gtfs/sharedColumn.ts';
import { mergeAreas } from './mergeAreas.ts';
import { mergeArranged, mergeBookingRules } from './mergeArranged.ts';
import { mergeStopTimes, mergeTrips, type Offsets, offsetsOf } from './mergeColumns.ts';
import { mergeServiceDays, wholePeriod } from './mergeServices.ts';
import { mergeTranslations } from './mergeTranslations.ts';
import { refuseSameIds } from './sameIds.ts';

/** Calendars as published, zone and language of the first feed, warnings concatenated. */
export function mergeFeeds(feeds: readonly Feed[]): Feed {
  const offsets = offsetsOf(feeds);
  const { stops, areas } = mergeAreas(feeds, offsets);
  const trips = mergeTrips(feeds, offsets);
  const serviceDays = mergeServiceDays(feeds, offsets);
  const each = <T, R>(pick: (feed: Feed) => readonly T[], move: (one: T, offset: Offsets, feed: Feed) => R): R[] =>
    feeds.flatMap((feed, index) => pick(feed).map((one) => move(one, offsets[index]!, feed)));
  const routes = each(
    (feed) => feed.routes,
    (route, offset) => ({ ...route, agency: route.agency + offset.agencies }),
  );
  const stationNodes = feeds.flatMap((feed) => feed.stationNodes);
  const between = <T extends { readonly from: number; readonly to: number }>(transfer: T, offset: Offsets): T => ({
    ...transfer,
    from: transfer.from + offset.stops,
    to: transfer.to + offset.stops,
  });
  const { firstDay, lastDay } = wholePeriod(feeds);
  const stopTimes = mergeStopTimes(feeds, offsets);
  return {
    version: createHash('blake2b512')
      .update(feeds.map(({ version }) => `${version}\n`).join(''))
      .digest('hex')
      .slice(0, 16),
    name: [...new Set(feeds.map(({ name }) => name))].join(', '),
    info: commonInfo(feeds.map(({ info }) => info)),
    parts: feeds.flatMap(({ parts }) => parts),
    attributions: mergeAttributions(feeds),
    timeZone: feeds[0]!.timeZone,
    agencies: feeds.flatMap(({ agencies }) => agencies),
    stops,
    areas,
    routes,
    trips,
    stopTimes,
    visits: visitsOfStops(stops.length, stopTimes, sharedInts),
    stopRoutes: routesOfStops(stops.length, routes.length, trips, stopTimes, sharedInts),
    arranged: mergeArranged(feeds, offsets),
    bookingRules: mergeBookingRules(feeds, offsets),
    frequencies: each(
      (feed) => feed.frequencies,
      (frequency, offset) => ({ ...frequency, trip: frequency.trip + offset.trips }),
    ),
    shapes: feeds.flatMap(({ shapes }) => shapes),
    transfers: each((feed) => feed.transfers, between),
    narrowTransfers: each(
      (feed) => feed.narrowTransfers,
      (transfer, offset) => ({
        ...between(transfer, offset),
        fromRoute: moved(transfer.fromRoute, offset.routes),
        toRoute: moved(transfer.toRoute, offset.routes),
        fromTrip: moved(transfer.fromTrip, offset.trips),
        toTrip: moved(transfer.toTrip, offset.trips),
      }),
    ),
    tripTransfers: each(
      (feed) => feed.tripTransfers,
      (transfer, { trips: offset }) => ({
        ...transfer,
        fromTrip: transfer.fromTrip + offset,
        toTrip: transfer.toTrip + offset,
      }),
    ),
    stationNodes,
    pathways: each(
      (feed) => feed.pathways,
      (pathway, offset, feed) => {
        const end = (own: number) =>
          own < feed.stops.length ? own + offset.stops : stops.length + offset.stationNodes + (own - feed.stops.length);
        return { ...pathway, from: end(pathway.from), to: end(pathway.to) };
      },
    ),
    fares: each(
      (feed) => feed.fares,
      (fares, offset) => ({
        ...fares,
        firstRoute: fares.firstRoute + offset.routes,
        firstStop: fares.firstStop + offset.stops,
      }),
    ),
    texts: feeds.flatMap(({ texts }) => texts),
    translations: mergeTranslations(feeds, offsets, stops),
    firstDay,
    lastDay,
    shiftedByWeeks: 0,
    warnings: feeds.flatMap(({ warnings }) => warnings),
    stopById: numbered(
      stops.map(({ id }) => id),
      'stops',
    ),
    areaById: areaNumbers(areas),
    routeById: numbered(
      routes.map(({ id }) => id),
      'routes',
    ),
    serviceDays,
    runsOn: (service, day) => runsOn(serviceDays, service, day),
  };
}

function moved(index: number | null, offset: number): number | null {
  return index === null ? null : index + offset;
}

function numbered(ids: readonly string[], what: string): Map<string, number> {
  refuseSameIds(ids, what);
  return new Map(ids.map((id, index) => [id, index]));
}

/** The information that all feeds share; for the language, feeds without one are ignored. */
function commonInfo(infos: readonly (FeedInfo | null)[]): FeedInfo | null {
  if (infos.every((info) => info === null)) return null;
  const common = (values: readonly string[]) => (new Set(values).size === 1 ? values[0]! : '');
  const all = (name: 'publisher' | 'url' | 'version' | 'language') => infos.map((info) => info?.[name] ?? '');
  return {
    publisher: common(all('publisher')),
    url: common(all('url')),
    language: common(all('language').filter((language) => language !== '')),
    version: common(all('version')),
    from: null,
    to: null,
  };
}

/** Each organization once, with all its roles. */
function mergeAttributions(feeds: readonly Feed[]): Feed['attributions'] {
  const all = Map.groupBy(
    feeds.flatMap(({ attributions }) => attributions),
    ({ organization }) => organization,
  );
  return [...all].map(([organization, own]) => ({
    organization,
    url: own.find(({ url }) => url !== '')?.url ?? '',
    roles: [...new Set(own.flatMap(({ roles }) => roles))],
  }));
}
