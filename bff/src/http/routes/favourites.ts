import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addFavorite,
  changeFavorite,
  deleteFavorite,
  listFavorites,
  orderFavorites,
  synchronizeFavorites,
} from '../../api/operations/favourites.ts';
import type { Favourites } from '../../favourites/favourites.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import type { ChangeGuard } from '../../people/signInGuard.ts';
import { namedKey } from '../plugins/pageOrigin.ts';
import type { App } from '../plugins/typedApp.ts';

/** Four long lists. */
const SYNCHRONIZE_BYTES = 1_024 * 1_024;

export interface FavouriteRoutesOptions {
  readonly people: PeopleOfTenants;
  readonly favourites: Favourites;
  readonly guard: ChangeGuard;
}

export function favouriteRoutes(app: App, { people, favourites, guard }: FavouriteRoutesOptions): void {
  const userIdOf = async (request: Pick<FastifyRequest, 'headers'>) =>
    (await people.at(namedKey(request)).signedIn(request.headers.authorization)).id;

  /** The id of a user who changes one favourite, counted against the limit. */
  async function changerOf(request: Pick<FastifyRequest, 'headers'>): Promise<string> {
    const id = await userIdOf(request);
    guard.enterChange(id);
    return id;
  }

  app.get('/api/v1/favorites', listFavorites, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    return sendJson(reply, await favourites.list(await userIdOf({ headers })));
  });

  app.post('/api/v1/favorites', addFavorite, async ({ body, headers }, reply) => {
    const { entry, isNew } = await favourites.add(await changerOf({ headers }), body);
    return sendJson(reply.code(isNew ? 201 : 200), Buffer.from(JSON.stringify(entry)));
  });

  app.put('/api/v1/favorites/:id', changeFavorite, async ({ params, body, headers }, reply) => {
    const entry = await favourites.change(await changerOf({ headers }), params.id, body);
    return sendJson(reply, Buffer.from(JSON.stringify(entry)));
  });

  app.delete('/api/v1/favorites/:id', deleteFavorite, async ({ params, query, headers }, reply) => {
    await favourites.remove(await changerOf({ headers }), params.id, query.changedAt);
    return reply.code(204).send(null);
  });

  app.put('/api/v1/favorites/order', orderFavorites, async ({ body, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    return sendJson(reply, await favourites.order(await changerOf({ headers }), body.ids, body.changedAt));
  });

  app.post(
    '/api/v1/favorites/synchronize',
    { ...synchronizeFavorites, bodyLimit: SYNCHRONIZE_BYTES },
    async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const id = await userIdOf({ headers });
      guard.enterSynchronization(id, Object.values(body).flat().length);
      return sendJson(reply, await favourites.synchronize(id, body));
    },
  );
}

/** Sends bytes that are JSON already. For an entry, whose schema is a union, Fastify's serializer would compile a validator in the first answer, for 70 ms. */
function sendJson(reply: FastifyReply, json: Buffer) {
  return reply.type('application/json; charset=utf-8').send(json);
}
