/** Bounds of the server's clock when an answer was received, in milliseconds, and this device's clock at that moment. */
export interface ServerTime {
  readonly earliest: number;
  /** Infinity where a cache may have kept the answer for an unknown time. */
  readonly latest: number;
  readonly receivedAt: number;
}

export interface Received {
  readonly method: string;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** How long, in milliseconds, a cache may have kept an answer before it was received. */
function longestCached(cacheControl: string, method: string): number {
  if (method !== 'GET' || /\bno-(store|cache)\b/.test(cacheControl)) return 0;
  const seconds = [...cacheControl.matchAll(/\b(?:max-age|s-maxage|stale-while-revalidate)=(\d+)/g)];
  if (seconds.length === 0) return Number.POSITIVE_INFINITY;
  return seconds.reduce((sum, [, value]) => sum + Number(value), 0) * 1_000;
}

/** The `Date` header of an answer; null without one. It has whole seconds, and was written before the answer was sent. */
export function serverTimeOf(
  headers: Pick<Headers, 'get'>,
  { method, sentAt, receivedAt }: Received,
): ServerTime | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  const cached = longestCached(headers.get('cache-control') ?? '', method);
  return { earliest: date, latest: date + 1_000 + (receivedAt - sentAt) + cached, receivedAt };
}
