import {
  type AskedRead,
  contentOf,
  isKeepable,
  type KeptAnswer,
  type KeptAnswers,
  keyOf,
  OF_A_VISITOR,
} from './keptAnswers.ts';
import type { AnswerCache } from './keptReads.ts';
import { createTabs } from './tabs.ts';
import { withoutLive } from './withoutLive.ts';

/** A kept answer is shown where the network has brought none for so long. */
export const WAIT_MS = 3000;
/** The proxy before the backend, or the host's own, has had no answer. */
const NO_ANSWER: readonly number[] = [502, 504];

/** A request of a page, with what is read of it once. */
export interface PageRead extends AskedRead {
  readonly cache: AnswerCache;
  readonly clientId: string;
}

export interface ReadParts {
  readonly kept: KeptAnswers;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Stores, and makes room where there is none. */
  readonly store: (work: () => Promise<void>) => Promise<void>;
  /** The page was answered with something of that time; null: with something new. */
  readonly tell: (read: PageRead & { readonly key: string }, at: number | null) => void;
}

async function old({ response }: KeptAnswer): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const headers = { 'content-type': type };
  if (!type.includes('json')) return new Response(response.body, { headers });
  return new Response(JSON.stringify(withoutLive(await response.json())), { headers });
}

/** Answers reads from the network, keeps their answers, and answers with the kept ones where the network does not. */
export function createReadAnswers({ kept, now, wait, store, tell }: ReadParts) {
  /** Which answers of the network pages have: a page that has one goes on with it, and says itself that it gets old. */
  const answered = createTabs<true>();
  /** Changes when somebody signs out: what is under way then is not kept. */
  let visit = 0;

  async function note(read: PageRead, key: string, response: Response): Promise<void> {
    const during = visit;
    const at = now();
    const content = await contentOf(response);
    await store(async () => {
      if (during === visit) await kept.put(read.cache, key, content, at);
      // It may have ended while it was written.
      if (during !== visit) await kept.forget(read.cache);
    });
  }

  /** `lasting` keeps the worker alive until the answer is kept. */
  async function answer(
    read: PageRead,
    send: () => Promise<Response>,
    lasting: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const during = visit;
    const sent = send();
    sent.catch(() => undefined);
    const key = await keyOf(read);
    const fresh = sent.then((response) => {
      if (isKeepable(response) && during === visit) {
        lasting(note(read, key, response.clone()));
        answered.set(read.clientId, key, true);
        tell({ ...read, key }, null);
      }
      return response;
    });
    const before = answered.get(read.clientId, key) ? null : await kept.get(read.cache, key, now()).catch(() => null);
    if (before === null) return fresh;
    const found = await Promise.race([
      fresh.then(
        (response) => (NO_ANSWER.includes(response.status) ? null : response),
        () => null,
      ),
      wait(WAIT_MS).then(() => null),
    ]);
    lasting(fresh.catch(() => undefined));
    if (found) return found;
    tell({ ...read, key }, before.at);
    return old(before);
  }

  /** Keeps an answer that came with the page. */
  async function keep(read: PageRead, content: unknown, at: number): Promise<void> {
    const during = visit;
    const key = await keyOf(read);
    const given = await contentOf(Response.json(content));
    if (await kept.get(read.cache, key, now())) return;
    // By the server's clock, which may be ahead of this device's.
    if (during === visit) await store(() => kept.put(read.cache, key, given, Math.min(at, now())));
  }

  async function forget(): Promise<void> {
    visit += 1;
    await kept.forget(...OF_A_VISITOR);
  }

  return { answer, keep, forget };
}

export type ReadAnswers = ReturnType<typeof createReadAnswers>;
