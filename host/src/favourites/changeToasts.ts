import { ApiProblem } from '@halte/api';
import type { Toast, ToastType } from '@halte/contract';
import { loadMessages, translate } from '@halte/i18n';
import { loadFavouriteMessages } from './messages/load.ts';

const NAMESPACE = 'host-favourites';

/** What became of a change, and how loud that is. */
const TOASTS = {
  'toast.favourites.added': 'success',
  'toast.favourites.changed': 'success',
  'toast.favourites.removed': 'success',
  'toast.favourites.kept': 'info',
  'toast.favourites.full': 'warning',
  'toast.favourites.same': 'warning',
  'toast.favourites.offline': 'warning',
  'toast.favourites.failed': 'error',
} as const satisfies Readonly<Record<string, ToastType>>;

export type ToastKey = keyof typeof TOASTS;

export function loadToastMessages(): Promise<void> {
  return loadMessages(NAMESPACE, loadFavouriteMessages);
}

export function toastOf(said: ToastKey): Toast {
  return { type: TOASTS[said], message: translate(NAMESPACE, said) };
}

const TOAST_KEYS: Readonly<Record<string, ToastKey>> = {
  'too-many-favourites': 'toast.favourites.full',
  'same-favourite': 'toast.favourites.same',
  offline: 'toast.favourites.offline',
  network: 'toast.favourites.offline',
};

/** What to say of a change that the account has not made. */
export function toastKeyOf(error: unknown): ToastKey {
  return (error instanceof ApiProblem ? TOAST_KEYS[error.code] : undefined) ?? 'toast.favourites.failed';
}
