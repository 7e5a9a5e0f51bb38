import type { PublicTenant } from '@halte/contract';
import type { ClientError, Reporter } from './reporter.ts';

let reporter: Reporter | null = null;

/** Writes an error to the console, and sends it to the operator after {@link reportTo} was called. */
export function report(error: unknown, where: string): void {
  console.error(`[halte] ${where}`, error);
  reporter?.(error, where);
}

/** Sends errors to the operator from now on: reported ones and uncaught ones. */
export function reportTo(next: Reporter): void {
  reporter = next;
  window.addEventListener('error', ({ error }) => next(error, 'uncaught'));
  window.addEventListener('unhandledrejection', ({ reason }) => next(reason, 'uncaught'));
}

/** Sends an error to the tenant's backend, also while the page unloads. Without the API client: it needs no retry and no answer. */
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
