import { serverTime } from './serverTime.ts';

const WRITTEN = Date.parse('2026-11-21T12:00:00Z');
const loaded = { now: 1_000, since: 2_500, type: 'navigate' };

it.each([
  ['navigate', WRITTEN + 2_500],
  ['reload', WRITTEN + 2_500],
  ['back_forward', Number.POSITIVE_INFINITY],
  ['', Number.POSITIVE_INFINITY],
])('bounds the server’s clock after a navigation of type “%s”', (type, latest) => {
  expect(serverTime(WRITTEN, { ...loaded, type })).toEqual({ earliest: WRITTEN, latest, receivedAt: 1_000 });
});

it('is null for a page without a time', () => {
  expect(serverTime(undefined, loaded)).toBeNull();
});
