import type { FavouriteLists, Favourites, FavouritesState, Session, Writable } from '@halte/contract';
import { nowInstant } from '@halte/i18n';
import type { Account } from './account.ts';
import type { ToastKey } from './changeToasts.ts';
import { draftOf } from './entries.ts';
import {
  EMPTY_LISTS,
  entriesOf,
  findSame,
  isEmpty,
  listsFrom,
  localEntries,
  localId,
  withKnownPlaces,
} from './lists.ts';
import { applied, type Operation, shownLists, withNewId } from './operations.ts';
import { type Plan, planAdd, planBack, planChange, planRemove } from './plan.ts';
import { laterToastOf, type Sent, send } from './send.ts';
import type { FavouritesStorage, StoredFavourites } from './storage.ts';

export interface ServiceParts {
  readonly state: Writable<FavouritesState>;
  readonly session: Pick<Session, 'state' | 'accessToken'>;
  readonly account: Account;
  readonly storage: FavouritesStorage;
  readonly notify: (toastKey: ToastKey) => void;
  /** Runs work while no other tab runs its own: a change is sent by one tab. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface FavouritesService extends Omit<Favourites, 'state'> {
  /** A session has started or ended, or its attributes have changed. */
  sessionChanged(): Promise<void>;
  /** Another tab has written. */
  storageChanged(): void;
}

const EMPTY: StoredFavourites = { lists: EMPTY_LISTS, isMirror: false, pending: [] };

/** What is announced when a change has been made; null: nothing. */
type DoneToast = ToastKey | null;

/**
 * What is shown is the copy of the account with the changes that the account has not confirmed. These are stored on the device and sent one
 * after another, so that neither a failure nor a closed page loses one. Without a session changes are made in the lists of the device.
 */
