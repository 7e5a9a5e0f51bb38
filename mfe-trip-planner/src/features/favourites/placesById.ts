import { type Api, answerOf } from '@halte/api';
import { type Place, placeFrom } from '@halte/places';

/** At most this many places are looked up. */
const MOST = 10;

/** Fetches places by id. Places that cannot be fetched are left out. */
export async function placesById(
  api: Api,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>();
  await Promise.all(
    ids.slice(0, MOST).map(async (id) => {
      const call = api.GET('/api/v1/places/{id}', { params: { path: { id } }, signal });
      const place = placeFrom(await answerOf(call).catch(() => null));
      if (place) places.set(id, { ...place, id });
    }),
  );
  signal.throwIfAborted();
  return places;
}
