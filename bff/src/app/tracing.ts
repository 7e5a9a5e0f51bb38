/** Spans, where an operator collects them. */
import { NO_TRACING } from '../common/tracing.ts';
import type { Metrics } from '../http/plugins/metrics.ts';
import type { RunningTracing } from '../tracing/openTelemetry.ts';
import { VERSION } from './about.ts';

/** @param endpoint of the receiver; null: none, and nothing of OpenTelemetry is loaded. */
export async function tracingOf(endpoint: string | null, { table }: Metrics): Promise<RunningTracing | null> {
  if (endpoint === null) return null;
  const { startTracing } = await import('../tracing/openTelemetry.ts');
  const counts = { sent: 0, failed: 0, dropped: 0 };
  table('halte_spans_total', 'Spans by what became of them.', ['result'], () =>
    Object.entries(counts).map(([result, count]) => [{ result }, count] as const),
  );
  return startTracing({
    endpoint,
    version: VERSION,
    onExport(result, spans) {
      counts[result] += spans;
    },
  });
}

/** For parts that have no request at hand. */
export const orNone = (tracing: RunningTracing | null) => tracing ?? NO_TRACING;
