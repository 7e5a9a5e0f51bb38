/**
 * The store cannot be used at the moment: it cannot be reached, is full, is held by another program… The same call may work later.
 * The message is one sentence for the operator's log; it never holds a password. Clients get an answer of the caller's own, a 503.
 */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** What is stored is not for this program. Waiting does not help: `message` is one sentence that says what does. */
export class MigrationError extends StoreError {
  override readonly name = 'MigrationError';
}

/** @param reason what the database itself said. */
export function unusable(reason: string, options?: ErrorOptions): StoreError {
  return new StoreError(
    `The database cannot be used (${reason}): check that it runs, has room and lets Halte write.`,
    options,
  );
}
