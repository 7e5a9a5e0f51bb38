import { ApiProblem } from '@halte/api';
import type { Toast, ToastType } from '@halte/contract';
import { loadMessages, translate } from '@halte/i18n';
import { favouriteTexts } from './messages/load.ts';

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

export type Said = keyof typeof TOASTS;

export function loadTexts(): Promise<void> {
  return loadMessages(NAMESPACE, favouriteTexts);
}

export function toastOf(said: Said): Toast {
  return { type: TOASTS[said], message: translate(NAMESPACE, said) };
}

const SENTENCES: Readonly<Record<string, Said>> = {
  'too-many-favourites': 'toast.favourites.full',
  'same-favourite': 'toast.favourites.same',
  offline: 'toast.favourites.offline',
  network: 'toast.favourites.offline',
};

/** What to say of a change that the account has not made. */
export function sentenceOf(error: unknown): Said {
  return (error instanceof ApiProblem ? SENTENCES[error.code] : undefined) ?? 'toast.favourites.failed';
}
