/** Errors of pages and of this server, for the operator's collector. */
import type { Dsn } from '../errorReports/dsn.ts';
import { createForwarding, type Forwarding } from '../errorReports/forward.ts';
import type { Metrics } from '../http/plugins/metrics.ts';
import { VERSION } from './about.ts';

/** @param dsn null: nobody collects them. */
export function forwardingOf(dsn: Dsn | null, { counter }: Metrics): Forwarding | null {
  if (!dsn) return null;
  const count = counter('halte_error_reports_total', 'Error reports by what became of them.', ['result']);
  return createForwarding({ dsn, version: VERSION, onResult: (result) => count({ result }) });
}
