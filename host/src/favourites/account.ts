import { type Api, ApiProblem, answerOf } from '@halte/api';
import { EVENTS, type FavouriteLists, type NewFavourite } from '@halte/contract';
import type { Instant } from '@halte/i18n';
import { bodyOf, singleFrom } from './entries.ts';
import { EMPTY_LISTS } from './lists.ts';
import { parseFavouriteLists } from './parseLists.ts';

/** The favourites that the backend stores for the signed-in traveller. Each method rejects with an {@link ApiProblem}. */
export interface Account {
  list(): Promise<FavouriteLists>;
  /** Adds the favourites that a device stored without a session; returns all of the account. */
  synchronize(local: FavouriteLists): Promise<FavouriteLists>;
  /** Returns lists that contain only the favourite that was added or existed already. */
  add(favourite: NewFavourite, changedAt: Instant): Promise<FavouriteLists>;
  change(favoriteId: string, favourite: NewFavourite, changedAt: Instant): Promise<FavouriteLists>;
  /** Resolves also when some of them do not exist. */
  arrange(ids: readonly string[], changedAt: Instant): Promise<void>;
  /** Resolves also when the favourite does not exist. */
  remove(favoriteId: string, changedAt: Instant): Promise<void>;
}

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

function statusOf(error: unknown): number | null {
  return error instanceof ApiProblem ? error.status : null;
}

/** Whether an answer has any list: otherwise it would pass for an empty account, and the device's favourites would be lost. */
function hasLists(answer: object): boolean {
  return Object.keys(EMPTY_LISTS).some((name) => Array.isArray(Reflect.get(answer, name)));
}

/** @param renewed resolves to whether a token has been replaced. */
export function createAccount(
  api: Api,
  accessToken: () => string | null,
  renewed: (token: string) => Promise<boolean>,
): Account {
  let expired: string | null = null;

  /** Requests a new token once for each expired one, and then retries the request. */
  async function signedIn<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const token = accessToken();
    try {
      return await request();
    } catch (error) {
      if (statusOf(error) !== UNAUTHORIZED || token === null || token === expired) throw error;
      expired = token;
      const renewal = renewed(token);
      window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
      if (await renewal) return request();
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
    async add(favourite, changedAt) {
      api.wake();
      const body = { ...bodyOf(favourite), changedAt };
      return singleFrom(favourite, await signedIn(() => answerOf(api.POST('/api/v1/favorites', { body }))));
    },
    async change(favoriteId, favourite, changedAt) {
      api.wake();
      const options = { params: { path: { id: favoriteId } }, body: { ...bodyOf(favourite), changedAt } };
      return singleFrom(favourite, await signedIn(() => answerOf(api.PUT('/api/v1/favorites/{id}', options))));
    },
    async arrange(ids, changedAt) {
      api.wake();
      await signedIn(() => answerOf(api.PUT('/api/v1/favorites/order', { body: { ids: [...ids], changedAt } })));
    },
    async remove(favoriteId, changedAt) {
      api.wake();
      const options = { params: { path: { id: favoriteId }, query: { changedAt } } };
      try {
        await signedIn(() => answerOf(api.DELETE('/api/v1/favorites/{id}', options)));
      } catch (error) {
        if (statusOf(error) !== NOT_FOUND) throw error;
      }
    },
  };
}
