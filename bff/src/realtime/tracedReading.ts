import type { Tracing } from '../common/tracing.ts';
import type { LiveReading } from './fetched.ts';

/** A span for each time that a source is asked. */
export function tracedReading(reading: LiveReading, tracing: Pick<Tracing, 'during'>): LiveReading {
  return {
    ...reading,
    readerOf: (fetch) =>
      reading.readerOf((url, signal) =>
        tracing.during('live fetch', { 'server.address': URL.parse(url)?.host ?? 'none' }, (traceparent) =>
          fetch(url, signal, traceparent),
        ),
      ),
  };
}
