import { type Api, answerOf } from '@halte/api';
import { type Place, placeFrom } from '@halte/places';

/** So many are looked up; who keeps more nameless places sees these. */
const MOST = 10;

const known = new Map<string, Place>();

/** What backends call these places, by id. Whatever cannot be had is left out; what was found once is not asked for again. */
export async function placesById(api: Api, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const unknown = ids.filter((id) => !known.has(id)).slice(0, MOST);
  await Promise.all(
    unknown.map(async (id) => {
      const found = await answerOf(api.GET('/api/v1/places/{id}', { params: { path: { id } } })).catch(() => null);
      const place = placeFrom(found);
      if (place) known.set(id, { ...place, id });
    }),
  );
  return new Map(known);
}
