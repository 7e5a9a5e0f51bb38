import { serverTimeOf } from './serverTime.ts';

const DATE = 'Sat, 21 Nov 2026 12:00:00 GMT';
const NOON = Date.parse(DATE);
const received = { method: 'GET', sentAt: 1_000, receivedAt: 1_300 };

it.each([
  ['no-store', 'GET', 1_300],
  ['private, no-cache', 'GET', 1_300],
  ['', 'POST', 1_300],
  ['public, max-age=60', 'GET', 61_300],
  ['public, max-age=60, stale-while-revalidate=30', 'GET', 91_300],
  ['', 'GET', Number.POSITIVE_INFINITY],
])('an answer cached by "%s" to %s', (cacheControl, method, later) => {
  const headers = new Headers({ date: DATE, 'cache-control': cacheControl });
  expect(serverTimeOf(headers, { ...received, method })).toEqual({
    earliest: NOON,
    latest: NOON + later,
    receivedAt: 1_300,
  });
});

it.each([[{}], [{ date: 'yesterday' }]])('nothing without a date: %j', (headers) => {
  expect(serverTimeOf(new Headers(headers as Record<string, string>), received)).toBeNull();
});
