import { ApiProblem } from '@halte/api';
import { createObservable, type FavouriteLists, type FavouritesState, type SessionState } from '@halte/contract';
import type { Account } from '../account.ts';
import type { ToastKey } from '../changeToasts.ts';
import { EMPTY_LISTS, entriesOf } from '../lists.ts';
import { createService } from '../service.ts';
import { createFavouritesStorage } from '../storage.ts';

export const ANONYMOUS: SessionState = { authenticated: false, loading: false, attributes: {} };
export const ADA: SessionState = { authenticated: true, loading: false, attributes: { firstName: 'Ada' } };

export function problem(status: number, code: string): ApiProblem {
  return new ApiProblem({ status, code, message: code });
}

export const OFFLINE = problem(0, 'offline');

export const line = (favoriteId: string, id: string) => ({ favoriteId, line: { id } });

export function lines(...favoriteLines: ReturnType<typeof line>[]): FavouriteLists {
  return { ...EMPTY_LISTS, favoriteLines };
}

/** Stores favourites on the device. */
export function store(lists: Partial<FavouriteLists>, isMirror = false): void {
  createFavouritesStorage(() => localStorage).write({ lists: { ...EMPTY_LISTS, ...lists }, isMirror, pending: [] });
}

/** A favourites service on a page of its own, with an account that gives the answers of the test. */
export function openDevice(
  initialState: SessionState,
  answers: Partial<Account> = {},
  token: () => string | null = () => 't',
) {
  const requests: (readonly unknown[])[] = [];
  const toastKeys: ToastKey[] = [];
  const state = createObservable<FavouritesState>({ loaded: false, lists: EMPTY_LISTS });
  const session = {
    state: createObservable(initialState),
    accessToken: () => (session.state.get().authenticated ? token() : null),
  };
  const respond =
    <Args extends readonly unknown[], Answer>(name: string, answer?: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> => {
      requests.push([name, ...args]);
      return answer ? answer(...args) : Promise.reject(OFFLINE);
    };
  const account: Account = {
    list: respond('list', answers.list),
    synchronize: respond('synchronize', answers.synchronize),
    add: respond('add', answers.add),
    change: respond('change', answers.change),
    arrange: respond('arrange', answers.arrange),
    remove: respond('remove', answers.remove),
  };
  const storage = createFavouritesStorage(() => localStorage);
  const service = createService({
    state,
    session,
    account,
    storage,
    notify: (toastKey) => void toastKeys.push(toastKey),
    alone: (work) => work(),
  });

  return {
    service,
    state,
    requests,
    toastKeys,
    stored: storage.read,
    /** Ids of what is shown. */
    shown: () => entriesOf(state.get().lists).map(({ favoriteId }) => favoriteId),
    become(next: SessionState) {
      session.state.set(next);
      return service.sessionChanged();
    },
  };
}
