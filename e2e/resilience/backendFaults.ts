import type { Page, Route } from '@playwright/test';

export interface Fault {
  readonly name: string;
  answer(route: Route): Promise<void> | void;
  /** How often one read may be sent; a write is sent once. */
  readonly reads: number;
  /** What a traveller reads. */
  readonly sentence: RegExp;
  /** The same in the sign-in dialog, which has words of its own. */
  readonly atSignIn: RegExp;
  /** There is no answer until the limit has passed. */
  readonly isSlow?: true;
}

/** What a page of another origin may read of an answer. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

function answering(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  return (route: Route) =>
    route.fulfill({ status, body, contentType: 'application/json', headers: { ...CORS, ...headers } });
}

const problem = (code: string) => JSON.stringify({ code, message: 'Made for a test.' });
const SOON = { 'retry-after': '1' };
const PAGE = '<!doctype html><p>Sign in to the network first</p>';
const FAILED = /Un problème est survenu/;
const UNREADABLE = /réponse illisible/;
const DOWN = /Le service ne répond pas\. Le problème vient de chez nous/;
const SECONDS = /Réessayez dans 1\sseconde/;

export const FAULTS: readonly Fault[] = [
  {
    name: 'refuses the connection',
    answer: (route) => route.abort('connectionrefused'),
    reads: 3,
    sentence: /La connexion a échoué/,
    atSignIn: /Pas de connexion/,
  },
  {
    name: 'hangs',
    answer: () => {},
    reads: 1,
    sentence: /met trop de temps à répondre/,
    atSignIn: /se fait attendre/,
    isSlow: true,
  },
  {
    name: 'answers 500',
    answer: answering(500, problem('internal')),
    reads: 1,
    sentence: DOWN,
    atSignIn: FAILED,
  },
  {
    name: 'answers 502 with a page',
    answer: answering(502, PAGE),
    reads: 3,
    sentence: DOWN,
    atSignIn: FAILED,
  },
  {
    name: 'answers 503 and when to come back',
    answer: answering(503, problem('busy'), SOON),
    reads: 3,
    sentence: SECONDS,
    atSignIn: SECONDS,
  },
  {
    name: 'answers 429 and when to come back',
    answer: answering(429, problem('too-many-requests'), SOON),
    reads: 3,
    sentence: SECONDS,
    atSignIn: SECONDS,
  },
  {
    name: 'answers 401',
    answer: answering(401, problem('unknown-key')),
    reads: 1,
    sentence: /Vous n’y êtes pour rien/,
    atSignIn: FAILED,
  },
  {
    name: 'answers a page',
    answer: answering(200, PAGE),
    reads: 1,
    sentence: UNREADABLE,
    atSignIn: FAILED,
  },
  {
    name: 'answers null',
    answer: answering(200, 'null'),
    reads: 1,
    sentence: UNREADABLE,
    atSignIn: FAILED,
  },
  {
    name: 'answers another shape',
    answer: answering(200, '{"a":1}'),
    reads: 1,
    sentence: UNREADABLE,
    atSignIn: FAILED,
  },
];

export interface Broken {
  calls(): number;
  mend(): Promise<void>;
}

/** Breaks the calls to `path`, and counts them. */
export async function breakBackend(page: Page, path: RegExp, { answer }: Pick<Fault, 'answer'>): Promise<Broken> {
  let calls = 0;
  const handler = (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    calls += 1;
    return answer(route);
  };
  await page.route(path, handler);
  return { calls: () => calls, mend: () => page.unroute(path, handler) };
}
