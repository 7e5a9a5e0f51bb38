export type Unsubscribe = () => void;

/** A value that changes: `get` returns the same object until it changes, which is what `useSyncExternalStore` asks for. */
export interface Observable<T> {
  get(): T;
  subscribe(listener: () => void): Unsubscribe;
}

export interface Writable<T> extends Observable<T> {
  set(value: T): void;
}

/** A value and its listeners. */
export function createObservable<T>(initial: T): Writable<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
