import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  FavoriteBody,
  FavoriteDeleteQuery,
  FavoriteEntry,
  FavoriteLists,
  FavoriteOrderBody,
  FavoriteParams,
  FavoriteSynchronizeBody,
  FavoriteSynchronized,
} from '../../api/favourites.ts';
import type { Favourites } from '../../favourites/favourites.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import type { ChangeGuard } from '../../people/signInGuard.ts';
import { namedKey } from '../plugins/pageOrigin.ts';
import { KEYED_SIGNED_IN, SIGNED_IN_PROBLEMS } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['favourites'];
/** Four long lists. */
const SYNCHRONIZE_BYTES = 1_024 * 1_024;

/** What can be wrong with the favourite that a call sends. */
const DRAFT_PROBLEMS = [
  ...SIGNED_IN_PROBLEMS,
  'loading',
  'incomplete-favourite',
  'invalid-favourite',
  'unknown-field',
  'unknown-stop',
  'unknown-line',
] as const;

export interface FavouriteRoutesOptions {
  readonly people: PeopleOfTenants;
  readonly favourites: Favourites;
  readonly guard: ChangeGuard;
}

export function favouriteRoutes(app: App, { people, favourites, guard }: FavouriteRoutesOptions): void {
  const userIdOf = async (request: Pick<FastifyRequest, 'headers'>) =>
    (await people.at(namedKey(request)).signedIn(request.headers.authorization)).id;

  /** Of a user that changes favourites: one, or all of them. */
  async function changerOf(request: Pick<FastifyRequest, 'headers'>, change: 'one' | 'all' = 'one'): Promise<string> {
    const id = await userIdOf(request);
    guard.enter(id, change);
    return id;
  }

  app.get(
    '/api/v1/favorites',
    {
      config: {
        answers: 'Four lists, each in the order of the person.',
        problems: [...SIGNED_IN_PROBLEMS, 'loading'],
      },
      schema: {
        tags,
        operationId: 'listFavorites',
        summary: 'All favourites of the person who is signed in',
        description: 'Whether each is still in the timetable is looked up now.',
        response: { 200: FavoriteLists },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return favourites.list(await userIdOf({ headers }));
    },
  );

  app.post(
    '/api/v1/favorites',
    {
      config: {
        answers: { 200: 'The one that is there already and is the same.', 201: 'The favourite that was added.' },
        problems: [...DRAFT_PROBLEMS, 'too-many-favourites', 'favourite-deleted'],
      },
      schema: {
        tags,
        operationId: 'addFavorite',
        summary: 'Adds a favourite',
        description:
          'A `LINE` and a `STOP_POINT`, with its `lineIds`, must be in the timetable: else 400 `unknown-line` or `unknown-stop`. An `ADDRESS` and every other type, e.g. `POI`, are taken as they are, because points of interest come and go with their sources. There can be 200 of each, and one address that is `HOME` and one that is `WORK`: the one before becomes `OTHER`.',
        body: FavoriteBody,
        response: { 200: FavoriteEntry, 201: FavoriteEntry },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ body, headers }, reply) => {
      const { entry, isNew } = await favourites.add(await changerOf({ headers }), body);
      return reply.code(isNew ? 201 : 200).send(entry);
    },
  );

  app.put(
    '/api/v1/favorites/:id',
    {
      config: {
        answers: 'The favourite as it is now.',
        problems: [...DRAFT_PROBLEMS, 'not-changeable', 'favourite-not-found', 'same-favourite'],
      },
      schema: {
        tags,
        operationId: 'changeFavorite',
        summary: 'Changes an address or a stop, or renames another favourite',
        description:
          'Send all of it: what is left out is gone. The type stays, and of others than addresses and stops the id; a line cannot be changed. A change older than what the account has, by its `changedAt`, changes nothing. Ids that change are looked up as when a favourite is added.',
        params: FavoriteParams,
        body: FavoriteBody,
        response: { 200: FavoriteEntry },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ params, body, headers }) => favourites.change(await changerOf({ headers }), params.id, body),
  );

  app.delete(
    '/api/v1/favorites/:id',
    {
      config: {
        answers: 'Deleted. There is no body.',
        problems: [...SIGNED_IN_PROBLEMS, 'invalid-favourite', 'favourite-not-found', 'favourite-changed'],
      },
      schema: {
        tags,
        operationId: 'deleteFavorite',
        summary: 'Deletes a favourite',
        description: 'Of any type.',
        params: FavoriteParams,
        querystring: FavoriteDeleteQuery,
        response: { 204: Type.Null() },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ params, query, headers }, reply) => {
      await favourites.remove(await changerOf({ headers }), params.id, query.changedAt);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/v1/favorites/order',
    {
      config: {
        answers: 'All favourites as they are now.',
        problems: [...SIGNED_IN_PROBLEMS, 'loading', 'invalid-favourite'],
      },
      schema: {
        tags,
        operationId: 'orderFavorites',
        summary: 'Puts the favourites in order',
        description:
          'The named ones come first, in this order; others, added on another device, stay behind them in theirs. Ids of favourites that are gone are ignored. An order older than the last one, by its `changedAt`, changes nothing.',
        body: FavoriteOrderBody,
        response: { 200: FavoriteLists },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return favourites.order(await changerOf({ headers }), body.ids, body.changedAt);
    },
  );

  app.post(
    '/api/v1/favorites/synchronize',
    {
      bodyLimit: SYNCHRONIZE_BYTES,
      config: {
        answers: 'All favourites as they are now, and the entries that were not taken.',
        problems: [...SIGNED_IN_PROBLEMS, 'loading'],
      },
      schema: {
        tags,
        operationId: 'synchronizeFavorites',
        summary: 'Adds the favourites that a device has stored',
        description:
          'Takes the lists as `listFavorites` answers them. What is there already stays as it is, unless the `updatedAt` of the entry is later; an entry that cannot be taken does not keep the others out. Sending it again changes nothing.',
        body: FavoriteSynchronizeBody,
        response: { 200: FavoriteSynchronized },
        ...KEYED_SIGNED_IN,
      },
    },
    async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return favourites.synchronize(await changerOf({ headers }, 'all'), body);
    },
  );
}
