/** A request that cannot be answered, and why. `code` is stable; `message` is a sentence for people. */
export class Refusal extends Error {
  readonly code: string;
  readonly reason: 'invalid' | 'unknown' | 'loading';

  constructor(reason: Refusal['reason'], code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.code = code;
  }
}

/** The request itself is at fault. */
export function invalid(code: string, message: string): Refusal {
  return new Refusal('invalid', code, message);
}

/** It asks for something that does not exist (any more). */
export function notFound(code: string, message: string): Refusal {
  return new Refusal('unknown', code, message);
}
