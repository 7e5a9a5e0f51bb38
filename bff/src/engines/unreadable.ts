import { EngineError } from '@halte/engine/journeys/rideFinder';

/** @param errors what the schema found. */
export function unreadable(
  errors: readonly { readonly instancePath: string; readonly message: string }[],
): EngineError {
  const [first] = errors;
  return new EngineError('unreadable', `sent what is not its answer: ${first?.instancePath || 'it'} ${first?.message}`);
}
