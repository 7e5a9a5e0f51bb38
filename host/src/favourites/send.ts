import { ApiProblem } from '@halte/api';
import type { FavouriteLists } from '@halte/contract';
import type { Account } from './account.ts';
import { type ToastKey, toastKeyOf } from './changeToasts.ts';
import { singleOf } from './entries.ts';
import { arranged, entriesOf, findSame, mergeLists, replaceEntry, withKnownPlaces, withoutId } from './lists.ts';
import type { Operation } from './operations.ts';

type Edit = (lists: FavouriteLists) => FavouriteLists;

/** What became of a change: made, to be sent again, or refused for good. `edit` changes the copy of the account. */
export type Sent =
  | { readonly kind: 'made'; readonly edit: Edit; readonly newId?: string | undefined }
  | { readonly kind: 'later'; readonly isFault: boolean; readonly toastKey: ToastKey }
  | { readonly kind: 'refused'; readonly edit: Edit; readonly toastKey: ToastKey };

const NOT_FOUND = 404;
const TRY_AGAIN: readonly number[] = [408, 429];
const FAULTS_FROM = 500;
/** A change that the account fails on so often is given up: the changes behind it could never be sent. */
export const MOST_FAULTS = 5;

const unchanged: Edit = (lists) => lists;

/** @param lists the copy of the account. */
async function make({ change, madeAt }: Operation, lists: FavouriteLists, account: Account): Promise<Sent> {
  switch (change.kind) {
    case 'add': {
      const single = singleOf(change.favourite, change.favoriteId);
      const same = findSame(lists, single);
      if (same) return { kind: 'made', edit: unchanged, newId: same.favoriteId };
      const answer = withKnownPlaces(await account.add(change.favourite, madeAt), single);
      const [added] = entriesOf(answer);
      return { kind: 'made', edit: (now) => mergeLists(now, answer), newId: added?.favoriteId };
    }
    case 'change': {
      const { favoriteId, favourite } = change;
      const answer = withKnownPlaces(
        await account.change(favoriteId, favourite, madeAt),
        singleOf(favourite, favoriteId),
      );
      return { kind: 'made', edit: (now) => replaceEntry(now, favoriteId, answer) };
    }
    case 'remove':
      await account.remove(change.favoriteId, madeAt);
      return { kind: 'made', edit: (now) => withoutId(now, change.favoriteId) };
    case 'order':
      await account.arrange(change.ids, madeAt);
      return { kind: 'made', edit: (now) => arranged(now, change.ids) };
  }
}

/** What is said of a change that is stored on the device until the account answers. */
export function laterToastOf(error: unknown): ToastKey {
  const kind = error instanceof ApiProblem ? error.kind : null;
  return kind === 'offline' || kind === 'network' ? 'toast.favourites.savedOffline' : 'toast.favourites.savedLater';
}

function failed({ change, faults }: Operation, error: unknown): Sent {
  const problem = error instanceof ApiProblem ? error : null;
  const isUnanswered = problem?.status === 0 && problem.code !== 'invalid-answer';
  const isFault = problem !== null && problem.status >= FAULTS_FROM;
  if (isUnanswered || (isFault && faults < MOST_FAULTS) || (problem && TRY_AGAIN.includes(problem.status))) {
    return { kind: 'later', isFault, toastKey: laterToastOf(error) };
  }
  // Another device has removed it: the removal counts.
  if (change.kind === 'change' && problem?.status === NOT_FOUND)
    return { kind: 'refused', edit: (now) => withoutId(now, change.favoriteId), toastKey: 'toast.favourites.gone' };
  return { kind: 'refused', edit: unchanged, toastKey: toastKeyOf(error) };
}

/** Sends a change to the account. Sending it twice has the effect of sending it once. */
export function send(operation: Operation, lists: FavouriteLists, account: Account): Promise<Sent> {
  return make(operation, lists, account).catch((error: unknown) => failed(operation, error));
}
