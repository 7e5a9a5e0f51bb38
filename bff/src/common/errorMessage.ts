import { fieldsOf } from '@halte/contract/fields';

/** The message of what was thrown, which may be an error of another realm; its text if it has none. */
export function errorMessage(error: unknown): string {
  const { message } = fieldsOf(error);
  return typeof message === 'string' ? message : String(error);
}
