import type { Observable } from '@halte/contract';
import { useSyncExternalStore } from 'react';

/** The current value of an observable; the component renders again when it changes. */
export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(
    (listener) => observable.subscribe(listener),
    () => observable.get(),
  );
}
