import { type CurrentRoute, DATA_ID, type EmbeddedAnswer, type FirstData, providerKind } from '@halte/contract';
import { readCookie } from '../../src/session/cookies.ts';
import type { Ask, BackendAnswer } from '../network/ask.ts';
import { scriptText } from './escape.ts';

/** A page waits no longer for its data: then it goes without, and its view asks for itself. */
const WAIT_MS = 400;
/** Characters of JSON; a large search has 150 kB. */
const MOST_CHARACTERS = 500_000;

/** A request of a page's first data. */
export interface FirstRequest {
  readonly name: string;
  /** Path and query at the backend. */
  readonly address: string;
}

type Values = Readonly<Record<string, string>>;

/** `{id}`, `{?q}`, `{?lat:5}` */
const PLACEHOLDER = /\{(\??)(\w+)(?::(\d))?\}/g;
const DOTS = /\/\.{1,2}(?:[/?]|$)/;

/** With so many decimals at most; undefined for a text that is no number. */
function rounded(text: string | undefined, decimals: number): string | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? String(Number(number.toFixed(decimals))) : undefined;
}

/** Null where a parameter is missing, or where the address would lead elsewhere. */
function filled(path: string, params: Values, query: Values): string | null {
  let isWhole = true;
  const address = path.replace(PLACEHOLDER, (_, isOfQuery: string, name: string, decimals?: string) => {
    const text = isOfQuery ? query[name] : params[name];
    const value = decimals === undefined ? text : rounded(text, Number(decimals));
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole && !DOTS.test(address) ? address : null;
}

/** The requests of a view for a page with this address and these cookies. */
export function firstRequests(
  data: Readonly<Record<string, FirstData>>,
  { params, query }: Pick<CurrentRoute, 'params' | 'query'>,
  cookies: string,
): FirstRequest[] {
  const kind = providerKind(params['type'] ?? '');
  // A position is looked up as the address that is there.
  const named = { ...params, ...(kind && { kind: kind === 'user_position' ? 'address' : kind }) };
  return Object.entries(data).flatMap(([name, { path, query: own, kind: only, unlessCookie }]) => {
    if (only !== undefined && only !== kind) return [];
    if (unlessCookie !== undefined && readCookie(cookies, unlessCookie) !== null) return [];
    const address = filled(path, named, query);
    if (address === null) return [];
    const text = own === 'all' ? new URLSearchParams(query).toString() : '';
    return [{ name, address: text === '' ? address : `${address}?${text}` }];
  });
}

/** The element of an answer; its text is that of the backend, so that it is not parsed here. */
function element(name: string, { address, locale, time }: Omit<EmbeddedAnswer, 'answer'>, json: string): string {
  const head = JSON.stringify({ address, locale, time }).slice(0, -1);
  return `    <script type="application/json" id="${DATA_ID}${name}">${scriptText(`${head},"answer":${json}}`)}</script>\n`;
}

/** The element of an answer that is already known. */
export function knownData(name: string, { answer, ...rest }: EmbeddedAnswer): string {
  return element(name, rest, JSON.stringify(answer));
}

function isUsable(answer: BackendAnswer | null): answer is BackendAnswer {
  return answer !== null && answer.status === 200 && answer.text !== '' && answer.text.length <= MOST_CHARACTERS;
}

/** Sends the requests now; resolves to the elements of those that were answered in time. Never rejects. */
export async function firstData(requests: readonly FirstRequest[], locale: string, ask: Ask): Promise<string> {
  const elements = await Promise.all(
    requests.map(async ({ name, address }) => {
      const answer = await ask(address, WAIT_MS);
      return isUsable(answer) ? element(name, { address, locale, time: answer.time }, answer.text) : '';
    }),
  );
  return elements.join('');
}
