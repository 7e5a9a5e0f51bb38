/** Which of the two timetables of a line a trip belongs to. */
import type { Feed, Trip } from './feed.ts';
import { routesOfLine } from './lines.ts';
import type { ReportedTimetable } from './reportedTimetable.ts';

type Places = readonly string[];

/**
 * `direction_id` decides where the feed has two directions, unless a trip makes the way of the other direction: backward along
 * the main way of its own and forward along that of the other. Elsewhere only opposite ways are known to be two.
 */
export function directionMistakes(feed: Feed, route: string, timetables: readonly ReportedTimetable[]): string[] {
  const routes = routesOfLine(feed, route);
  const ofLine = feed.trips.filter((trip) => routes.has(trip.route));
  const mainWays = ['0', '1'].map((direction) => mainWay(feed, ofLine, direction));
  const shown = new Map(timetables.flatMap(({ columns }, index) => columns.map(({ trip }) => [trip, index] as const)));
  const running = ofLine.filter(({ id }) => shown.has(id));
  if (mainWays.some((way) => way.length === 0)) return sameDirection(feed, running, shown);
  return running.flatMap((trip) => {
    const own = Number(trip.direction);
    if (trip.direction === '') return [];
    const places = placesOf(feed, trip);
    const [along, alongOther] = [forward(places, mainWays[own]!), forward(places, mainWays[1 - own]!)];
    const isShownInOwn = shown.get(trip.id) === own;
    if (!isShownInOwn && !(along.backward > 0 && alongOther.forward > 0))
      return [`${trip.id} is in the other direction than the feed says`];
    const isOpposite = along.forward === 0 && along.backward > 1 && alongOther.backward === 0 && alongOther.forward > 1;
    return isShownInOwn && isOpposite ? [`${trip.id} goes the way of the other direction`] : [];
  });
}

/** Trips that make the same way from its end to its start stand in different timetables. */
function sameDirection(feed: Feed, trips: readonly Trip[], shown: ReadonlyMap<string, number>): string[] {
  const ways = new Map(trips.map((trip) => [`${shown.get(trip.id)} ${placesOf(feed, trip).join('|')}`, trip]));
  return [...ways.values()].flatMap((trip) => {
    const reversed = placesOf(feed, trip).toReversed().join('|');
    const isPalindrome = reversed === placesOf(feed, trip).join('|');
    const other = isPalindrome ? undefined : ways.get(`${shown.get(trip.id)} ${reversed}`);
    return other === undefined ? [] : [`${trip.id} and ${other.id} go opposite ways in one direction`];
  });
}

/** The way of most trips of a direction, over all days. */
function mainWay(feed: Feed, trips: readonly Trip[], direction: string): Places {
  const ways = new Map<string, { places: Places; count: number }>();
  for (const trip of trips) {
    if (trip.direction !== direction) continue;
    const places = placesOf(feed, trip);
    const known = ways.get(places.join('|')) ?? { places, count: 0 };
    known.count += 1;
    ways.set(places.join('|'), known);
  }
  return [...ways.values()].sort((a, b) => b.count - a.count)[0]?.places ?? [];
}

/** A station is one place, and so are stops of one name, as long as only the order along a line counts. */
function placesOf(feed: Feed, { calls }: Trip): Places {
  return calls.map(({ stop }) => {
    const { parent, name } = feed.stops.get(stop)!;
    return parent || name.toLowerCase();
  });
}

/** How many pairs of places come in the same order on both ways, and how many in the opposite one. */
function forward(one: Places, other: Places): { forward: number; backward: number } {
  const at = one.map((place) => other.indexOf(place)).filter((index) => index >= 0);
  const count = { forward: 0, backward: 0 };
  for (const [i, earlier] of at.entries())
    for (const later of at.slice(i + 1)) {
      if (later > earlier) count.forward += 1;
      if (later < earlier) count.backward += 1;
    }
  return count;
}
