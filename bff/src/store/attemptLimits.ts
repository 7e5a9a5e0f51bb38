/** Counting of attempts, such as those to sign in. */
import type { EpochSeconds } from '@halte/engine/common/time';

/** How many attempts of one kind are allowed for a key within a sliding window. */
export interface AttemptLimit {
  /** Identifies the kind. */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface Attempt {
  readonly of: AttemptLimit;
  readonly key: string;
}

/** Counts recent attempts. The keys of one call are counted or refused together, also among simultaneous calls. */
export interface Attempts {
  /** Counts an attempt for each, unless one has reached its limit: then none. Resolves to the seconds until all are allowed; 0: counted. */
  enter(attempts: readonly Attempt[], now: EpochSeconds): Promise<number>;
  /** Takes back the latest of each, which turned out not to be a failure. */
  takeBack(attempts: readonly Attempt[]): Promise<void>;
  /** Forgets all of each. */
  forget(attempts: readonly Attempt[]): Promise<void>;
}
