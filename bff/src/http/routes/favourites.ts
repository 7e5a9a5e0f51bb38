import { Type } from 'typebox';
import type { Favourites } from '../../favourites/favourites.ts';
import type { People } from '../../people/people.ts';
import { KEYED_SIGNED_IN } from '../answers.ts';
import { Problem } from '../schemas/common.ts';
import {
  FavoriteBody,
  FavoriteEntry,
  FavoriteLists,
  FavoriteParams,
  FavoriteSynchronizeBody,
  FavoriteSynchronized,
} from '../schemas/favourites.ts';
import { PEOPLE_PROBLEMS } from '../schemas/people.ts';
import type { App } from '../typedApp.ts';

const tags = ['favourites'];
/** Four long lists. */
const SYNCHRONIZE_BYTES = 1_024 * 1_024;

export function favouriteRoutes(app: App, people: People, favourites: Favourites): void {
  const userIdOf = async (headers: { readonly authorization?: string }) =>
    (await people.signedIn(headers.authorization)).id;

  app.get(
    '/api/v1/favorites',
    {
      schema: {
        tags,
        summary: 'All favourites of who is signed in',
        response: { 200: FavoriteLists, ...PEOPLE_PROBLEMS },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return favourites.list(await userIdOf(headers));
    },
  );

  app.post(
    '/api/v1/favorites',
    {
      schema: {
        tags,
        summary: 'Adds a favourite: 201; 200 and the one that is there already when it is the same',
        body: FavoriteBody,
        response: { 200: FavoriteEntry, 201: FavoriteEntry, ...PEOPLE_PROBLEMS, 409: Problem },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ body, headers }, reply) => {
      const { entry, isNew } = await favourites.add(await userIdOf(headers), body);
      return reply.code(isNew ? 201 : 200).send(entry);
    },
  );

  app.put(
    '/api/v1/favorites/:id',
    {
      schema: {
        tags,
        summary: 'Changes an address or a stop among the favourites',
        params: FavoriteParams,
        body: FavoriteBody,
        response: { 200: FavoriteEntry, ...PEOPLE_PROBLEMS, 404: Problem, 409: Problem },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ params, body, headers }) => favourites.change(await userIdOf(headers), params.id, body),
  );

  app.delete(
    '/api/v1/favorites/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a favourite',
        params: FavoriteParams,
        response: { 204: Type.Null(), ...PEOPLE_PROBLEMS, 404: Problem },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ params, headers }, reply) => {
      await favourites.remove(await userIdOf(headers), params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/v1/favorites/synchronize',
    {
      bodyLimit: SYNCHRONIZE_BYTES,
      schema: {
        tags,
        summary: 'Adds what a device kept by itself; the same once more changes nothing',
        body: FavoriteSynchronizeBody,
        response: { 200: FavoriteSynchronized, ...PEOPLE_PROBLEMS },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return favourites.synchronize(await userIdOf(headers), body);
    },
  );
}
