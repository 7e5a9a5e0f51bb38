/** Sends spans by OTLP over HTTP, in the background and from a bounded queue. */
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';

/** `dropped`: the queue was full, because the receiver is slow or away. */
export const EXPORT_RESULTS = ['sent', 'failed', 'dropped'] as const;
export type OnExport = (result: (typeof EXPORT_RESULTS)[number], spans: number) => void;

export interface ExportOptions {
  /** Of the receiver; the exporter's own address is `/v1/traces` below it. */
  readonly endpoint: string;
  readonly onExport: OnExport;
  /** Spans that wait, at most. */
  readonly mostWaiting?: number;
  readonly everyMs?: number;
  readonly timeoutMs?: number;
}

const MOST_WAITING = 2_048;
const EVERY_MS = 2_000;
const TIMEOUT_MS = 5_000;
/** The processor gives up after the exporter. */
const GRACE_MS = 1_000;
/** Spans of one export. */
const BATCH = 256;

export function createProcessor({
  endpoint,
  onExport,
  mostWaiting = MOST_WAITING,
  everyMs = EVERY_MS,
  timeoutMs = TIMEOUT_MS,
}: ExportOptions): SpanProcessor {
  const otlp = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: timeoutMs,
    concurrencyLimit: 1,
  });
  let waiting = 0;
  const exporter: SpanExporter = {
    export(spans, done) {
      otlp.export(spans, (result) => {
        waiting -= spans.length;
        onExport(result.code === ExportResultCode.SUCCESS ? 'sent' : 'failed', spans.length);
        done(result);
      });
    },
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: mostWaiting,
    maxExportBatchSize: Math.min(BATCH, mostWaiting),
    scheduledDelayMillis: everyMs,
    exportTimeoutMillis: timeoutMs + GRACE_MS,
  });
  return {
    onStart: (span, context) => batches.onStart(span, context),
    onEnd(span) {
      if (waiting >= mostWaiting) return onExport('dropped', 1);
      waiting++;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}
