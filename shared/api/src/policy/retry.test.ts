import { backoff, nextDelay, retryAfterSeconds } from './retry.ts';

describe('backoff', () => {
  it.each([
    [0, 0, 0],
    [0, 0.5, 200],
    [0, 1, 400],
    [1, 1, 800],
    [2, 1, 1_600],
    [9, 1, 4_000],
    [9, 0.25, 1_000],
  ])('before retry %d with chance %d is %d ms', (retry, random, delay) => {
    expect(backoff(retry, random)).toBe(delay);
  });
});

describe('Retry-After', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z');
  const date = (seconds: number) => new Date(NOW + seconds * 1_000).toUTCString();
  it.each([
    ['is not known', {}, null],
    ['in seconds', { 'retry-after': '7' }, 7],
    ['in seconds, with blanks', { 'retry-after': ' 7 ' }, 7],
    ['of nothing', { 'retry-after': '0' }, 0],
    ['as a date', { 'retry-after': date(30) }, 30],
    ['as a date that has passed', { 'retry-after': date(-30) }, 0],
    ['as a date on the clock of a server that is an hour ahead', { 'retry-after': date(3_620), date: date(3_600) }, 20],
    ['beyond all measure', { 'retry-after': '99999999' }, 600],
    ['that is no time', { 'retry-after': 'soon' }, null],
    ['that is negative', { 'retry-after': '-5' }, null],
    ['that is empty', { 'retry-after': '' }, null],
  ])('%s', (_, headers, seconds) => {
    expect(retryAfterSeconds(new Headers(headers as Record<string, string>), NOW)).toBe(seconds);
  });
});

describe('the next attempt', () => {
  const given = { retry: 0, left: 8_000, random: 0.5 };
  it.each([
    ['comes after no answer', 0, null, 200],
    ['comes after 502', 502, null, 200],
    ['comes after 503', 503, null, 200],
    ['comes after 504', 504, null, 200],
    ['comes after 503 when the server sends Retry-After', 503, 2_000, 2_250],
    ['comes after 429 when the server sends Retry-After', 429, 2_000, 2_250],
    ['does not come after 429 that says nothing', 429, null, null],
    ['does not come when the server asks for more than there is time', 503, 8_000, null],
    ['does not come after 500', 500, null, null],
    ['does not come after 501', 501, null, null],
    ['does not come after 400', 400, null, null],
    ['does not come after 401', 401, null, null],
    ['does not come after 404', 404, null, null],
    ['does not come after 410', 410, 1_000, null],
    ['does not come after 200', 200, null, null],
  ])('%s', (_, status, retryAfter, delay) => {
    expect(nextDelay({ status, retryAfter }, given)).toBe(delay);
  });

  it('comes twice at most, and only while there is time', () => {
    const lost = { status: 0, retryAfter: null };
    expect(nextDelay(lost, { ...given, retry: 1 })).toBe(400);
    expect(nextDelay(lost, { ...given, retry: 2 })).toBeNull();
    expect(nextDelay(lost, { ...given, left: 200 })).toBeNull();
  });
});
