import { type Instant, millisOf, nowInstant, onClockCorrected } from '@halte/i18n';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

let shown: Instant = '';
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

function update(): void {
  shown = nowInstant();
  for (const listener of listeners) listener();
}

/** One clock for all rows of the page. It runs while a row is shown: at each full minute, when the page is shown again, and when the clock is corrected. */
function start(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    update();
    timer = setTimeout(tick, MINUTE - (Date.parse(shown) % MINUTE));
  };
  tick();
  const uncorrect = onClockCorrected(tick);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    uncorrect();
    document.removeEventListener('visibilitychange', tick);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** React reads it several times before the first row is subscribed, and takes each different value for a change that must be rendered. */
const SAME_MILLIS = 1_000;

function current(): Instant {
  if (stop !== null) return shown;
  const now = nowInstant();
  if (shown === '' || Math.abs(millisOf(now) - millisOf(shown)) >= SAME_MILLIS) shown = now;
  return shown;
}

/** Now, renewed at each full minute. */
export function useMinute(): Instant {
  return useSyncExternalStore(subscribe, current, current);
}
