/** A semaphore with a bounded queue: first come, first served. */
export interface Places {
  /** Resolves to a function that gives the place back; to null if the queue is full. Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<(() => void) | null>;
}

export function createPlaces(most: number, mostWaiting: number): Places {
  let inside = 0;
  const waiting = new Set<() => void>();

  function leave(): void {
    inside--;
    const [next] = waiting;
    next?.();
  }

  return {
    async enter(signal) {
      if (inside >= most) {
        if (waiting.size >= mostWaiting) return null;
        await new Promise<void>((resolve, reject) => {
          const gone = () => {
            waiting.delete(come);
            reject(signal.reason);
          };
          const come = () => {
            waiting.delete(come);
            signal.removeEventListener('abort', gone);
            // Counted before the promise resolves, so that a call in between does not take this place.
            inside++;
            resolve();
          };
          waiting.add(come);
          signal.addEventListener('abort', gone, { once: true });
        });
      } else inside++;
      return leave;
    },
  };
}
