import type { FailureCode } from '@halte/contract';

/** A remote that cannot be loaded. `code` selects the message and the retry policy, `cause` goes to the operator's log. */
export class RemoteFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'RemoteFailure';
    this.code = code;
  }
}

/** The result of probing a file that failed: the error event of a script or style element gives no reason. */
export interface ProbeResult {
  /** Answer to a HEAD request for the file; null without an answer. */
  readonly answer: { readonly status: number; readonly type: string } | null;
  /** Name of the error that the script threw while it ran. */
  readonly thrown: string | null;
}

export const NO_PROBE_RESULT: ProbeResult = { answer: null, thrown: null };

const FILE_LOAD_ERROR =
  /ScriptNetworkError|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk|Failed to (load script|fetch)|RUNTIME-008/;
const CONTAINER_ERROR = /RUNTIME-001|RUNTIME-002/;

function field(error: unknown, name: string): string {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error);
}

/** Whether a file could not be loaded; its content may be valid. */
export function isFileLoadError(error: unknown): boolean {
  return FILE_LOAD_ERROR.test(textOf(error)) || FILE_LOAD_ERROR.test(field(error, 'code'));
}

/** Address of the file that webpack could not load; null when the error names none. */
export function failedFileOf(error: unknown): string | null {
  return field(error, 'request') || null;
}

const codeOfThrown = (name: string): FailureCode => (name === 'SyntaxError' ? 'invalid-module' : 'crashed');

/** Why a load failed, from the error of the federation runtime, of webpack or of the remote, and from the probe of the file. */
export function classify(error: unknown, { answer, thrown }: ProbeResult): FailureCode {
  if (error instanceof RemoteFailure) return error.code;
  const text = textOf(error);
  if (/ScriptExecutionError/.test(text)) return codeOfThrown(/SyntaxError/.test(text) ? 'SyntaxError' : 'Error');
  if (CONTAINER_ERROR.test(text)) return 'invalid-module';
  if (!isFileLoadError(error)) return 'crashed';
  if (field(error, 'type') === 'timeout' || /timed out/.test(text)) return 'timeout';
  if (thrown !== null) return codeOfThrown(thrown);
  if (answer === null) return 'network';
  if (answer.status >= 400) return 'server-error';
  // Browsers run no HTML as a script; a script that ran but did not register its chunk is another one.
  if (/html/.test(answer.type) || field(error, 'type') === 'missing') return 'invalid-module';
  return 'network';
}

/** What code of a remote threw, with its code: what it threw itself has none. */
export const failureOf = (error: unknown): RemoteFailure =>
  error instanceof RemoteFailure ? error : new RemoteFailure(classify(error, NO_PROBE_RESULT), String(error), error);
