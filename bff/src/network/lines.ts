import type { Static } from 'typebox';
import type { LineBadge as LineBadgeSchema } from '../api/common.ts';
import type { Line as LineSchema } from '../api/lines.ts';
import { wordsOf } from '../places/words.ts';
import type { Feed, RouteIndex } from '../timetable/feed/feed.ts';
import { headsignOf } from '../timetable/rides.ts';
import { compareRoutes } from '../timetable/stopIndex.ts';
import { badgeOf } from '../timetable/trips.ts';

export type LineBadge = Static<typeof LineBadgeSchema>;
export type Line = Static<typeof LineSchema>;

/** The lines that have trips, in the order of the network's signs, each with its headsigns, the most frequent first. */
export function linesOf(feed: Feed): Line[] {
  const headsigns = new Map<RouteIndex, Map<string, number>>();
  for (let trip = 0; trip < feed.trips.count; trip++) {
    const route = feed.trips.route[trip]!;
    const counts = headsigns.get(route) ?? new Map<string, number>();
    const headsign = headsignOf(feed, trip, 0);
    counts.set(headsign, (counts.get(headsign) ?? 0) + 1);
    headsigns.set(route, counts);
  }
  return [...headsigns]
    .sort(([a], [b]) => compareRoutes(feed, a, b))
    .map(([route, counts]) => ({
      ...badgeOf(feed, route),
      agency: feed.agencies[feed.routes[route]!.agency]?.name ?? '',
      headsigns: [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([headsign]) => headsign),
    }));
}

/** The lines with all words of `text` at the start of a word of their names or headsigns; a line of that very name comes first. */
export function searchLines(lines: readonly Line[], text: string): Line[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [...lines];
  const found = lines.filter((line) => {
    const words = [line.shortName, line.longName, ...line.headsigns].flatMap(wordsOf);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  const named = (line: Line) => wordsOf(line.shortName).join(' ') === wanted.join(' ');
  return [...found.filter(named), ...found.filter((line) => !named(line))];
}
