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

/** What can be found out about a file after it failed: the element that loads it says next to nothing. */
export interface ProbeResult {
  /** What the server answers when asked for it again; null without an answer. */
  readonly answer: { readonly status: number; readonly type: string } | null;
  /** Name of the error that it threw when it ran. */
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

/** Whether a file did not come, or came to nothing; what it holds may be sound. */
export function isFileLoadError(error: unknown): boolean {
  return FILE_LOAD_ERROR.test(textOf(error)) || FILE_LOAD_ERROR.test(field(error, 'code'));
}

/** Address of the file that webpack could not load; null when the error names none. */
export function failedFileOf(error: unknown): string | null {
  return field(error, 'request') || null;
}

const codeOfThrown = (name: string): FailureCode => (name === 'SyntaxError' ? 'invalid-module' : 'crashed');

/** Why a load failed, from what the federation runtime, webpack or the remote itself threw, and from what was found out about the file. */
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
  // The browser runs no HTML; and a script that ran without bringing its chunk along is none of ours.
  if (/html/.test(answer.type) || field(error, 'type') === 'missing') return 'invalid-module';
  return 'network';
}
