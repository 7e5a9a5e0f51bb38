/** The same timetable under other ids, as many publishers give with each publication. */
import type { Feed, TripIds, TripIndex } from '@halte/engine/timetable/feed/feed';

/** `new`: ids that nothing had before. `swapped`: each thing has the id of the next one, so that an old id names something else. */
export type Numbering = 'kept' | 'new' | 'swapped';

/** @param feed as published. The ids of stop areas change with those of stops. */
export function renumbered(
  feed: Feed,
  { trips = 'kept', stops = 'kept', routes = 'kept' }: { trips?: Numbering; stops?: Numbering; routes?: Numbering },
): Feed {
  const newStops = feed.stops.map((stop, index) => ({ ...stop, id: idOf(feed.stops, index, stops) }));
  const newAreas = feed.areas.map((area, index) => ({ ...area, id: idOf(feed.areas, index, stops) }));
  const newRoutes = feed.routes.map((route, index) => ({ ...route, id: idOf(feed.routes, index, routes) }));
  return {
    ...feed,
    version: `${feed.version}-${trips}-${stops}-${routes}`,
    trips: { ...feed.trips, ids: tripIds(feed.trips.ids, trips) },
    stops: newStops,
    stopById: new Map(newStops.map(({ id }, index) => [id, index])),
    areas: newAreas,
    areaById: new Map(newAreas.map(({ id }, index) => [id, index])),
    routes: newRoutes,
    routeById: new Map(newRoutes.map(({ id }, index) => [id, index])),
  };
}

function idOf(things: readonly { readonly id: string }[], index: number, numbering: Numbering): string {
  if (numbering === 'new') return `new-${things[index]!.id}-${index}`;
  return things[numbering === 'swapped' ? (index + 1) % things.length : index]!.id;
}

function tripIds(ids: TripIds, numbering: Numbering): TripIds {
  const { length } = ids;
  if (numbering === 'kept') return ids;
  if (numbering === 'swapped')
    return {
      length,
      at: (trip) => ids.at((trip + 1) % length),
      find(id) {
        const trip = ids.find(id);
        return trip === undefined ? undefined : (trip - 1 + length) % length;
      },
    };
  return {
    length,
    at: (trip) => `new-${trip}`,
    find(id): TripIndex | undefined {
      const number = Number(/^new-(\d+)$/.exec(id)?.[1] ?? -1);
      return number >= 0 && number < length ? number : undefined;
    },
  };
}
