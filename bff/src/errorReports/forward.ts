/** Sends error reports one after the other, in the background and from a bounded queue. */
import type { Dsn } from './dsn.ts';
import { type ErrorReport, envelopeOf } from './envelope.ts';

/** `dropped`: the queue was full, or the receiver wants none for a while. */
export type ForwardResult = 'sent' | 'failed' | 'dropped';

export interface ForwardOptions {
  readonly dsn: Dsn;
  /** Of this program. */
  readonly version: string;
  readonly onResult: (result: ForwardResult) => void;
  readonly timeoutMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Forwarding {
  /** Never throws, and waits for nothing. */
  forward(report: ErrorReport): void;
  close(): void;
}

const MOST_WAITING = 100;
const TIMEOUT_MS = 5_000;
/** After "too many requests" without a time. */
const PAUSE_SECONDS = 60;
const MOST_PAUSE_SECONDS = 3_600;
const TOO_MANY = 429;

export function createForwarding(options: ForwardOptions): Forwarding {
  const { dsn, version, onResult, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  const closed = new AbortController();
  const waiting: string[] = [];
  let isSending = false;
  let pausedUntil = 0;

  async function send(body: string): Promise<ForwardResult> {
    try {
      const response = await fetch(dsn.envelopeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=halte/${version}, sentry_key=${dsn.publicKey}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (response.status === TOO_MANY) pausedUntil = now() + pauseOf(response.headers.get('retry-after')) * 1_000;
      return response.ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    for (let body = waiting.shift(); body !== undefined && !closed.signal.aborted; body = waiting.shift())
      onResult(now() < pausedUntil ? 'dropped' : await send(body));
    isSending = false;
  }

  return {
    forward(report) {
      if (waiting.length >= MOST_WAITING || now() < pausedUntil) return onResult('dropped');
      waiting.push(envelopeOf(report, `halte-bff@${version}`, new Date(now())));
      if (!isSending) void sendAll();
    },
    close: () => closed.abort(),
  };
}

function pauseOf(retryAfter: string | null): number {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : PAUSE_SECONDS;
  return Math.min(MOST_PAUSE_SECONDS, Math.max(1, seconds));
}
