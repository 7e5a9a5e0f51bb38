import { type Api, ApiProblem, answerOf } from '@halte/api';
import { EVENTS, type FavouriteLists, type NewFavourite } from '@halte/contract';
import { bodyOf, singleFrom } from './entries.ts';
import { EMPTY_LISTS } from './lists.ts';
import { parseFavouriteLists } from './parseLists.ts';

/** The favourites of who is signed in, as the backend keeps them. Each rejects with an {@link ApiProblem}. */
export interface Account {
  list(): Promise<FavouriteLists>;
  /** Adds what a device kept by itself; answers all there are then. */
  synchronize(local: FavouriteLists): Promise<FavouriteLists>;
  /** Answers lists with the one that was added, or was there already. */
  add(favourite: NewFavourite): Promise<FavouriteLists>;
  change(favoriteId: string, favourite: NewFavourite): Promise<FavouriteLists>;
  /** One that is gone already was removed as well. */
  remove(favoriteId: string): Promise<void>;
}

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

function statusOf(error: unknown): number | null {
  return error instanceof ApiProblem ? error.status : null;
}

/** An answer without any list would pass for an account without favourites, and those of the device would be lost. */
function hasLists(answer: object): boolean {
  return Object.keys(EMPTY_LISTS).some((name) => Array.isArray(Reflect.get(answer, name)));
}

/** @param renewed resolves to whether a token has been replaced by another one. */
export function createAccount(
  api: Api,
  accessToken: () => string | null,
  renewed: (token: string) => Promise<boolean>,
): Account {
  let refused: string | null = null;

  /** A token that is over is told of once: whoever made it may make another, and then the question is asked again. */
  async function signedIn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const token = accessToken();
    try {
      return await ask();
    } catch (error) {
      if (statusOf(error) !== UNAUTHORIZED || token === null || token === refused) throw error;
      refused = token;
      const renewal = renewed(token);
      window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
      if (await renewal) return ask();
      throw error;
    }
  }

  return {
    list: async () => parseFavouriteLists(await signedIn(() => answerOf(api.GET('/api/v1/favorites'), hasLists))),
    synchronize: async ({ favoriteAddresses, favoriteLines, favoritePointOfInterests, favoriteStopPoints }) => {
      const body = {
        favoriteAddresses: [...favoriteAddresses],
        favoriteLines: [...favoriteLines],
        favoritePointOfInterests: [...favoritePointOfInterests],
        favoriteStopPoints: [...favoriteStopPoints],
      };
      return parseFavouriteLists(
        await signedIn(() => answerOf(api.POST('/api/v1/favorites/synchronize', { body }), hasLists)),
      );
    },
    async add(favourite) {
      api.wake();
      const body = bodyOf(favourite);
      return singleFrom(favourite, await signedIn(() => answerOf(api.POST('/api/v1/favorites', { body }))));
    },
    async change(favoriteId, favourite) {
      api.wake();
      const options = { params: { path: { id: favoriteId } }, body: bodyOf(favourite) };
      return singleFrom(favourite, await signedIn(() => answerOf(api.PUT('/api/v1/favorites/{id}', options))));
    },
    async remove(favoriteId) {
      api.wake();
      const options = { params: { path: { id: favoriteId } } };
      try {
        await signedIn(() => answerOf(api.DELETE('/api/v1/favorites/{id}', options)));
      } catch (error) {
        if (statusOf(error) !== NOT_FOUND) throw error;
      }
    },
  };
}
