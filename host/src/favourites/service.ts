import { ApiProblem } from '@halte/api';
import type { FavouriteLists, Favourites, FavouritesState, Session, Writable } from '@halte/contract';
import { nowInstant } from '@halte/i18n';
import type { Account } from './account.ts';
import type { ToastKey } from './changeToasts.ts';
import type { Effect, FavouritesEvent, Request } from './events.ts';
import { EMPTY_LISTS, localId } from './lists.ts';
import { type Change, type Operation, shownLists } from './operations.ts';
import { type Action, undoOf } from './plan.ts';
import { startState, step } from './step.ts';
import type { FavouritesStorage } from './storage.ts';

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

/** Sending a change twice has the effect of sending it once. */
async function send({ change, madeAt }: Operation, account: Account): Promise<FavouriteLists> {
  switch (change.kind) {
    case 'add':
      return account.add(change.favourite, madeAt);
    case 'change':
      return account.change(change.favoriteId, change.favourite, madeAt);
    case 'remove':
      await account.remove(change.favoriteId, madeAt);
      return EMPTY_LISTS;
    case 'order':
      await account.arrange(change.ids, madeAt);
      return EMPTY_LISTS;
  }
}

function listsFor(request: Request, account: Account): Promise<FavouriteLists> {
  if (request.to === 'send') return send(request.operation, account);
  return request.to === 'list' ? account.list() : account.synchronize(request.lists);
}

async function answerTo(request: Request, account: Account): Promise<FavouritesEvent> {
  try {
    return { type: 'answer', request, lists: await listsFor(request, account) };
  } catch (error) {
    return { type: 'failure', request, failure: error instanceof ApiProblem ? error : null };
  }
}

/** Passes the events of a page to {@link step} and performs the effects that it returns. */
function createRunner({ state: shown, session, account, storage, notify, alone }: ServiceParts) {
  const callers = new Map<string, (isMade: boolean) => void>();
  let state = startState(storage.read(), session.state.get());
  let lastTurn: Promise<unknown> = Promise.resolve();

  function turn(): Promise<void> {
    const hasToken = () => session.accessToken() !== null;
    const next = lastTurn.then(() => alone(() => perform({ type: 'turn', hasToken: hasToken() })));
    lastTurn = next.catch(() => undefined);
    return next;
  }

  async function run(effect: Effect): Promise<void> {
    switch (effect.do) {
      case 'write':
        return storage.write(effect.favourites);
      case 'clear':
        return storage.clear();
      case 'show':
        return shown.set(effect.favourites);
      case 'notify':
        return notify(effect.toastKey);
      case 'request':
        return perform(await answerTo(effect.request, account));
      case 'turn':
        await turn();
        return effect.id === null ? undefined : perform({ type: 'announce', id: effect.id });
      case 'resolve':
        callers.get(effect.id)?.(effect.isMade);
        callers.delete(effect.id);
    }
  }

  /** Resolves once all effects of the event are done. */
  async function perform(event: FavouritesEvent): Promise<void> {
    // Another tab may have written since.
    const next = step({ ...state, stored: storage.read(), session: session.state.get() }, event);
    state = next.state;
    await Promise.all(next.effects.map(run));
  }

  function make(action: Action, isSilent = false): Promise<boolean> {
    const id = localId();
    return new Promise((resolve, reject) => {
      callers.set(id, resolve);
      perform({ type: 'action', id, action, at: nowInstant(), isSilent }).catch(reject);
    });
  }

  return { turn, perform, make };
}

export function createService(parts: ServiceParts): FavouritesService {
  const { storage } = parts;
  const { turn, perform, make } = createRunner(parts);
  void perform({ type: 'opened' });

  /** Makes changes without a message; what it returns takes them back, the last first. */
  function makeWithUndo(changes: readonly Change[]): () => void {
    const undos = changes.map((change) => {
      const { lists, pending } = storage.read();
      const undo = undoOf(shownLists(lists, pending), change, localId());
      void make(change, true);
      return undo;
    });
    return () => {
      for (const action of undos.toReversed().flat()) void make(action, true);
    };
  }

  return {
    load: turn,
    add: (favourite) => make({ kind: 'add', favoriteId: localId(), favourite }),
    change: (favoriteId, favourite) => make({ kind: 'change', favoriteId, favourite }),
    remove: (favoriteId) => make({ kind: 'remove', favoriteId }),
    arrange: (ids) => make({ kind: 'order', ids }),
    changeWithUndo: (changes) =>
      makeWithUndo(
        changes.map(({ favoriteId, favourite }) =>
          favoriteId === null
            ? { kind: 'add', favoriteId: localId(), favourite }
            : { kind: 'change', favoriteId, favourite },
        ),
      ),
    removeWithUndo: (favoriteId) => makeWithUndo([{ kind: 'remove', favoriteId }]),
    sessionChanged: () => perform({ type: 'session' }),
    storageChanged: () => void perform({ type: 'stored' }),
  };
}
