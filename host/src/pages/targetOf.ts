import type { RouteTarget } from '@halte/contract';
import type { Place } from '@halte/places';

/** The page of a place; of a spot without an id, what is around it. */
export function targetOf({ id, type, lat, lon, displayName }: Place): RouteTarget | null {
  if (id !== '') return { name: 'proximity-type-id', params: { type, id } };
  if (lat === null || lon === null) return null;
  return { name: 'proximity', query: { lat: `${lat}`, lon: `${lon}`, name: displayName } };
}
