/** Properties of one trip in the timetable. */
import { badgeText } from './badgeText.ts';
import type { Accessibility, Feed, Mode, Route, RouteIndex, TripIndex } from './feed/feed.ts';
import { lineOfRoute } from './routesOfLines.ts';

/** The name, colours and mode shown for a line. */
export type LineBadge = Pick<Route, 'id' | 'shortName' | 'longName' | 'mode' | 'color' | 'textColor'>;

const ACCESSIBILITY: readonly Accessibility[] = ['unknown', 'yes', 'no'];

export function routeOf(feed: Feed, trip: TripIndex): Route {
  return feed.routes[feed.trips.route[trip]!]!;
}

export function modeOf(feed: Feed, trip: TripIndex): Mode {
  return routeOf(feed, trip).mode;
}

/** The badge of a route's line. Its short name is never empty: see {@link badgeText}. */
export function badgeOf(feed: Feed, route: RouteIndex): LineBadge {
  const { id, shortName, longName, mode, color, textColor } = feed.routes[lineOfRoute(feed, route)]!;
  return { id, shortName: badgeText({ id, shortName, longName }), longName, mode, color, textColor };
}

/** Wheelchair accessibility of the vehicle of a trip. */
export function tripAccessibility(feed: Feed, trip: TripIndex): Accessibility {
  return ACCESSIBILITY[feed.trips.wheelchair[trip]!] ?? 'unknown';
}

/** Accessibility of parts needed together, such as a stop and a vehicle, or all platforms of a stop: `no` if one is `no`, `yes` if all are `yes`. */
export function combinedAccessibility(parts: readonly Accessibility[]): Accessibility {
  if (parts.includes('no')) return 'no';
  return parts.length > 0 && parts.every((part) => part === 'yes') ? 'yes' : 'unknown';
}
