import type { EpochSeconds } from '@halte/engine/common/time';
import type { RequestError } from '@halte/engine/problems/requestError';
import { tooMany } from '../problems/requestError.ts';
import type { Attempt, AttemptLimit, Attempts } from '../store/attemptLimits.ts';
import { createFailures, type Failures } from './attempts.ts';
import { clientNetwork } from './clientNetwork.ts';

/** Counts attempts at an instant. */
export interface Counting {
  readonly attempts: Attempts;
  now(): EpochSeconds;
}

const WINDOW_SECONDS = 15 * 60;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;

const hourly = (name: string, limit: number): AttemptLimit => ({ name, limit, windowSeconds: HOUR_SECONDS });

/** One client with one account. */
const PAIRS: AttemptLimit = { name: 'sign-in', limit: 5, windowSeconds: WINDOW_SECONDS };
/** One account from anywhere, or one client with any account: higher, because several people may share either. */
const ACCOUNTS: AttemptLimit = { name: 'sign-in-account', limit: 25, windowSeconds: WINDOW_SECONDS };
const CLIENTS: AttemptLimit = { name: 'sign-in-client', limit: 25, windowSeconds: WINDOW_SECONDS };
/** One account from anywhere, including successful attempts: each computes a hash, the most expensive computation of any call. */
const HASHES: AttemptLimit = { name: 'hash', limit: 30, windowSeconds: MINUTE_SECONDS };

/** Protects against password guessing, and against one account keeping the servers busy with hashing. */
export interface SignInGuard {
  /**
   * Counts an attempt, as failed until `succeeded` is called.
   *
   * @param address network address of the client.
   * @throws RequestError `tooMany` with the time to wait.
   */
  enter(email: string, address: string): Promise<{ succeeded(): Promise<void> }>;
}

export function createSignInGuard(counting: Counting): SignInGuard {
  return {
    async enter(email, address) {
      const network = clientNetwork(address);
      const pair = { of: PAIRS, key: `${network} ${email}` };
      const wide = [
        { of: ACCOUNTS, key: email },
        { of: CLIENTS, key: network },
      ];
      await enterAll(counting, [pair, ...wide, { of: HASHES, key: email }]);
      return {
        async succeeded() {
          await counting.attempts.forget([pair]);
          await counting.attempts.takeBack(wide);
        },
      };
    },
  };
}

const NEW_ACCOUNTS = hourly('account', 30);

/** Protects against bulk registration, and against probing which addresses have an account. */
export function createRegistrationGuard(counting: Counting): { enter(address: string): Promise<void> } {
  return { enter: (address) => enterAll(counting, [{ of: NEW_ACCOUNTS, key: clientNetwork(address) }]) };
}

const MESSAGES_TO = hourly('message-to', 5);
const MESSAGES_BY = hourly('message-by', 30);

/** Protects against flooding a user's mailbox, and against sending messages in bulk. */
export interface MessageGuard {
  /** @throws RequestError `tooMany` with the time to wait. */
  enter(email: string, address: string): Promise<void>;
}

export function createMessageGuard(counting: Counting): MessageGuard {
  return {
    enter: (email, address) =>
      enterAll(counting, [
        { of: MESSAGES_TO, key: email },
        { of: MESSAGES_BY, key: clientNetwork(address) },
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

/** Fewer than of other attempts, because each holds more timestamps. */
const REMEMBERED_CHANGES = 2_000;

/** Protects against one account keeping this server busy, from any number of addresses: each server has its own limit. */
export interface ChangeGuard {
  /** Counts a change of one favourite. @throws RequestError `tooMany` with the time to wait. */
  enterChange(userId: string): void;
  /** Counts a synchronisation of this many entries. @throws RequestError `tooMany` with the time to wait. */
  enterSynchronization(userId: string, entries: number): void;
}

export function createChangeGuard(now: () => EpochSeconds): ChangeGuard {
  const counter = (limit: number) =>
    createFailures({ limit, windowSeconds: MINUTE_SECONDS, remembered: REMEMBERED_CHANGES });
  const [changes, synchronizations] = [counter(CHANGES_LIMIT), counter(SYNCHRONIZATIONS_LIMIT)];
  const large = counter(LARGE_SYNCHRONIZATIONS_LIMIT);

  function enter(userId: string, counted: readonly Failures[]): void {
    const seconds = Math.max(...counted.map((attempts) => attempts.waitFor(userId, now())));
    if (seconds > 0)
      throw tooMany('too-many-requests', `Too many changes of this account: wait ${seconds} s.`, seconds);
    for (const attempts of counted) attempts.count(userId, now());
  }

  return {
    enterChange: (userId) => enter(userId, [changes]),
    enterSynchronization: (userId, entries) =>
      enter(userId, entries > LARGE_SYNCHRONIZATION ? [synchronizations, large] : [synchronizations]),
  };
}

const CARTS = hourly('cart', 60);

/** Protects against filling the store with carts of nonexistent addresses. */
export interface CartGuard {
  /** @param address network address of the client. @throws RequestError `tooMany` with the time to wait. */
  enter(address: string): Promise<void>;
}

export function createCartGuard(counting: Counting): CartGuard {
  return { enter: (address) => enterAll(counting, [{ of: CARTS, key: clientNetwork(address) }]) };
}

const CREDENTIALS = hourly('credentials', 10);

/** Protects the owner, or the owner of an address entered for the account, against endless notifications of changes. */
export function createCredentialsGuard(counting: Counting): { enter(userId: string): Promise<void> } {
  return { enter: (userId) => enterAll(counting, [{ of: CREDENTIALS, key: userId }]) };
}

/** Counts one attempt for each. @throws RequestError `tooMany` with the longest time to wait. */
async function enterAll({ attempts, now }: Counting, counted: readonly Attempt[]): Promise<void> {
  const seconds = await attempts.enter(counted, now());
  if (seconds > 0) throw waitError(seconds);
}

function waitError(seconds: number): RequestError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return tooMany('too-many-attempts', `Too many attempts: try again in ${wait}.`, seconds);
}
