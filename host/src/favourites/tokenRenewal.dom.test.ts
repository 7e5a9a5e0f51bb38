import { COOKIES } from '@halte/contract';
import { writeCookie } from '../session/cookies.ts';
import { sessionCookies } from '../session/sessionState.ts';
import { renewedToken } from './tokenRenewal.ts';

const accessToken = () => sessionCookies(document.cookie).accessToken;
const write = (token: string | null, more = {}) =>
  writeCookie(COOKIES.userToken, token === null ? '' : JSON.stringify({ accessToken: token, ...more }), {
    domain: null,
    days: token === null ? 0 : 1,
  });

beforeEach(() => {
  jest.useFakeTimers();
  write('first');
});

afterEach(() => {
  write(null);
  jest.useRealTimers();
});

it.each<[string, () => void, boolean]>([
  ['another token comes', () => write('second'), true],
  ['the session ends', () => write(null), false],
  ['nothing happens', () => undefined, false],
])('%s', async (_, happens, expected) => {
  const renewed = renewedToken('first', accessToken);
  happens();
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(renewed).resolves.toBe(expected);
  expect(jest.getTimerCount()).toBe(0);
});

it('stops waiting when the token is removed', async () => {
  let isOver = false;
  const renewed = renewedToken('first', accessToken).finally(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(false);
  write('second');
  await jest.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(true);
  await expect(renewed).resolves.toBe(true);
});

it('keeps waiting when the same token is written again', async () => {
  const renewed = renewedToken('first', accessToken);
  write('first', { expires: 1 });
  await jest.advanceTimersByTimeAsync(1_000);
  write('second');
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(renewed).resolves.toBe(true);
});
