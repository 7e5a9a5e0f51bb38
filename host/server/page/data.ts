import { type CurrentRoute, DATA_ID, type EmbeddedAnswer, type FirstData } from '@halte/contract';
import { readCookie } from '../../src/session/cookies.ts';
import type { Ask, BackendAnswer } from '../network/ask.ts';
import { filledPath, kindOf } from '../network/filledPath.ts';
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

/** The requests of a view for a page with this address and these cookies. */
export function firstRequests(
  data: Readonly<Record<string, FirstData>>,
  current: Pick<CurrentRoute, 'params' | 'query'>,
  cookies: string,
): FirstRequest[] {
  const kind = kindOf(current);
  return Object.entries(data).flatMap(([name, { path, query: own, kind: only, unlessCookie }]) => {
    if (only !== undefined && only !== kind) return [];
    if (unlessCookie !== undefined && readCookie(cookies, unlessCookie) !== null) return [];
    const address = filledPath(path, current);
    if (address === null) return [];
    const text = own === 'all' ? new URLSearchParams(current.query).toString() : '';
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
