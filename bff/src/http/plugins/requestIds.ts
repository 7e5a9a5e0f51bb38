/** By what a request is found again in the logs of all who took part in it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Of a proxy's own making, and nothing that could be taken for another part of a line. */
const KNOWN_ID = /^[\w.:-]{8,128}$/;

/** The id that came along, if it is one; else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && KNOWN_ID.test(given) ? given : randomUUID();
}

/** W3C Trace Context: version, trace, parent, flags. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-|$)/;

/** What the log says of the trace that a request belongs to. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): { traceId: string; parentId: string } | null {
  const [, traceId, parentId] = TRACE_PARENT.exec(String(headers['traceparent'] ?? '')) ?? [];
  return traceId && parentId ? { traceId, parentId } : null;
}
