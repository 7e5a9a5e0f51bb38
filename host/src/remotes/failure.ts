import type { FailureCode } from '@halte/contract';

/** A remote that cannot be shown. `code` is for people and rules, `cause` for the operator's log. */
export class RemoteFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'RemoteFailure';
    this.code = code;
  }
}

const NETWORK =
  /ScriptNetworkError|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk|Failed to (load script|fetch)|RUNTIME-008/;
const NO_CONTAINER = /RUNTIME-001|RUNTIME-002|ScriptExecutionError/;

/**
 * Why a load failed, from what the federation runtime, webpack or the remote itself threw. `status` is what the entry's server answered when
 * asked again, null when it did not answer: a script element never tells.
 */
export function classify(error: unknown, status: number | null): FailureCode {
  if (error instanceof RemoteFailure) return error.code;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (NO_CONTAINER.test(text)) return 'invalid-module';
  if (!NETWORK.test(text) && !NETWORK.test(code)) return 'crashed';
  return status !== null && status >= 400 ? 'server-error' : 'network';
}
