import type { Known } from '../places/details.ts';
import { placeOfId } from '../places/placeById.ts';
import type { NetworkLookup } from './entries.ts';

/** Lines, stops and places of a network. A stop area counts as a stop: that is what most travellers mean. */
export function networkLookup({ feed, places }: Known): NetworkLookup {
  return {
    hasLine: (id) => feed.routeById.has(id),
    hasStop: (id) => feed.stopById.has(id) || feed.areaById.has(id),
    placeOf(id) {
      const place = placeOfId(feed, places, id);
      if (!place) return undefined;
      const { type, name, city, lat, lon } = place;
      return { type, name, city, coordinates: { lat, lon } };
    },
  };
}
