/** Ids that identify a request in the logs of all components involved. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An id set by a proxy, without characters that could be taken for another part of a log line. */
const KNOWN_ID = /^[\w.:-]{8,128}$/;

/** The id in the request, if valid; else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && KNOWN_ID.test(given) ? given : randomUUID();
}

/** W3C Trace Context: version, trace, parent, flags. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-|$)/;

/** Trace of a request, for the log; null if it has none. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): { traceId: string; parentId: string } | null {
  const [, traceId, parentId] = TRACE_PARENT.exec(String(headers['traceparent'] ?? '')) ?? [];
  return traceId && parentId ? { traceId, parentId } : null;
}
