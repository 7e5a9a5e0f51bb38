/** Time that passes only while nothing holds it. */
export interface Countdown {
  /** Stops it for a reason; it goes on when no reason is left. */
  hold(reason: string): void;
  release(reason: string): void;
  stop(): void;
}

export function startCountdown(millis: number, onEnd: () => void): Countdown {
  const reasons = new Set<string>();
  let left = millis;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    startedAt = performance.now();
    timer = setTimeout(onEnd, left);
  }
  run();

  return {
    hold(reason) {
      if (reasons.size === 0) {
        clearTimeout(timer);
        left = Math.max(0, left - (performance.now() - startedAt));
      }
      reasons.add(reason);
    },
    release(reason) {
      if (reasons.delete(reason) && reasons.size === 0) run();
    },
    stop: () => clearTimeout(timer),
  };
}
