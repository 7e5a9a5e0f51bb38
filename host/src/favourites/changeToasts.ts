import type { Toast, ToastType } from '@halte/contract';
import { loadMessages, translate } from '@halte/i18n';
import { loadFavouriteMessages } from './messages/load.ts';

const NAMESPACE = 'host-favourites';

/** Toasts about a change of the favourites, with their types. */
const TOASTS = {
  'toast.favourites.added': 'success',
  'toast.favourites.changed': 'success',
  'toast.favourites.removed': 'success',
  'toast.favourites.savedOffline': 'info',
  'toast.favourites.savedLater': 'info',
  'toast.favourites.gone': 'warning',
  'toast.favourites.stays': 'warning',
  'toast.favourites.full': 'warning',
  'toast.favourites.same': 'warning',
  'toast.favourites.failed': 'error',
} as const satisfies Readonly<Record<string, ToastType>>;

export type ToastKey = keyof typeof TOASTS;

export function loadToastMessages(): Promise<void> {
  return loadMessages(NAMESPACE, loadFavouriteMessages);
}

export function toastOf(toastKey: ToastKey): Toast {
  return { type: TOASTS[toastKey], message: translate(NAMESPACE, toastKey) };
}
