import type { Route } from '@halte/engine/timetable/feed/feed';
import { contrast, isDefaultColor } from '../timetable/gtfs/colors.ts';

/** Difference between a colour's brightest and darkest channel, 0 to 255: less is a grey, which does not identify a network. */
const LEAST_SATURATION = 60;
/** Hue range around red in degrees; red signals an error in an app. */
const RED = 18;

/** Contrast to white: a paler colour would have to be darkened beyond recognition to be legible. */
const LEAST_CONTRAST = 3;

/** Suitability of a colour as that of its network in an app, the best first; null if unsuitable. */
function rankOf(color: string): number | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const span = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (span < LEAST_SATURATION) return null;
  if (red > green && red > blue && (Math.abs(green - blue) / span) * 60 < RED) return 2;
  return contrast(color, '#ffffff') < LEAST_CONTRAST ? 1 : 0;
}

/**
 * The line colour of most trips in the timetable, `#rrggbb`; pale or red only if there is no other. Null if lines have
 * no colours, or only greys.
 */
export function networkColor(
  routes: readonly Pick<Route, 'color' | 'mode'>[],
  routeOfEachTrip: Iterable<number>,
): string | null {
  const counts = new Map<string, number>();
  for (const route of routeOfEachTrip) {
    const { color, mode } = routes[route]!;
    if (!isDefaultColor(mode, color)) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const ranked = [...counts].flatMap(([color, count]) => {
    const rank = rankOf(color);
    return rank === null ? [] : [{ color, count, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank || b.count - a.count || (a.color < b.color ? -1 : 1));
  return ranked[0]?.color ?? null;
}
