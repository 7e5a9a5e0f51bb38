import type { AreaIndex, Feed } from '../timetable/feed/feed.ts';
import { linesOfArea, stopVisits } from '../timetable/stopIndex.ts';
import { badgeOf } from '../timetable/trips.ts';
import { distinguish } from './distinguish.ts';
import { type Place, type Position, placeFrom } from './kinds.ts';

/** A stop area and how much it is used: 1 for the busiest of the network, 0 where nothing stops. */
export interface StopAreaPlace {
  readonly place: Place;
  readonly use: number;
}

/** Where a place lies, for feeds that do not say. */
export type Locality = (position: Position) => { readonly city: string; readonly postCode: string };

export function stopAreaPlaces(feed: Feed, localityOf: Locality): StopAreaPlace[] {
  const { first } = stopVisits(feed);
  const visits = feed.areas.map(({ stops }) => stops.reduce((sum, stop) => sum + first[stop + 1]! - first[stop]!, 0));
  const most = visits.reduce((a, b) => Math.max(a, b), 1);
  const places = distinguish(feed.areas.map((_, area) => stopAreaPlace(feed, area, localityOf)));
  return places.map((place, area) => ({
    place,
    use: Math.log1p(visits[area]!) / Math.log1p(most),
  }));
}

function stopAreaPlace(feed: Feed, index: AreaIndex, localityOf: Locality): Place {
  const { id, name, lat, lon } = feed.areas[index]!;
  const place = placeFrom({ id, type: 'stopArea', name, lat, lon, ...localityOf({ lat, lon }) });
  return { ...place, lines: linesOfArea(feed, index).map((route) => badgeOf(feed, route)) };
}
