import type { FavouriteLists, Favourites, FavouritesState, Session, Writable } from '@halte/contract';
import type { Account } from './account.ts';
import { added, changed, type Edit, type Outcome, rejected, removed } from './changes.ts';
import { type ToastKey, toastKeyOf } from './changeToasts.ts';
import { singleOf } from './entries.ts';
import {
  EMPTY_LISTS,
  isEmpty,
  localEntries,
  localId,
  mergeLists,
  onlyId,
  replaceEntry,
  withKnownPlaces,
  withoutId,
} from './lists.ts';
import type { FavouritesStorage, StoredFavourites } from './storage.ts';

export interface ServiceParts {
  readonly state: Writable<FavouritesState>;
  readonly session: Pick<Session, 'state' | 'accessToken'>;
  readonly account: Account;
  readonly storage: FavouritesStorage;
  readonly notify: (toastKey: ToastKey) => void;
}

export interface FavouritesService extends Omit<Favourites, 'state'> {
  /** A session has started or ended, or its attributes have changed. */
  sessionChanged(): Promise<void>;
  /** Another tab has written. */
  storageChanged(): void;
}

const EMPTY: StoredFavourites = { lists: EMPTY_LISTS, isMirror: false };

/**
 * Optimistic updates: what is shown is the stored lists with the pending edits applied, so that a rejected edit is only removed. Requests to
 * the account are queued and sent one after another.
 */
export function createService({ state, session, account, storage, notify }: ServiceParts): FavouritesService {
  const pending = new Set<Edit>();
  const isSignedIn = () => session.state.get().authenticated;
  let stored = storage.read();
  /** The session state for which the account was read. */
  let loadedFor: unknown = null;
  let lastTask: Promise<unknown> = Promise.resolve();

  // A copy of an account without a session: the session has ended while no page was open.
  if (stored.isMirror && !isSignedIn()) clear();

  function show(loaded = state.get().loaded): void {
    const lists = [...pending].reduce((before, edit) => edit(before), stored.lists);
    state.set({ loaded, lists });
  }

  function store(next: StoredFavourites): void {
    stored = next;
    storage.write(next);
  }

  function clear(): void {
    stored = EMPTY;
    storage.clear();
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const task = lastTask.then(work);
    lastTask = task.catch(() => undefined);
    return task;
  }

  /** Entries that the account has not got yet. */
  function unsent(): FavouriteLists {
    if (!isSignedIn()) return EMPTY_LISTS;
    return stored.isMirror ? localEntries(stored.lists) : stored.lists;
  }

  async function read(): Promise<void> {
    const sessionState = session.state.get();
    if (sessionState === loadedFor && isEmpty(unsent())) return;
    if (sessionState.authenticated && session.accessToken() !== null) {
      show(sessionState === loadedFor);
      try {
        const local = unsent();
        const answer = isEmpty(local) ? await account.list() : await account.synchronize(local);
        if (sessionState !== session.state.get()) return;
        store({ lists: withKnownPlaces(answer, stored.lists), isMirror: true });
        loadedFor = sessionState;
      } catch {
        // The stored lists stay; the next load reads the account again.
        if (sessionState !== session.state.get()) return;
      }
    } else if (!sessionState.authenticated) loadedFor = sessionState;
    show(true);
  }

  /** A change that was requested in one session is not made in another. */
  function attempt(edit: Edit, settle: () => Promise<Outcome>): Promise<boolean> {
    const sessionState = session.state.get();
    const isOver = () => sessionState !== session.state.get();
    pending.add(edit);
    show();
    return enqueue(async () => {
      await read();
      if (isOver()) return false;
      const outcome = await settle().catch((error: unknown) => rejected(toastKeyOf(error)));
      if (isOver()) return false;
      pending.delete(edit);
      if (outcome.edit) store({ ...stored, lists: outcome.edit(stored.lists) });
      show();
      notify(outcome.toastKey);
      return outcome.edit !== null;
    });
  }

  const changeContext = () => ({ lists: stored.lists, account: isSignedIn() ? account : null });

  return {
    load: () => enqueue(read),
    add(favourite) {
      const single = singleOf(favourite, localId());
      return attempt(
        (lists) => mergeLists(lists, single),
        () => added(changeContext(), favourite, single),
      );
    },
    change(favoriteId, favourite) {
      const wanted = onlyId(state.get().lists, favoriteId);
      return attempt(
        (lists) => replaceEntry(lists, favoriteId, singleOf(favourite, favoriteId)),
        () => changed(changeContext(), favourite, wanted),
      );
    },
    remove(favoriteId) {
      const wanted = onlyId(state.get().lists, favoriteId);
      return attempt(
        (lists) => withoutId(lists, favoriteId),
        () => removed(changeContext(), wanted),
      );
    },
    async sessionChanged() {
      pending.clear();
      if (isSignedIn()) return enqueue(read);
      clear();
      show(true);
    },
    storageChanged() {
      stored = storage.read();
      show();
    },
  };
}
