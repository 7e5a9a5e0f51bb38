import type { ApiProblem } from '@halte/api';
import type { FavouriteLists } from '@halte/contract';
import type { ToastKey } from './changeToasts.ts';
import { singleOf } from './entries.ts';
import { entriesOf, findSame, listsFrom, mergeLists, replaceEntry, withKnownPlaces, withoutId } from './lists.ts';
import { applied, type Change, type Operation, withNewId } from './operations.ts';
import type { StoredFavourites } from './storage.ts';

/** Outcome of a change: made, to be sent again, or rejected for good. */
export type Outcome =
  /** `answer` contains the favourite as the account has it; it is empty where the account answers without one. */
  | { readonly kind: 'made'; readonly answer: FavouriteLists }
  | { readonly kind: 'later'; readonly isFault: boolean; readonly toastKey: ToastKey }
  /** `isGone`: another device has removed the favourite, and the removal counts. */
  | { readonly kind: 'refused'; readonly isGone: boolean; readonly toastKey: ToastKey };

const NOT_FOUND = 404;
const TRY_AGAIN: readonly number[] = [408, 429];
const FAULTS_FROM = 500;
/** A change that has failed this often in the account is given up: it would block the changes behind it. */
const MOST_FAULTS = 5;

const TOAST_KEYS: Readonly<Record<string, ToastKey>> = {
  'too-many-favourites': 'toast.favourites.full',
  'same-favourite': 'toast.favourites.same',
  'favourite-deleted': 'toast.favourites.gone',
  'favourite-changed': 'toast.favourites.stays',
};

/** The toast for a change that is stored on the device until the account answers. */
export function laterToastOf(failure: ApiProblem | null): ToastKey {
  const isCut = failure?.kind === 'offline' || failure?.kind === 'network';
  return isCut ? 'toast.favourites.savedOffline' : 'toast.favourites.savedLater';
}

/** The outcome of a change that failed; `failure` is null for an error of this page. */
export function outcomeOf({ change, faults }: Operation, failure: ApiProblem | null): Outcome {
  const { status = NaN, code = '' } = failure ?? {};
  const isUnanswered = status === 0 && code !== 'invalid-answer';
  const isFault = status >= FAULTS_FROM;
  if (isUnanswered || (isFault && faults < MOST_FAULTS) || TRY_AGAIN.includes(status))
    return { kind: 'later', isFault, toastKey: laterToastOf(failure) };
  const isGone = change.kind === 'change' && status === NOT_FOUND;
  const toastKey = isGone ? 'toast.favourites.gone' : TOAST_KEYS[code];
  return { kind: 'refused', isGone, toastKey: toastKey ?? 'toast.favourites.failed' };
}

/** A new favourite that the account has already needs no request. */
export function withoutRequest({ change }: Operation, lists: FavouriteLists): Outcome | null {
  const same = change.kind === 'add' && findSame(lists, singleOf(change.favourite, change.favoriteId));
  if (!same) return null;
  return { kind: 'made', answer: listsFrom((name) => lists[name].filter((entry) => entry === same)) };
}

/** The copy of the account after a change of it, and what is still to be sent. */
export function storedAfter(stored: StoredFavourites, operation: Operation, outcome: Outcome): StoredFavourites {
  const { id, change } = operation;
  if (outcome.kind === 'later') {
    const counted = { ...operation, faults: operation.faults + Number(outcome.isFault) };
    return { ...stored, pending: stored.pending.map((one) => (one.id === id ? counted : one)) };
  }
  const pending = stored.pending.filter((one) => one.id !== id);
  const { lists } = stored;
  if (outcome.kind === 'made') return { ...stored, ...made(lists, pending, change, outcome.answer) };
  return {
    ...stored,
    pending,
    lists: outcome.isGone && 'favoriteId' in change ? withoutId(lists, change.favoriteId) : lists,
  };
}

function made(
  lists: FavouriteLists,
  pending: readonly Operation[],
  change: Change,
  answer: FavouriteLists,
): Pick<StoredFavourites, 'lists' | 'pending'> {
  if (change.kind === 'remove' || change.kind === 'order') return { lists: applied(lists, change), pending };
  const { favoriteId, favourite } = change;
  const known = withKnownPlaces(answer, singleOf(favourite, favoriteId));
  if (change.kind === 'change') return { lists: replaceEntry(lists, favoriteId, known), pending };
  // Later changes of a new favourite name it by the id that the account has given it.
  const [added] = entriesOf(known);
  return { lists: mergeLists(lists, known), pending: withNewId(pending, favoriteId, added?.favoriteId) };
}
