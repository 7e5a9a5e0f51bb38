/** Rules 0 and 0a: several feeds as one timetable. */
import { type Feed, readFeed, type Stop, type Trip } from './feed.ts';
import type { Services } from './services.ts';
import type { GtfsTexts } from './tables.ts';

export interface NamedFeed {
  /** Before each of its ids and a colon. */
  readonly name: string;
  readonly texts: GtfsTexts;
}

/** Zones are not compared: that of the first feed counts. */
export function readNetwork(feeds: readonly NamedFeed[]): Feed {
  const parts = feeds.map(({ name, texts }) => ({ name, feed: readFeed(texts) }));
  const stops = new Map<string, Stop>();
  for (const { name, feed } of parts)
    for (const stop of feed.stops.values()) {
      const id = named(name, stop.id);
      stops.set(id, { ...stop, id, parent: named(name, stop.parent) });
    }
  return {
    zone: parts[0]!.feed.zone,
    stops,
    routes: parts.flatMap(({ name, feed }) =>
      feed.routes.map((route) => ({ ...route, id: named(name, route.id), agency: `${name}:${route.agency}` })),
    ),
    trips: parts.flatMap(({ name, feed }) => feed.trips.map((trip) => renamedTrip(name, trip))),
    services: servicesOf(parts),
    transfers: parts.flatMap(({ name, feed }) =>
      feed.transfers.map((row) => ({
        ...row,
        fromStop: named(name, row.fromStop),
        toStop: named(name, row.toStop),
        fromRoute: named(name, row.fromRoute),
        toRoute: named(name, row.toRoute),
        fromTrip: named(name, row.fromTrip),
        toTrip: named(name, row.toTrip),
      })),
    ),
    pathways: parts.flatMap(({ name, feed }) =>
      feed.pathways.map((row) => ({ ...row, from: named(name, row.from), to: named(name, row.to) })),
    ),
  };
}

/** An empty id names nothing. */
const named = (name: string, id: string): string => (id === '' ? '' : `${name}:${id}`);

function renamedTrip(name: string, trip: Trip): Trip {
  return {
    ...trip,
    id: named(name, trip.id),
    route: named(name, trip.route),
    service: named(name, trip.service),
    block: named(name, trip.block),
    calls: trip.calls.map((call) => ({ ...call, stop: named(name, call.stop) })),
  };
}

/** The days that the calendars of all feeds cover. */
function servicesOf(parts: readonly { readonly name: string; readonly feed: Feed }[]): Services {
  return {
    days: {
      first: Math.max(...parts.map(({ feed }) => feed.services.days.first)),
      last: Math.min(...parts.map(({ feed }) => feed.services.days.last)),
    },
    runsOn: (service, day) =>
      parts.some(
        ({ name, feed }) => service.startsWith(`${name}:`) && feed.services.runsOn(service.slice(name.length + 1), day),
      ),
  };
}
