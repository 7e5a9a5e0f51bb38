export interface StopParts {
  /** Milliseconds between the first signal and the end, in which balancers see that this server is not ready and send nobody any more. */
  readonly drainMs: number;
  /** Answers what was asked and ends. */
  readonly close: () => void;
}

export interface Stop {
  readonly isStopping: () => boolean;
  /** The second request does not wait. */
  request(): void;
}

/** The end of a server: first it says that it is not ready and goes on answering, then it closes. */
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