export function createService({ state, session, account, storage, notify, alone }: ServiceParts): FavouritesService {
  const isSignedIn = () => session.state.get().authenticated;
  /** The changes that this page has made and sent, until it has announced what became of them. */
  const endings = new Map<string, Sent | null>();
  /** Why the rest is sent later. */
  let heldBy: ToastKey | null = null;
  let stored = storage.read();
  /** The session state for which the account was read. */
  let loadedFor: unknown = null;
  let lastTask: Promise<unknown> = Promise.resolve();

  // Without a session: it has ended while no page was open. A copy of the account goes; what the account never got stays.
  if (!isSignedIn()) {
    if (stored.isMirror) clear();
    else if (stored.pending.length > 0)
      update((now) => ({ ...now, lists: shownLists(now.lists, now.pending), pending: [] }));
  }

  function show(loaded = state.get().loaded): void {
    state.set({ loaded, lists: shownLists(stored.lists, stored.pending) });
  }

  /** Another tab may have written since. */
  function update(edit: (now: StoredFavourites) => StoredFavourites): void {
    stored = edit(storage.read());
    storage.write(stored);
  }

  function clear(): void {
    stored = EMPTY;
    storage.clear();
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const task = lastTask.then(() => alone(work));
    lastTask = task.catch(() => undefined);
    return task;
  }

  /** Entries that the account has not got yet. */
  const unsent = () => (stored.isMirror ? localEntries(stored.lists) : stored.lists);

  /** Replaces the lists by those of the account. A favourite that was sent has another id in the answer. */
  function replaceLists(answer: FavouriteLists, sent: FavouriteLists): void {
    update(({ pending }) => ({
      lists: withKnownPlaces(answer, stored.lists),
      isMirror: true,
      pending: entriesOf(sent).reduce<readonly Operation[]>((before, entry) => {
        const { favoriteId } = entry;
        const same = findSame(
          answer,
          listsFrom((name) => sent[name].filter((one) => one.favoriteId === favoriteId)),
        );
        return withNewId(before, favoriteId, same?.favoriteId);
      }, pending),
    }));
  }

  function settle({ id, change, faults }: Operation, sent: Sent): void {
    // The account knows something that this device does not: it is read again.
    if (sent.kind === 'refused') loadedFor = null;
    update((now) => {
      if (sent.kind === 'later') {
        const next = faults + Number(sent.isFault);
        return { ...now, pending: now.pending.map((one) => (one.id === id ? { ...one, faults: next } : one)) };
      }
      const pending = now.pending.filter((one) => one.id !== id);
      const newId = sent.kind === 'made' ? sent.newId : undefined;
      const isNew = change.kind === 'add';
      return {
        ...now,
        lists: sent.edit(now.lists),
        pending: isNew ? withNewId(pending, change.favoriteId, newId) : pending,
      };
    });
    if (endings.has(id)) endings.set(id, sent);
    else if (sent.kind === 'refused') notify(sent.toastKey);
    heldBy = sent.kind === 'later' ? sent.toastKey : null;
    show();
  }

  /** Sends what is pending, in order, until one cannot be sent now. Returns whether all of it was sent. */
  async function replay(isOver: () => boolean): Promise<boolean> {
    for (let next = stored.pending[0]; next; next = stored.pending[0]) {
      const sent = await send(next, stored.lists, account);
      if (isOver()) return false;
      settle(next, sent);
      if (sent.kind === 'later') return false;
    }
    return true;
  }

  async function synchronize(isOver: () => boolean): Promise<void> {
    const sessionState = session.state.get();
    const local = unsent();
    if (!isEmpty(local)) {
      const answer = await account.synchronize(local);
      if (isOver()) return;
      replaceLists(answer, local);
      loadedFor = sessionState;
    }
    if (!(await replay(isOver)) || loadedFor === sessionState) return;
    const answer = await account.list();
    if (isOver()) return;
    replaceLists(answer, EMPTY_LISTS);
    loadedFor = sessionState;
  }

  async function read(): Promise<void> {
    const sessionState = session.state.get();
    const isOver = () => sessionState !== session.state.get();
    stored = storage.read();
    const isSent = !isSignedIn() || (stored.pending.length === 0 && isEmpty(unsent()));
    if (sessionState === loadedFor && isSent) return;
    if (sessionState.authenticated && session.accessToken() !== null) {
      show(sessionState === loadedFor);
      try {
        await synchronize(isOver);
      } catch (error) {
        // The stored lists stay; the next load reads the account again.
        heldBy = laterToastOf(error);
      }
      if (isOver()) return;
    } else if (!sessionState.authenticated) loadedFor = sessionState;
    show(true);
  }

  /** Says what became of a change, and returns whether it was made or will be. */
  function ended(id: string, doneToast: DoneToast): boolean {
    const sent = endings.get(id);
    endings.delete(id);
    if (sent === undefined) return false;
    const toastKey = sent?.kind === 'made' || !doneToast ? doneToast : heldBy;
    const announced = sent?.kind === 'refused' ? sent.toastKey : toastKey;
    if (announced) notify(announced);
    return sent?.kind !== 'refused';
  }

  async function make(plan: Plan, doneToast: DoneToast): Promise<boolean> {
    if (!plan.isPossible) {
      show();
      notify(plan.toastKey);
      return false;
    }
    const { change } = plan;
    if (!change || !isSignedIn()) {
      if (change) update((now) => ({ ...now, lists: applied(now.lists, change) }));
      show();
      if (doneToast) notify(doneToast);
      return true;
    }
    const id = localId();
    endings.set(id, null);
    update((now) => ({ ...now, pending: [...now.pending, { id, change, madeAt: nowInstant(), faults: 0 }] }));
    show();
    await enqueue(read);
    return ended(id, doneToast);
  }

  const shown = () => shownLists(stored.lists, stored.pending);

  return {
    load: () => enqueue(read),
    add: (favourite) => make(planAdd(shown(), favourite), 'toast.favourites.added'),
    change: (favoriteId, favourite) => make(planChange(shown(), favoriteId, favourite), 'toast.favourites.changed'),
    remove: (favoriteId) => make(planRemove(shown(), favoriteId), 'toast.favourites.removed'),
    arrange: (ids) => make({ isPossible: true, change: { kind: 'order', ids } }, null),
    changeWithUndo(changes) {
      const made = changes.flatMap(({ favoriteId, favourite }) => {
        const before = entriesOf(shown()).find((entry) => entry.favoriteId === favoriteId);
        const plan = favoriteId === null ? planAdd(shown(), favourite) : planChange(shown(), favoriteId, favourite);
        void make(plan, null);
        return plan.isPossible && plan.change ? [{ before, change: plan.change }] : [];
      });
      return () => {
        for (const { before, change } of made.toReversed()) void make(planBack(shown(), change, before), null);
      };
    },
    removeWithUndo(favoriteId) {
      const before = shown();
      const entry = entriesOf(before).find((one) => one.favoriteId === favoriteId);
      void make(planRemove(before, favoriteId), null);
      return () => {
        if (!entry) return;
        const again = localId();
        const ids = entriesOf(before).map((one) => (one.favoriteId === favoriteId ? again : one.favoriteId));
        void make(planAdd(shown(), draftOf(entry), again), null);
        void make({ isPossible: true, change: { kind: 'order', ids } }, null);
      };
    },
    async sessionChanged() {
      endings.clear();
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
