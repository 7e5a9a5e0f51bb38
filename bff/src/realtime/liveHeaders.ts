/** Headers required by sources of live data: keys are in a file, since everybody on the machine can read a command line. */
import { readFile } from 'node:fs/promises';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { StartError } from '@halte/server/startError';

export type RequestHeaders = Readonly<Record<string, string>>;

/** The headers for an address. */
export type HeadersFor = (url: string) => RequestHeaders;

export const NO_HEADERS: HeadersFor = () => ({});

/**
 * Reads `{ "https://agency.example/rt/": { "x-api-key": "…" } }`: the headers for all addresses below one.
 *
 * @throws StartError with a message that repeats no key.
 */
export async function readLiveHeaders(path: string): Promise<HeadersFor> {
  const entries = Object.entries(await objectIn(path)).map(([prefix, headers]) => {
    if (!/^https?:$/.test(URL.parse(prefix)?.protocol ?? ''))
      throw new StartError(`${path} names "${prefix}", which is no http(s) address.`);
    if (!isHeaders(headers))
      throw new StartError(`${path} needs, for ${prefix}, an object of header names and their values.`);
    return { base: new URL(prefix), headers };
  });
  return (url) =>
    Object.assign({}, ...entries.map(({ base, headers }) => (isBelow(new URL(url), base) ? headers : {})));
}

async function objectIn(path: string): Promise<object> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  } catch (cause) {
    throw new StartError(`${path} is no JSON that can be read: see --live-headers in docs/operations.md.`, { cause });
  }
  throw new StartError(`${path} must hold an object with addresses and the headers for each.`);
}

function isHeaders(value: unknown): value is RequestHeaders {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([name, text]) => {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, text);
      return typeof text === 'string';
    } catch {
      return false;
    }
  });
}

/** `https://a.example/rt` is not above `https://a.example/rt-other`, nor `https://a.example` above `https://a.example.evil`. */
function isBelow(url: URL, base: URL): boolean {
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return url.origin === base.origin && (url.pathname === base.pathname || url.pathname.startsWith(folder));
}
