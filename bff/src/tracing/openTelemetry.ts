/** Spans by OpenTelemetry. Loaded only where they are wanted: nothing else imports its packages. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { monotonic } from '../common/monotonic.ts';
import type { PartName, SpanAttributes, Tracing } from '../common/tracing.ts';
import { createProcessor, type ExportOptions } from './exporting.ts';
import { createSampler } from './sampling.ts';

export interface TracingOptions extends ExportOptions {
  readonly version: string;
  readonly mostPerSecond?: number;
}

export interface RunningTracing extends Tracing {
  /** Sends what waits, for as long as that takes but no longer than a few seconds. */
  close(): Promise<void>;
}

const MOST_PER_SECOND = 50;
const KINDS: Readonly<Record<PartName, SpanKind>> = {
  queue: SpanKind.INTERNAL,
  search: SpanKind.INTERNAL,
  'engine call': SpanKind.CLIENT,
  'store query': SpanKind.CLIENT,
  'live fetch': SpanKind.CLIENT,
};
const SERVER_ERROR = 500;
const CLOSE_MS = 2_000;

export function startTracing({ version, mostPerSecond = MOST_PER_SECOND, ...options }: TracingOptions): RunningTracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'halte-bff', 'service.version': version }),
    sampler: createSampler({ mostPerSecond, now: monotonic }),
    spanProcessors: [createProcessor(options)],
  });
  const tracer = provider.getTracer('halte');
  const steps = new AsyncLocalStorage<Context>();

  /** @param isRemote whether another program began it. */
  function contextOf(traceparent: string | null, isRemote: boolean): Context {
    if (traceparent === null) return ROOT_CONTEXT;
    const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & 1,
      isRemote,
    });
  }

  function begin(name: PartName, attributes: SpanAttributes, parent: Context, startTime?: number): Span {
    return tracer.startSpan(name, { kind: KINDS[name], attributes, ...(startTime && { startTime }) }, parent);
  }

  return {
    request(attributes, traceparent) {
      const { 'http.request.method': method, 'http.route': route } = attributes;
      const parent = contextOf(traceparent, true);
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        traceparent: traceparentOf(span),
        run: (step) => steps.run(context, step),
        end(last) {
          span.setAttributes(last);
          if (Number(last['http.response.status_code']) >= SERVER_ERROR) fail(span);
          span.end();
        },
      };
    },
    async during(name, attributes, work, traceparent) {
      const parent = traceparent === undefined ? (steps.getStore() ?? ROOT_CONTEXT) : contextOf(traceparent, false);
      const span = begin(name, attributes, parent);
      try {
        return await steps.run(trace.setSpan(ROOT_CONTEXT, span), () => work(traceparentOf(span)));
      } catch (error) {
        fail(span);
        throw error;
      } finally {
        span.end();
      }
    },
    record(name, { from, to, attributes, traceparent }) {
      if (traceparent === null) return;
      const clock = Date.now() - monotonic();
      begin(name, attributes, contextOf(traceparent, false), clock + from).end(clock + to);
    },
    async close() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, CLOSE_MS);
      await Promise.race([provider.shutdown().catch(() => undefined), promise]);
      clearTimeout(timer);
    },
  };
}

/** Without the words of the error, which may tell what a traveller asked for. */
function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
