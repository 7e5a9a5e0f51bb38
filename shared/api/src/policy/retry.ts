/** How one attempt of a call failed. `status` is 0 without an answer; `retryAfter` is the wait that the answer requested, in milliseconds. */
export interface FailedAttempt {
  readonly status: number;
  readonly retryAfter: number | null;
}

/** Further attempts after the first. */
const MOST_RETRIES = 2;
const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 4_000;
/** A requested wait ends at the same moment for the pages of many travellers: this spreads their retries. */
const SPREAD_MS = 500;
/** Upper limit of the wait that a server may request. */
const LONGEST_WAIT_SECONDS = 600;

/** Exponential backoff with full jitter: anything from nothing to twice the former bound. `random` is from 0 to 1. */
export function backoff(retry: number, random: number): number {
  return random * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retry);
}

/** Seconds that `Retry-After` asks to wait: a number or a date, which is read on the server's clock where the answer has a `Date`. */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>, now: number): number | null {
  const requested = headers.get('retry-after')?.trim() ?? '';
  const sent = Date.parse(headers.get('date') ?? '');
  // Date.parse accepts nearly anything, even "-5".
  const until = requested.endsWith('GMT') ? Date.parse(requested) : Number.NaN;
  const seconds = /^\d+$/.test(requested)
    ? Number(requested)
    : Math.ceil((until - (Number.isNaN(sent) ? now : sent)) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), LONGEST_WAIT_SECONDS);
}

function isWorthRetrying({ status, retryAfter }: FailedAttempt): boolean {
  if (status === 429) return retryAfter !== null;
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/**
 * Milliseconds until the next attempt, or null if a retry does not help or does not fit into the time `left`. `retry` counts from 0. For reads
 * only: a failed write may have been performed.
 */
export function nextDelay(
  failed: FailedAttempt,
  { retry, left, random }: { readonly retry: number; readonly left: number; readonly random: number },
): number | null {
  if (retry >= MOST_RETRIES || !isWorthRetrying(failed)) return null;
  const { retryAfter } = failed;
  const delay = retryAfter === null ? backoff(retry, random) : retryAfter + random * SPREAD_MS;
  return delay < left ? delay : null;
}
