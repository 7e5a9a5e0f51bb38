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

/** A page on a slow phone is subscribed long after its first row is rendered. Any other value is a change, for which React renders all rows again, at once. */
const SAME_MILLIS = 3_000;

function isNow(instant: Instant): boolean {
  return instant !== '' && Math.abs(millisOf(nowInstant()) - millisOf(instant)) < SAME_MILLIS;
}

/** One clock for all rows of the page. It runs while a row is shown: at each full minute, when the page is shown again, and when the clock is corrected. */
function start(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, MINUTE - (millisOf(nowInstant()) % MINUTE));
  };
  const tick = () => {
    update();
    wait();
  };
  if (isNow(shown)) wait();
  else tick();
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

function current(): Instant {
  if (stop === null && !isNow(shown)) shown = nowInstant();
  return shown;
}

/** Now, renewed at each full minute. */
export function useMinute(): Instant {
  return useSyncExternalStore(subscribe, current, current);
}
