import type { Observable, Toast } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { translate } from '@halte/i18n';

/** The oldest toast is dropped when there are more. */
export const MAX_TOASTS = 20;

export interface ToastStack extends Observable<readonly Toast[]> {
  show(toast: Toast): void;
  /** Removes and returns the latest; null when there is none. */
  takeLatest(): Toast | null;
}

export function createToastStack(): ToastStack {
  const stack = createObservable<readonly Toast[]>([]);
  return {
    get: stack.get,
    subscribe: stack.subscribe,
    show: (toast) => stack.set([...stack.get(), toast].slice(-MAX_TOASTS)),
    takeLatest() {
      const latest = stack.get().at(-1);
      if (!latest) return null;
      stack.set(stack.get().slice(0, -1));
      return latest;
    },
  };
}

/** Something failed because the network or its server did not answer. */
export function notifyOffline(toasts: Pick<ToastStack, 'show'>): void {
  toasts.show({ type: 'error', message: translate('host', 'slot.failed.network') });
}
