/** An error that the user can correct. `message` says how; it is shown without a stack. */
export class UserError extends Error {
  name = 'UserError';
}
