import type { Observable } from '@halte/contract';
import { useSyncExternalStore } from 'react';

/**
 * The current value of an observable; the component renders again when it changes. `atFirst` is the value with which the markup of the page was
 * written, where the observable may have another one by the time that React takes the markup over.
 */
export function useObservable<T>(observable: Observable<T>, atFirst?: T): T {
  const get = () => observable.get();
  return useSyncExternalStore(
    (listener) => observable.subscribe(listener),
    get,
    () => atFirst ?? get(),
  );
}
