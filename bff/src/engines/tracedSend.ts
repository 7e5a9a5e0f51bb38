import type { Tracing } from '../common/tracing.ts';
import type { Send } from './engineCalls.ts';

/** A span for each request to an engine. */
export function tracedSend(send: Send, engine: string, tracing: Pick<Tracing, 'during'>): Send {
  return (body, call) =>
    tracing.during(
      'engine call',
      { 'halte.engine': engine },
      (traceparent) => send(body, { ...call, traceparent }),
      call.traceparent,
    );
}
