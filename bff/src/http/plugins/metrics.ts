import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sendProblem } from './problems.ts';

/** Of answers and of their parts, up to the timeout of a search. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

/** A value of a metric. */
export type Row<L extends string> = readonly [labels: Readonly<Record<L, string>>, value: number];

/** Prometheus metrics of one server. */
export interface Metrics {
  readonly registry: Registry;
  /** Gauges that are read when the metrics are scraped: without labels, or with one value per label. */
  gauge(name: string, help: string, read: () => number): void;
  gaugeBy(name: string, help: string, label: string, read: () => ReadonlyMap<string, number>): void;
  /** A histogram without labels. Returns a function that counts a value. */
  histogram(name: string, help: string, buckets: readonly number[]): (value: number) => void;
  /** A histogram with one label, whose values must be from a closed list. Returns a function that counts a value. */
  histogramBy<L extends string>(
    name: string,
    help: string,
    label: L,
    buckets: readonly number[],
  ): (labelValue: string, value: number) => void;
  /** A gauge that is always 1 and whose labels describe what is in use now; absent while `read` gives null. */
  info<L extends string>(
    name: string,
    help: string,
    labels: readonly L[],
    read: () => Readonly<Record<L, string>> | null,
  ): void;
  /** Counts with their labels that are kept elsewhere, read when the metrics are scraped. */
  table<L extends string>(name: string, help: string, labels: readonly L[], read: () => readonly Row<L>[]): void;
  /** Returns a function that increments a counter. Label values must be from closed lists: each one ever seen is kept. */
  counter<L extends string>(name: string, help: string, labels: readonly L[]): (values: Record<L, string>) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    registry,
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
    },
    counter(name, help, labels) {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return (values) => counter.inc(values);
    },
    histogram(name, help, buckets) {
      const histogram = new Histogram({ name, help, buckets: [...buckets], registers: [registry] });
      return (value) => histogram.observe(value);
    },
    histogramBy(name, help, label, buckets) {
      const histogram = new Histogram({
        name,
        help,
        labelNames: [label as string],
        buckets: [...buckets],
        registers: [registry],
      });
      return (labelValue, value) => histogram.observe({ [label as string]: labelValue }, value);
    },
    info(name, help, labels, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect() {
          gauge.reset();
          const values = read();
          if (values) gauge.set(values, 1);
        },
      });
    },
    table(name, help, labels, read) {
      const counter: Counter = new Counter({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect() {
          counter.reset();
          for (const [values, count] of read()) counter.inc(values, count);
        },
      });
    },
    gaugeBy(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect() {
          gauge.reset();
          for (const [value, figure] of read()) gauge.set({ [label]: value }, figure);
        },
      });
    },
  };
}

export interface MetricsOptions {
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  readonly allMetrics?: (() => Promise<string>) | undefined;
}

/** Adds memory, CPU, garbage collection and event loop delay: call once per process. */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}

/**
 * Counts and times every request by route pattern, never by address: an address may contain what people searched for. `GET /metrics` contains no
 * personal data; with a token, only requests that send it are answered, otherwise a proxy in front must restrict access.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metrics: { registry, counter }, metricsToken: token, allMetrics = () => registry.metrics() }: MetricsOptions,
): void {
  const countProblem = counter('halte_problems_total', 'Answers that were a problem, by its code.', ['code']);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    if (request.problemCode) countProblem({ code: request.problemCode });
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (token !== null && !isSame(request.headers.authorization, `Bearer ${token}`))
      return sendProblem(request, reply.header('www-authenticate', 'Bearer'), {
        status: 401,
        code: 'missing-token',
        message: 'Send the operator’s token as a bearer in the Authorization header.',
      });
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await allMetrics());
  });
}

function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(wanted));
}
