import { type CurrentRoute, fieldsOf, providerKind, type RouteName, type RouteParams } from '@halte/contract';
import type { Ask } from './ask.ts';

/** A page does not wait longer for the answer. */
const WAIT_MS = 500;

function placePath({ type = '', id = '' }: RouteParams): string {
  const kind = providerKind(type);
  if (kind === 'stoparea') return `/api/proximity/v2/stopAreas/${encodeURIComponent(id)}`;
  // A position is looked up as the address that is there.
  return `/core/v3/${kind === 'user_position' ? 'address' : kind}/${encodeURIComponent(id)}`;
}

/** The backend path that looks up the id in an address. */
const PATHS: Readonly<Partial<Record<RouteName, (params: RouteParams) => string>>> = {
  'proximity-type-id': placePath,
  'schedules-line-id': ({ id = '' }) => `/api/v1/lines/${encodeURIComponent(id)}`,
};

const CODES: ReadonlySet<unknown> = new Set(['place-not-found', 'stop-area-not-found', 'line-not-found']);

function codeIn(text: string): unknown {
  try {
    return fieldsOf(JSON.parse(text))['code'];
  } catch {
    return null;
  }
}

/** Looks up what an address names, so that the page of an unknown id answers 404. False while the backend cannot answer. */
export async function isMissing({ name, params }: CurrentRoute, ask: Ask): Promise<boolean> {
  const path = name && PATHS[name]?.(params);
  const answer = path ? await ask(path, WAIT_MS) : null;
  // Any other 404 means that this backend has no such endpoint.
  return answer?.status === 404 && CODES.has(codeIn(answer.text));
}
