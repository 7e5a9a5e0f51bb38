/** Lets so many in at once; the others wait in the order in which they came, up to a number of them. */
export interface Places {
  /** Resolves to a function that gives the place back; null if too many wait already. Rejects with the reason of the signal. */
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
            // At once, so that nobody who comes now takes this place.
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
