import type { EpochSeconds } from '../common/time.ts';
import { type RequestError, tooMany } from '../problems/requestError.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { clientNetwork } from './clientNetwork.ts';

const WINDOW_SECONDS = 15 * 60;
const REMEMBERED = 20_000;
/** Fewer, because each holds more timestamps. */
const REMEMBERED_CHANGES = 2_000;
/** One client with one account. */
const PAIR_LIMIT = 5;
/** One account from anywhere, or one client with any account: higher, because several people may share either. */
const WIDE_LIMIT = 25;

/** One account from anywhere, including successful attempts: each computes a hash, the most expensive computation of any call. */
const HASHES_LIMIT = 30;
const MINUTE_SECONDS = 60;

/** Protects against password guessing, and against one account keeping the server busy with hashing. */
export interface SignInGuard {
  /**
   * Counts an attempt, as failed until `succeeded` is called.
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

/** Protects against bulk registration, and against probing which addresses have an account. */
export function createRegistrationGuard(now: () => EpochSeconds): { enter(address: string): void } {
  const attempts = hourly(ACCOUNTS_LIMIT, now);
  return { enter: (address) => enterAll([[attempts, clientNetwork(address)]]) };
}

const MESSAGES_LIMIT = 5;

/** Protects against flooding a user's mailbox, and against sending messages in bulk. */
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

/** A device sends all its favourites when it signs in and after being offline. Each time costs as much as dozens of small calls. */
const SYNCHRONIZATIONS_LIMIT = 12;
/** Synchronisations with more entries than this: a largest one keeps the thread that answers for 25 to 33 ms. */
const LARGE_SYNCHRONIZATION = 100;
const LARGE_SYNCHRONIZATIONS_LIMIT = 3;
/** More than a traveller makes by hand, or a device sends after being offline. */
const CHANGES_LIMIT = 240;

/** Protects against one account keeping the server busy, from any number of addresses. */
export interface ChangeGuard {
  /** Counts a change of one favourite. @throws RequestError `tooMany` with the time to wait. */
  enterChange(userId: string): void;
  /** Counts a synchronisation of this many entries. @throws RequestError `tooMany` with the time to wait. */
  enterSynchronization(userId: string, entries: number): void;
}

export function createChangeGuard(now: () => EpochSeconds): ChangeGuard {
  const counter = (limit: number) =>
    createAttempts({ limit, windowSeconds: MINUTE_SECONDS, remembered: REMEMBERED_CHANGES, now });
  const [changes, synchronizations] = [counter(CHANGES_LIMIT), counter(SYNCHRONIZATIONS_LIMIT)];
  const large = counter(LARGE_SYNCHRONIZATIONS_LIMIT);

  function enter(userId: string, counted: readonly Attempts[]): void {
    const seconds = Math.max(...counted.map((attempts) => attempts.waitFor(userId)));
    if (seconds > 0)
      throw tooMany('too-many-requests', `Too many changes of this account: wait ${seconds} s.`, seconds);
    for (const attempts of counted) attempts.count(userId);
  }

  return {
    enterChange: (userId) => enter(userId, [changes]),
    enterSynchronization: (userId, entries) =>
      enter(userId, entries > LARGE_SYNCHRONIZATION ? [synchronizations, large] : [synchronizations]),
  };
}

const CARTS_LIMIT = 60;

/** Protects against filling the store with carts of nonexistent addresses. */
export interface CartGuard {
  /** @param address network address of the client. @throws RequestError `tooMany` with the time to wait. */
  enter(address: string): void;
}

export function createCartGuard(now: () => EpochSeconds): CartGuard {
  const carts = hourly(CARTS_LIMIT, now);
  return { enter: (address) => enterAll([[carts, clientNetwork(address)]]) };
}

const CREDENTIALS_LIMIT = 10;

/** Protects the owner, or the owner of an address entered for the account, against endless notifications of changes. */
export function createCredentialsGuard(now: () => EpochSeconds): { enter(userId: string): void } {
  const changes = hourly(CREDENTIALS_LIMIT, now);
  return { enter: (userId) => enterAll([[changes, userId]]) };
}

const hourly = (limit: number, now: () => EpochSeconds) =>
  createAttempts({ limit, windowSeconds: HOUR_SECONDS, remembered: REMEMBERED, now });

/** Counts one attempt for each. @throws RequestError `tooMany` with the longest time to wait. */
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
