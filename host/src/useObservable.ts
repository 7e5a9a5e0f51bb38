import type { Observable } from '@halte/contract';
import { useSyncExternalStore } from 'react';

export function useObservable<T>({ get, subscribe }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get);
}
