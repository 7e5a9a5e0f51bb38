import type { Known } from '../places/details.ts';
import { placeOfId } from '../places/placeById.ts';
import { publishedIn } from '../places/published.ts';
import type { NetworkLookup } from './entries.ts';

/** Lines, stops and places of a network. A stop area counts as a stop: that is what most travellers mean. */
export function networkLookup({ feed, places }: Known): NetworkLookup {
  return {
    ...publishedIn(feed),
    placeOf(id) {
      const place = placeOfId(feed, places, id);
      if (!place) return undefined;
      const { type, name, city, lat, lon } = place;
      return { type, name, city, coordinates: { lat, lon } };
    },
  };
}
