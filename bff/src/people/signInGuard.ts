import type { EpochSeconds } from '../common/time.ts';
import { type RequestError, tooMany } from '../problems/requestError.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { clientNetwork } from './clientNetwork.ts';

const WINDOW_SECONDS = 15 * 60;
const REMEMBERED = 20_000;
/** Fewer, because each has more times. */
const REMEMBERED_CHANGES = 2_000;
/** One client that tries one account. */
const PAIR_LIMIT = 5;
/** One account from anywhere, or one client with any account: more, because others may stand behind either. */
const WIDE_LIMIT = 25;

/** Of one account from anywhere, those that succeed too: each takes a hash, which is the longest that any call computes. */
const HASHES_LIMIT = 30;
const MINUTE_SECONDS = 60;

/** Against guessing passwords, and against one account that keeps the server hashing. */
export interface SignInGuard {
  /**
   * Counts a try, as failed until it is said to have succeeded.
   *
   * @param address network address of the client.
   * @throws RequestError `tooMany` with the time to wait.
   */
  enter(email: string, address: string): { succeeded(): void };
}

export function createSignInGuard(now: () => EpochSeconds): SignInGuard {
  const counter = (limit: number) =>
    createAttempts({ limit, windowSeconds: WINDOW_SECONDS, remembered: REMEMBERED, now });
  const [pairs, emails, networks] = [counter(PAIR_LIMIT), counter(WIDE_LIMIT), counter(WIDE_LIMIT)];
  const hashes = createAttempts({ limit: HASHES_LIMIT, windowSeconds: MINUTE_SECONDS, remembered: REMEMBERED, now });
  return {
    enter(email, address) {
      const network = clientNetwork(address);
      const pair = `${network} ${email}`;
      const counted: [Attempts, string][] = [
        [pairs, pair],
        [emails, email],
        [networks, network],
      ];
      enterAll([...counted, [hashes, email]]);
      return {
        succeeded() {
          pairs.forget(pair);
          emails.uncount(email);
          networks.uncount(network);
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
  return { enter: (address) => enterAll([[attempts, clientNetwork(address)]]) };
}

const MESSAGES_LIMIT = 5;

/** Against filling the mailbox of a user, and against having messages sent in bulk. */
export interface MessageGuard {
  /** @throws RequestError `tooMany` with the time to wait. */
  enter(email: string, address: string): void;
}

export function createMessageGuard(now: () => EpochSeconds): MessageGuard {
  const [emails, networks] = [hourly(MESSAGES_LIMIT, now), hourly(ACCOUNTS_LIMIT, now)];
  return {
    enter: (email, address) =>
      enterAll([
        [emails, email],
        [networks, clientNetwork(address)],
      ]),
  };
}

/** A device sends all its favourites when it signs in, and after it was offline. Each time costs what dozens of small calls cost. */
const SYNCHRONIZATIONS_LIMIT = 30;
/** More than a traveller makes by hand, and than a device sends that was offline. */
const CHANGES_LIMIT = 240;

/** Against one account that keeps the server busy, from however many addresses. */
export interface ChangeGuard {
  /** @throws RequestError `tooMany` with the time to wait. */
  enter(userId: string, change: 'one' | 'all'): void;
}

export function createChangeGuard(now: () => EpochSeconds): ChangeGuard {
  const counter = (limit: number) =>
    createAttempts({ limit, windowSeconds: MINUTE_SECONDS, remembered: REMEMBERED_CHANGES, now });
  const counters = { one: counter(CHANGES_LIMIT), all: counter(SYNCHRONIZATIONS_LIMIT) };
  return {
    enter(userId, change) {
      const seconds = counters[change].waitFor(userId);
      if (seconds > 0)
        throw tooMany('too-many-requests', `Too many changes of this account: wait ${seconds} s.`, seconds);
      counters[change].count(userId);
    },
  };
}

const CARTS_LIMIT = 60;

/** Against filling the store with carts of addresses that no one has. */
export interface CartGuard {
  /** @param address network address of the client. @throws RequestError `tooMany` with the time to wait. */
  enter(address: string): void;
}

export function createCartGuard(now: () => EpochSeconds): CartGuard {
  const carts = hourly(CARTS_LIMIT, now);
  return { enter: (address) => enterAll([[carts, clientNetwork(address)]]) };
}

const CREDENTIALS_LIMIT = 10;

/** Against having its owner, or whose address was given for it, notified of changes without end. */
export function createCredentialsGuard(now: () => EpochSeconds): { enter(userId: string): void } {
  const changes = hourly(CREDENTIALS_LIMIT, now);
  return { enter: (userId) => enterAll([[changes, userId]]) };
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
