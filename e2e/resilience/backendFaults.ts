import type { Page, Route } from '@playwright/test';

export interface Fault {
  readonly name: string;
  answer(route: Route): Promise<void> | void;
  /** Attempts of a read, with retries; a write is sent once. */
  readonly reads: number;
  /** The message on the screen. */
  readonly message: RegExp;
  /** The message in the sign-in dialog. */
  readonly atSignIn: RegExp;
  /** The request ends by the timeout. */
  readonly isSlow?: true;
}

/** Headers that let a page of another origin read the answer. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

function respondWith(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  return (route: Route) =>
    route.fulfill({ status, body, contentType: 'application/json', headers: { ...CORS, ...headers } });
}

const problem = (code: string) => JSON.stringify({ code, message: 'Made for a test.' });
const SOON = { 'retry-after': '1' };
const PAGE = '<!doctype html><p>Sign in to the network first</p>';
const FAILED = /Un problème est survenu/;
const UNREADABLE = /Vous n’y êtes pour rien\s: réessayez/;
const DOWN = /Le problème vient de chez nous, pas de vous/;
const SECONDS = /Réessayez dans 1\sseconde/;

export const FAULTS: readonly Fault[] = [
  {
    name: 'refuses the connection',
    answer: (route) => route.abort('connectionrefused'),
    reads: 3,
    message: /Vérifiez votre connexion à internet, puis/,
    atSignIn: /Pas de connexion/,
  },
  {
    name: 'hangs',
    answer: () => {},
    reads: 1,
    message: /Le service met plus de temps/,
    atSignIn: /se fait attendre/,
    isSlow: true,
  },
  {
    name: 'answers 500',
    answer: respondWith(500, problem('internal')),
    reads: 1,
    message: DOWN,
    atSignIn: FAILED,
  },
  {
    name: 'answers 502 with a page',
    answer: respondWith(502, PAGE),
    reads: 3,
    message: DOWN,
    atSignIn: FAILED,
  },
  {
    name: 'answers 503 with Retry-After',
    answer: respondWith(503, problem('busy'), SOON),
    reads: 3,
    message: SECONDS,
    atSignIn: SECONDS,
  },
  {
    name: 'answers 429 with Retry-After',
    answer: respondWith(429, problem('too-many-requests'), SOON),
    reads: 3,
    message: SECONDS,
    atSignIn: SECONDS,
  },
  {
    name: 'answers 401',
    answer: respondWith(401, problem('unknown-key')),
    reads: 1,
    message: /rechargez la page/,
    atSignIn: FAILED,
  },
  {
    name: 'answers a page',
    answer: respondWith(200, PAGE),
    reads: 1,
    message: UNREADABLE,
    atSignIn: FAILED,
  },
  {
    name: 'answers null',
    answer: respondWith(200, 'null'),
    reads: 1,
    message: UNREADABLE,
    atSignIn: FAILED,
  },
  {
    name: 'answers another shape',
    answer: respondWith(200, '{"a":1}'),
    reads: 1,
    message: UNREADABLE,
    atSignIn: FAILED,
  },
];

export interface BrokenCalls {
  calls(): number;
  restore(): Promise<void>;
}

/** Breaks the calls to `path`, and counts them. */
export async function breakBackend(page: Page, path: RegExp, { answer }: Pick<Fault, 'answer'>): Promise<BrokenCalls> {
  let calls = 0;
  const handler = (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    calls += 1;
    return answer(route);
  };
  await page.route(path, handler);
  return { calls: () => calls, restore: () => page.unroute(path, handler) };
}
