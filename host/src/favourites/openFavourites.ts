import { apiFor } from '@halte/api';
import type { FavouritesState, Locale, Observable, PublicTenant, Session, Toast, Writable } from '@halte/contract';
import { createAccount } from './account.ts';
import { loadToastMessages, toastOf } from './changeToasts.ts';
import { createService, type FavouritesService } from './service.ts';
import { createFavouritesStorage, isAboutFavourites } from './storage.ts';
import { renewedToken } from './tokenRenewal.ts';

export interface FavouritesParts {
  readonly tenant: PublicTenant;
  readonly session: Session;
  readonly locale: Observable<Locale>;
  readonly toasts: { show(toast: Toast): void };
}

const LOCK = 'halte-favourites';

/** Browsers have locks on https only. Without them two tabs may send a change twice, which has no other effect than sending it once. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, work) : work();
}

/** Creates the favourites service, which from then on follows other tabs and the network connection. */
export async function openFavourites(
  state: Writable<FavouritesState>,
  parts: FavouritesParts,
): Promise<FavouritesService> {
  await loadToastMessages();
  const { session, toasts } = parts;
  const { accessToken } = session;
  const service = createService({
    state,
    session,
    account: createAccount(apiFor(parts), accessToken, (token) => renewedToken(token, accessToken)),
    storage: createFavouritesStorage(() => localStorage),
    notify: (toastKey) => toasts.show(toastOf(toastKey)),
    alone,
  });
  window.addEventListener('storage', ({ key }) => {
    if (isAboutFavourites(key)) service.storageChanged();
  });
  window.addEventListener('online', () => service.load());
  return service;
}
