import type { LineBadge as LineBadgeSchema } from '@halte/engine/api/common';
import { memoize } from '@halte/engine/common/memoize';
import { wordsOf } from '@halte/engine/places/words';
import type { Feed, RouteIndex } from '@halte/engine/timetable/feed/feed';
import { printedTimetable } from '@halte/engine/timetable/inLanguage';
import { headsignOf } from '@halte/engine/timetable/rides';
import { lineOfTrip, otherIdsOf } from '@halte/engine/timetable/routesOfLines';
import { compareRoutes, linesOfArea } from '@halte/engine/timetable/stopIndex';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { Line as LineSchema } from '../api/lines.ts';

export type LineBadge = Static<typeof LineBadgeSchema>;
export type Line = Static<typeof LineSchema>;

/** The lines that have trips, in the operator's order, each with its headsigns, the most frequent first. */
export function linesOf(feed: Feed): Line[] {
  const headsigns = new Map<RouteIndex, Map<string, number>>();
  for (let trip = 0; trip < feed.trips.count; trip++) {
    const route = lineOfTrip(feed, trip);
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
      ...otherIdsOf(feed, route),
    }));
}

/** Shorter words match a stop of nearly every line. */
const MIN_STOP_SEARCH = 2;

/**
 * The lines with all words of `text` at the start of a word of their names or headsigns, an exact name first; then those with a stop
 * with all words at the start of a word of its name.
 */
export function searchLines(feed: Feed, lines: readonly Line[], text: string): Line[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [...lines];
  const isFound = (words: readonly string[]) => wanted.every((start) => words.some((word) => word.startsWith(start)));
  const found = new Set(
    lines.filter((line) => isFound([line.shortName, line.longName, ...line.headsigns].flatMap(wordsOf))),
  );
  const isNamed = (line: Line) => wordsOf(line.shortName).join(' ') === wanted.join(' ');
  const [named, others] = [[...found].filter(isNamed), [...found].filter((line) => !isNamed(line))];
  if (wanted.join('').length < MIN_STOP_SEARCH) return [...named, ...others];
  const stopping = lineIdsAtStops(feed, isFound);
  return [...named, ...others, ...lines.filter((line) => !found.has(line) && stopping.has(line.id))];
}

function lineIdsAtStops(feed: Feed, isFound: (words: readonly string[]) => boolean): ReadonlySet<string> {
  const routes = stopNamesOf(printedTimetable(feed)).flatMap((words, area) =>
    isFound(words.split(' ')) ? linesOfArea(feed, area) : [],
  );
  return new Set(routes.map((route) => feed.routes[route]!.id));
}

/** By stop area, the words of its name. */
const stopNamesOf = memoize((feed: Feed) => feed.areas.map(({ name }) => wordsOf(name).join(' ')));
