import type { ExistsDeclaration } from '../declaration.ts';
import { isRecord } from '../fields.ts';
import type { FirstData } from '../firstData.ts';
import { listOf, type Refuse } from './fields.ts';

/** Paths of the backend that every visitor may read. */
const READ = /^\/(?:api|core)\/(?!.*\.\.)[\w/{}.-]+(?:\?[\w=&.:{}?-]+)?$/;
const NAME = /^[a-z][\w-]{0,30}$/;
/** Each is a call of the backend for each page. */
const MOST_REQUESTS = 4;

const isRead = (path: unknown): path is string => typeof path === 'string' && READ.test(path);

/** The calls that answer 404 for an unknown id. */
export function existsOf(value: unknown, at: string, refuse: Refuse): ExistsDeclaration[] | null {
  const calls = listOf(value, MOST_REQUESTS, (call) => {
    const { path, kind } = isRecord(call) ? call : {};
    return isRead(path) ? { path, ...(typeof kind === 'string' && { kind }) } : null;
  });
  return calls.length > 0 ? calls : refuse(`${at}: it must list paths of the backend such as "/api/v1/lines/{id}".`);
}

function requestOf(value: unknown): FirstData | null {
  const { path, query, kind, unlessCookie } = isRecord(value) ? value : {};
  if (!isRead(path)) return null;
  return {
    path,
    ...(query === 'all' && { query }),
    ...(typeof kind === 'string' && { kind }),
    ...(typeof unlessCookie === 'string' && { unlessCookie }),
  };
}

/** The first requests of one view. A view whose entry is left out sends its request itself. */
export function firstDataOf(value: unknown, at: string, refuse: Refuse): Record<string, FirstData> | null {
  if (!isRecord(value)) return refuse(`${at}: it is no object.`);
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const request = NAME.test(name) ? requestOf(entry) : null;
    if (request === null) refuse(`${at}.${name}: it must have a path of the backend such as "/api/v1/lines".`);
    return request === null ? [] : [[name, request] as const];
  });
  return Object.fromEntries(entries.slice(0, MOST_REQUESTS));
}
