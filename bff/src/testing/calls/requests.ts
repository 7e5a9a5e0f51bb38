/** Builds and sends the requests of the tables, each with the credentials that the document requires. */
import type { DescribedAnswer, Operation } from '../fuzz/requests.ts';
import type { Answer, Request, RunningServer } from '../runningServer.ts';
import { TEST_KEY } from '../testApp.ts';
import type { Call, Refused, RequestParts, Success } from './call.ts';

/** Contains characters that would end a path, a query or a URL; not the id of anything. */
export const HOSTILE_ID = 'stop|A&B=é#?/%';

interface Secured {
  readonly security?: readonly Readonly<Record<'apiKey' | 'bearer', readonly string[]>>[];
}

export const methodOf = ({ operation }: Call): string => operation.split(' ')[0]!;
export const templateOf = ({ operation }: Call): string => operation.split(' ')[1]!;

/** The document's description of a call. */
export function describedIn({ document }: RunningServer, call: Call): Omit<Operation, 'method' | 'path'> & Secured {
  return document.paths[templateOf(call)]![methodOf(call).toLowerCase()]!;
}

/** The document's description of a response with that status; undefined if there is none. */
export function responseOf(server: RunningServer, call: Call, status: number): DescribedAnswer | undefined {
  const described = describedIn(server, call).responses[status];
  const name = described?.$ref?.split('/').at(-1);
  return name === undefined ? described : server.document.components.responses[name];
}

/** Credentials accepted according to the document: each entry is one sufficient combination. */
export function waysIn(server: RunningServer, call: Call): readonly (readonly string[])[] {
  return (describedIn(server, call).security ?? []).map((one) => Object.keys(one));
}

/** Credentials that the document requires in every combination. */
export function neededBy(server: RunningServer, call: Call): readonly string[] {
  const [first = [], ...others] = waysIn(server, call);
  return first.filter((scheme) => others.every((way) => way.includes(scheme)));
}

/** The request of a row, with the key and the token required by the document; the row's own headers take precedence. */
export async function requestOf(
  server: RunningServer,
  call: Call,
  row: Success['request'] | Refused[2],
): Promise<Request> {
  const parts: RequestParts =
    typeof row === 'string' ? { path: row } : typeof row === 'function' ? await row(server) : row;
  const needed = neededBy(server, call);
  const headers = {
    ...(needed.includes('apiKey') && TEST_KEY),
    ...(needed.includes('bearer') && !parts.headers?.['authorization'] && (await bearer(server))),
    ...parts.headers,
  };
  return { ...parts, method: methodOf(call), headers };
}

/** Sends the request of a call's first success, with additional headers. */
export async function requestFirstSuccess(
  server: RunningServer,
  call: Call,
  headers: Request['headers'] = {},
): Promise<Answer> {
  const request = await requestOf(server, call, call.succeeds[0].request);
  return server.send({ ...request, headers: { ...request.headers, ...headers } });
}

/** The paths of a success with the hostile id replacing each of its parameters, one at a time. */
export function hostilePaths(call: Call, path: string): string[] {
  const [requested, query] = path.split('?');
  const parts = templateOf(call).split('/');
  return parts.flatMap((part, at) => {
    if (!part.includes('{')) return [];
    const hostile = requested!.split('/');
    hostile[at] = part.replace(/\{.*\}/, () => encodeURIComponent(HOSTILE_ID));
    return [hostile.join('/') + (query === undefined ? '' : `?${query}`)];
  });
}

async function bearer(server: RunningServer) {
  return { authorization: `Bearer ${await server.signIn()}` };
}
