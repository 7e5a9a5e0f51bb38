import { type RequestError, tooMany } from '../problems/requestError.ts';
import type { EpochSeconds } from '../timetable/feed/feed.ts';
import { type Attempts, createAttempts } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
const REMEMBERED = 20_000;
/** One address that tries one account. */
const PAIR_LIMIT = 5;
/** One account from anywhere, or one address with any account: more, because others may stand behind either. */
const WIDE_LIMIT = 25;

/** Against guessing passwords. */
export interface SignInGuard {
  /**
   * Counts a try as failed until it is said to have succeeded.
   *
   * @param address network address of the client.
   * @throws RequestError `tooMany` with the time to wait.
   */
  enter(email: string, address: string): { succeeded(): void };
}

export function createSignInGuard(now: () => EpochSeconds): SignInGuard {
  const counter = (limit: number) =>
    createAttempts({ limit, windowSeconds: WINDOW_SECONDS, remembered: REMEMBERED, now });
  const [pairs, emails, addresses] = [counter(PAIR_LIMIT), counter(WIDE_LIMIT), counter(WIDE_LIMIT)];
  return {
    enter(email, address) {
      const pair = `${address} ${email}`;
      const counted: [Attempts, string][] = [
        [pairs, pair],
        [emails, email],
        [addresses, address],
      ];
      enterAll(counted);
      return {
        succeeded() {
          pairs.forget(pair);
          emails.uncount(email);
          addresses.uncount(address);
        },
      };
    },
  };
}

const ACCOUNTS_LIMIT = 30;
const HOUR_SECONDS = 60 * 60;

/** Against making accounts in bulk, and against trying out which addresses have one. */
export function createRegistrationGuard(now: () => EpochSeconds): { enter(address: string): void } {
  const attempts = hourly(ACCOUNTS_LIMIT, now);
  return { enter: (address) => enterAll([[attempts, address]]) };
}

const MESSAGES_LIMIT = 5;

/** Against filling the mailbox of a user, and against having messages sent in bulk. */
export interface MessageGuard {
  /** @throws RequestError `tooMany` with the time to wait. */
  enter(email: string, address: string): void;
}

export function createMessageGuard(now: () => EpochSeconds): MessageGuard {
  const [emails, addresses] = [hourly(MESSAGES_LIMIT, now), hourly(ACCOUNTS_LIMIT, now)];
  return {
    enter: (email, address) =>
      enterAll([
        [emails, email],
        [addresses, address],
      ]),
  };
}

const hourly = (limit: number, now: () => EpochSeconds) =>
  createAttempts({ limit, windowSeconds: HOUR_SECONDS, remembered: REMEMBERED, now });

/** Counts one of each. @throws RequestError `tooMany` with the longest time to wait. */
function enterAll(counted: readonly (readonly [Attempts, string])[]): void {
  const seconds = Math.max(...counted.map(([attempts, key]) => attempts.waitFor(key)));
  if (seconds > 0) throw waitError(seconds);
  for (const [attempts, key] of counted) attempts.count(key);
}

function waitError(seconds: number): RequestError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return tooMany('too-many-attempts', `Too many attempts: try again in ${wait}.`, seconds);
}
