/**
 * Groups routes into the lines that travellers know: routes of one agency, mode and name, one of which serves half of the places of the other, or
 * more, and routes that are one line with the same route.
 */
import type { Feed } from './feed.ts';

type Places = ReadonlySet<string>;

/** The routes of the line of a route, itself among them. */
export function routesOfLine(feed: Feed, route: string): ReadonlySet<string> {
  const own = feed.routes.find(({ id }) => id === route);
  const alike = feed.routes.filter(
    (other) =>
      own &&
      own.name !== '' &&
      [other.agency, other.type, other.name].join() === [own.agency, own.type, own.name].join(),
  );
  const places = new Map(alike.map(({ id }) => [id, placesOf(feed, id)]));
  const line = new Set([route]);
  // A set is walked to its end, also over what is added on the way.
  for (const member of line)
    for (const { id } of alike) if (isOneLine(places.get(id), places.get(member))) line.add(id);
  return line;
}

/** All lines that have trips, each by the route of it that comes first. */
export function linesOf(feed: Feed): ReadonlySet<string>[] {
  const running = new Set(feed.trips.map(({ route }) => route));
  const known = new Set<string>();
  return [...running].flatMap((route) => {
    if (known.has(route)) return [];
    const line = routesOfLine(feed, route);
    for (const id of line) known.add(id);
    return [line];
  });
}

/** A station is one place, and so are stops of one name. */
function placesOf(feed: Feed, route: string): Places {
  const stops = new Set(
    feed.trips.flatMap((trip) => (trip.route === route ? trip.calls.map((call) => call.stop) : [])),
  );
  return new Set(
    [...stops].map((id) => {
      const { parent, name } = feed.stops.get(id)!;
      return parent || name.toLowerCase();
    }),
  );
}

function isOneLine(one: Places | undefined, other: Places | undefined): boolean {
  if (!one?.size || !other?.size) return false;
  const common = [...one].filter((place) => other.has(place)).length;
  return 2 * common >= Math.min(one.size, other.size);
}
