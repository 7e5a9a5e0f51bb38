import type { PublicTenant } from '@halte/contract';
import type { Reporter } from './reporter.ts';

type LoadReporter = () => Promise<Reporter>;

let loadReporter: LoadReporter | null = null;
let loading: Promise<Reporter> | null = null;

function forward(error: unknown, where: string): void {
  if (!loadReporter) return;
  loading ??= loadReporter();
  loading.then(
    (reporter) => reporter(error, where),
    // The next error tries again to load it.
    () => {
      loading = null;
    },
  );
}

/** Writes an error to the console, and sends it to the operator after {@link reportTo} was called. */
export function report(error: unknown, where: string): void {
  console.error(`[halte] ${where}`, error);
  forward(error, where);
}

/** Sends errors to the operator from now on: reported ones and uncaught ones. The reporter is loaded with the first of them. */
export function reportTo(load: LoadReporter): void {
  loadReporter = load;
  window.addEventListener('error', ({ error }) => forward(error, 'uncaught'));
  window.addEventListener('unhandledrejection', ({ reason }) => forward(reason, 'uncaught'));
}

/** Sends what a page says of itself to the tenant's backend, also while it unloads. Without the API client: it needs no retry and no answer. */
export function sendTo(
  { bffUrl, apiKey }: PublicTenant,
  call: 'clientErrors' | 'pageFigures',
): (content: object) => void {
  return (content) => {
    fetch(`${bffUrl}/api/v1/${call}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(content),
    }).catch(() => undefined);
  };
}
