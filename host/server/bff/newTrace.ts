import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The header that begins a trace, in which the backend records this call: `traceparent` of W3C Trace Context. Empty for all but `share` of the calls, and for
 * one that is part of a trace already, whose beginning has decided.
 *
 * @param share from 0 to 1
 * @param random from 0 to 1, without 1
 */
export function newTrace(headers: IncomingHttpHeaders, share: number, random = Math.random): IncomingHttpHeaders {
  if (headers['traceparent'] !== undefined || random() >= share) return {};
  return { traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01` };
}
