/** Spans of the parts of a request, for a collector of OpenTelemetry. Names and attributes are closed: nothing of a traveller's question is among them. */

export type SpanAttribute =
  | 'db.query.summary'
  | 'db.system.name'
  | 'halte.engine'
  | 'http.request.method'
  | 'http.response.status_code'
  | 'http.route'
  | 'server.address';
export type SpanAttributes = Readonly<Partial<Record<SpanAttribute, string | number>>>;

/** Spans besides those of requests. */
export type PartName = 'queue' | 'search' | 'engine call' | 'store query' | 'live fetch';

export interface RequestSpan {
  /** W3C Trace Context, for what the request causes. */
  readonly traceparent: string;
  /** Runs the next step of the request: what it asks of the store belongs to it. */
  run(step: () => void): void;
  end(attributes: SpanAttributes): void;
}

export interface Tracing {
  /** @param traceparent as the caller sent it; null: none. */
  request(attributes: SpanAttributes, traceparent: string | null): RequestSpan;
  /**
   * A span for as long as the work takes. `work` gets the traceparent to pass on; null: none.
   *
   * @param traceparent of the parent. Absent: the request whose step is running.
   */
  during<T>(
    name: PartName,
    attributes: SpanAttributes,
    work: (traceparent: string | null) => Promise<T>,
    traceparent?: string | null,
  ): Promise<T>;
  /** A span of the past, on the clock of `monotonic`. */
  record(name: PartName, span: RecordedSpan): void;
}

export interface RecordedSpan {
  readonly from: number;
  readonly to: number;
  readonly attributes: SpanAttributes;
  /** Of the parent; without one, nothing is recorded. */
  readonly traceparent: string | null;
}

/** Where no spans are collected. */
export const NO_TRACING: Pick<Tracing, 'during' | 'record'> = {
  during: (_name, _attributes, work, traceparent = null) => work(traceparent),
  record: () => undefined,
};
