import { type Api, answerOf } from '@halte/api';
import { type Place, placeFrom } from '@halte/places';

/** At most this many places are looked up. */
const MOST = 10;

const cache = new Map<string, Place>();

/** Fetches places by id, and caches them. Places that cannot be fetched are left out. */
export async function placesById(api: Api, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const unknown = ids.filter((id) => !cache.has(id)).slice(0, MOST);
  await Promise.all(
    unknown.map(async (id) => {
      const found = await answerOf(api.GET('/api/v1/places/{id}', { params: { path: { id } } })).catch(() => null);
      const place = placeFrom(found);
      if (place) cache.set(id, { ...place, id });
    }),
  );
  return new Map(cache);
}
