import { type CurrentRoute, type ExistsDeclaration, fieldsOf } from '@halte/contract';
import type { Composition } from '../remotes/compose.ts';
import type { Ask } from './ask.ts';
import { filledPath, kindOf } from './filledPath.ts';

/** A page does not wait longer for the answer. */
const WAIT_MS = 500;

/** The call that looks up the id in an address; null where the remote has declared none. */
function pathOf(calls: readonly ExistsDeclaration[], current: CurrentRoute): string | null {
  const kind = kindOf(current);
  const call = calls.find((one) => one.kind === undefined || one.kind === kind);
  return call ? filledPath(call.path, current) : null;
}

/** Codes of the backend for an id that it does not know. */
const NOT_FOUND = /-not-found$/;

function codeIn(text: string): unknown {
  try {
    return fieldsOf(JSON.parse(text))['code'];
  } catch {
    return null;
  }
}

/** Looks up what an address names, so that the page of an unknown id answers 404. False while the backend cannot answer. */
export async function isMissing(exists: Composition['exists'], current: CurrentRoute, ask: Ask): Promise<boolean> {
  const calls = current.name === null ? undefined : exists[current.name];
  const path = calls ? pathOf(calls, current) : null;
  const answer = path ? await ask(path, WAIT_MS) : null;
  // Any other 404 means that this backend has no such endpoint.
  return answer?.status === 404 && NOT_FOUND.test(String(codeIn(answer.text)));
}
