import type { Observable } from '@halte/contract';
import { useSyncExternalStore } from 'react';

/** The present value of something the host lends; renders anew when it changes. */
export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(
    (listener) => observable.subscribe(listener),
    () => observable.get(),
  );
}
