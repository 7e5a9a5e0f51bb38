/**
 * The store cannot be used at the moment: it is unreachable, full, locked by another program… The same call may succeed later.
 * The message is one sentence for the operator's log, and never contains a password. Clients get the caller's own 503 response.
 */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
  /** When to try again. */
  readonly retryAfterSeconds: number = 2;
}

/** The database works, and another server keeps the rows for too long. */
export class LockedError extends StoreError {
  override readonly name = 'LockedError';
}

/** The database has not answered in time. */
export class TimeoutError extends StoreError {
  override readonly name = 'TimeoutError';
}

/** The database has not answered for a while: it was not asked. */
class NotAnsweringError extends StoreError {
  override readonly name = 'NotAnsweringError';
  override readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function notAnswering(retryAfterSeconds: number): StoreError {
  return new NotAnsweringError(messageOf('it does not answer'), retryAfterSeconds);
}

/** The stored data does not fit this version. Waiting does not help: `message` is one sentence that says what does. */
export class MigrationError extends StoreError {
  override readonly name = 'MigrationError';
}

/** @param reason the database's own error message. */
export function unusable(reason: string, options?: ErrorOptions): StoreError {
  return new StoreError(messageOf(reason), options);
}

/** @param reason the database's own error message. */
export function locked(reason: string, options?: ErrorOptions): LockedError {
  return new LockedError(messageOf(reason), options);
}

/** @param reason the database's own error message. */
export function timedOut(reason: string, options?: ErrorOptions): TimeoutError {
  return new TimeoutError(messageOf(reason), options);
}

function messageOf(reason: string): string {
  return `The database cannot be used (${reason}): check that it runs, has room and lets Halte write.`;
}
