/** A process that sends spans as its parent tells it: jest cannot load what the exporter loads by `import()`. */
import type { SpanAttributes } from '../../common/tracing.ts';
import { startTracing, type TracingOptions } from '../openTelemetry.ts';

/** Requests with these traceparents, one after the other. Each asks the store once, as soon as all have begun. */
export interface Order {
  readonly requests: readonly string[];
  readonly last: SpanAttributes;
}

export interface Told {
  readonly counts: Readonly<Record<string, number>>;
  /** Of the spans, in the order of the requests. */
  readonly traceparents?: readonly string[];
  /** What the requests took until they were over. */
  readonly milliseconds?: number;
}

const counts = { sent: 0, failed: 0, dropped: 0 };
const tell = (told: Partial<Told> = {}) => process.send!({ counts, ...told });
const tracing = startTracing({
  ...(JSON.parse(process.argv[2]!) as TracingOptions),
  onExport(result, spans) {
    counts[result] += spans;
    tell();
  },
});

process.on('message', async (order: Order | 'close') => {
  if (order === 'close') {
    await tracing.close();
    process.exit();
  }
  const began = performance.now();
  const gate = Promise.withResolvers<void>();
  const asked: Promise<unknown>[] = [];
  const spans = order.requests.map((traceparent, i) => {
    const span = tracing.request({ 'http.request.method': 'GET', 'http.route': `/${i}` }, traceparent);
    span.run(() => {
      const attributes = { 'db.query.summary': `SELECT t${i}` };
      asked.push(
        gate.promise
          .then(() => tracing.during('store query', attributes, () => Promise.reject(new Error('at the Gare'))))
          .catch(() => undefined),
      );
    });
    return span;
  });
  gate.resolve();
  await Promise.all(asked);
  for (const span of spans) span.end(order.last);
  tell({ traceparents: spans.map(({ traceparent }) => traceparent), milliseconds: performance.now() - began });
});
