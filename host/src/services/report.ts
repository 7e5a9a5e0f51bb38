import type { PublicTenant } from '@halte/contract';
import type { ClientError, Reporter } from './reporter.ts';

let reporter: Reporter | null = null;

/** Tells the console, and the operator once {@link reportTo} says how. */
export function report(error: unknown, where: string): void {
  console.error(`[halte] ${where}`, error);
  reporter?.(error, where);
}

/** From now on errors reach the operator: those that are reported, and those that nobody caught. */
export function reportTo(next: Reporter): void {
  reporter = next;
  window.addEventListener('error', ({ error }) => next(error, 'uncaught'));
  window.addEventListener('unhandledrejection', ({ reason }) => next(reason, 'uncaught'));
}

/** Sends to the backend of a tenant, also while the page is being left. Not through the client of the app: nothing waits for it or retries it. */
export function sendTo({ bffUrl, apiKey }: PublicTenant): (error: ClientError) => void {
  return (error) => {
    fetch(`${bffUrl}/api/v1/clientErrors`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(error),
    }).catch(() => undefined);
  };
}
