import type { FavouriteLists, Favourites, FavouritesState, Session, Writable } from '@halte/contract';
import type { Account } from './account.ts';
import { added, changed, type Edit, type Outcome, refused, removed } from './changes.ts';
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
  readonly tell: (said: ToastKey) => void;
}

export interface FavouritesService extends Omit<Favourites, 'state'> {
  /** Somebody has signed in or out, or is called otherwise. */
  sessionChanged(): Promise<void>;
  /** Another tab has written. */
  storageChanged(): void;
}

const EMPTY: StoredFavourites = { lists: EMPTY_LISTS, isMirror: false };

/**
 * Keeps what was confirmed apart from what is still being asked for: what is shown is both together, so that a change that is refused just
 * falls away. Questions to the account go one after another, in the order in which they came up.
 */
export function createService({ state, session, account, storage, tell }: ServiceParts): FavouritesService {
  const pending = new Set<Edit>();
  const isSignedIn = () => session.state.get().authenticated;
  let kept = storage.read();
  /** The state of the session that the account was read for. */
  let loadedFor: unknown = null;
  let last: Promise<unknown> = Promise.resolve();

  // A copy of an account, and nobody is signed in: that session has ended while nobody looked.
  if (kept.isMirror && !isSignedIn()) forget();

  function show(loaded = state.get().loaded): void {
    const lists = [...pending].reduce((before, edit) => edit(before), kept.lists);
    state.set({ loaded, lists });
  }

  function keep(next: StoredFavourites): void {
    kept = next;
    storage.write(next);
  }

  function forget(): void {
    kept = EMPTY;
    storage.clear();
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  /** What this device knows of and the account does not. */
  function unsent(): FavouriteLists {
    if (!isSignedIn()) return EMPTY_LISTS;
    return kept.isMirror ? localEntries(kept.lists) : kept.lists;
  }

  async function read(): Promise<void> {
    const who = session.state.get();
    if (who === loadedFor && isEmpty(unsent())) return;
    if (who.authenticated && session.accessToken() !== null) {
      show(who === loadedFor);
      try {
        const local = unsent();
        const answer = isEmpty(local) ? await account.list() : await account.synchronize(local);
        if (who !== session.state.get()) return;
        keep({ lists: withKnownPlaces(answer, kept.lists), isMirror: true });
        loadedFor = who;
      } catch {
        // What the device keeps is better than nothing; the next time it is tried again.
        if (who !== session.state.get()) return;
      }
    } else if (!who.authenticated) loadedFor = who;
    show(true);
  }

  /** What was asked for in one session is not made in another. */
  function attempt(edit: Edit, settle: () => Promise<Outcome>): Promise<boolean> {
    const who = session.state.get();
    const isOver = () => who !== session.state.get();
    pending.add(edit);
    show();
    return inTurn(async () => {
      await read();
      if (isOver()) return false;
      const outcome = await settle().catch((error: unknown) => refused(toastKeyOf(error)));
      if (isOver()) return false;
      pending.delete(edit);
      if (outcome.edit) keep({ ...kept, lists: outcome.edit(kept.lists) });
      show();
      tell(outcome.said);
      return outcome.edit !== null;
    });
  }

  const keeping = () => ({ lists: kept.lists, account: isSignedIn() ? account : null });

  return {
    load: () => inTurn(read),
    add(favourite) {
      const single = singleOf(favourite, localId());
      return attempt(
        (lists) => mergeLists(lists, single),
        () => added(keeping(), favourite, single),
      );
    },
    change(favoriteId, favourite) {
      const wanted = onlyId(state.get().lists, favoriteId);
      return attempt(
        (lists) => replaceEntry(lists, favoriteId, singleOf(favourite, favoriteId)),
        () => changed(keeping(), favourite, wanted),
      );
    },
    remove(favoriteId) {
      const wanted = onlyId(state.get().lists, favoriteId);
      return attempt(
        (lists) => withoutId(lists, favoriteId),
        () => removed(keeping(), wanted),
      );
    },
    async sessionChanged() {
      pending.clear();
      if (isSignedIn()) return inTurn(read);
      forget();
      show(true);
    },
    storageChanged() {
      kept = storage.read();
      show();
    },
  };
}
