/**
 * The store cannot be used at the moment: it is unreachable, full, locked by another program… The same call may succeed later.
 * The message is one sentence for the operator's log, and never contains a password. Clients get the caller's own 503 response.
 */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** The stored data does not fit this version. Waiting does not help: `message` is one sentence that says what does. */
export class MigrationError extends StoreError {
  override readonly name = 'MigrationError';
}

/** @param reason the database's own error message. */
export function unusable(reason: string, options?: ErrorOptions): StoreError {
  return new StoreError(
    `The database cannot be used (${reason}): check that it runs, has room and lets Halte write.`,
    options,
  );
}
