export interface StopParts {
  /** Milliseconds between the first signal and the end, in which load balancers see that this server is not ready. */
  readonly drainMs: number;
  /** Finishes the pending requests and exits. */
  readonly close: () => void;
}

export interface Stop {
  readonly isStopping: () => boolean;
  /** A second call closes at once. */
  request(): void;
}

/** Graceful shutdown: the server first reports that it is not ready and keeps answering, then it closes. */
export function createStop({ drainMs, close }: StopParts): Stop {
  let timer: NodeJS.Timeout | null = null;
  return {
    isStopping: () => timer !== null,
    request() {
      if (timer === null) {
        timer = setTimeout(close, drainMs);
        return;
      }
      clearTimeout(timer);
      close();
    },
  };
}
