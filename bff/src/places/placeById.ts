import type { SearchedNetwork } from '@halte/engine/journeys/endpoints';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import { type Place, placeFrom } from './kinds.ts';
import type { Places } from './places.ts';
import { pointNear } from './reverse.ts';
import { stopPointPlace } from './stopPoints.ts';

/**
 * The place of an id: a stop area, a stop point, a known place, or the point `lat;lon` picked on a map.
 * Undefined if there is none.
 */
export function placeOfId(feed: Feed, places: Places, id: string): Place | undefined {
  return places.byId(id) ?? stopPoint(feed, places, id) ?? pickedPoint(places, id);
}

/** For the rules of journeys. */
export function searchedNetwork({ feed, places }: { readonly feed: Feed; readonly places: Places }): SearchedNetwork {
  return { feed, placeOf: (id) => placeOfId(feed, places, id) };
}

/** Parses `48.1;-1.7`, also with a comma. Undefined for anything else, or if out of range. */
export function positionOfId(id: string): Position | undefined {
  const parts = /^(-?\d{1,2}(?:\.\d{1,15})?)[;,](-?\d{1,3}(?:\.\d{1,15})?)$/.exec(id);
  if (!parts) return undefined;
  const [lat, lon] = [Number(parts[1]), Number(parts[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

function stopPoint(feed: Feed, places: Places, id: string): Place | undefined {
  const stop = feed.stopById.get(id);
  return stop === undefined
    ? undefined
    : stopPointPlace(feed, stop, places.byId(feed.areas[feed.stops[stop]!.area]!.id));
}

function pickedPoint(places: Places, id: string): Place | undefined {
  const position = positionOfId(id);
  if (!position) return undefined;
  const { lat, lon } = position;
  const near = pointNear(places, position);
  return near
    ? { ...near, id, type: 'address', lat, lon }
    : placeFrom({
        id,
        type: 'address',
        name: `${lat.toFixed(5)}, ${lon.toFixed(5)}`,
        city: '',
        postCode: '',
        lat,
        lon,
      });
}
