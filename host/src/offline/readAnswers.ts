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
import type { Age, PlannedAnswer } from './messages.ts';
import { plannedRead } from './plannedReads.ts';
import { createTabs } from './tabs.ts';
import { withoutLive } from './withoutLive.ts';

/** A kept answer is shown where the network has brought none for so long. */
export const WAIT_MS = 3000;
/** So long the network has where nothing is kept but the timetable: its answer is better. A page waits 8 seconds for most answers, and 15 for a search. */
export const PLANNED_WAIT_MS = 5000;
/** The proxy before the backend, or the host's own, has had no answer. */
const NO_ANSWER: readonly number[] = [502, 504];

/** A request of a page, with what is read of it once. */
export interface PageRead extends AskedRead {
  /** Null: its answer is not kept. */
  readonly cache: AnswerCache | null;
  readonly clientId: string;
  /** Aborted when the page no longer wants it. */
  readonly signal: AbortSignal;
}

type KeptRead = AskedRead & { readonly cache: AnswerCache };

export interface ReadParts {
  readonly kept: KeptAnswers;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Stores, and makes room where there is none. */
  readonly store: (work: () => Promise<void>) => Promise<void>;
  /** The page was answered with something of that time; null: with something new. */
  readonly tell: (read: PageRead & { readonly key: string }, age: Age | null) => void;
  /** The answer of the timetable that the page keeps; null where it has none, or the read is none of a timetable. */
  readonly plan: (read: PageRead) => Promise<PlannedAnswer | null>;
}

async function old({ response }: KeptAnswer): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const headers = { 'content-type': type };
  if (!type.includes('json')) return new Response(response.body, { headers });
  return new Response(JSON.stringify(withoutLive(await response.json())), { headers });
}

/** Answers reads from the network, keeps their answers, and answers with the kept ones where the network does not. */
export function createReadAnswers({ kept, now, wait, store, tell, plan }: ReadParts) {
  /** Which answers of the network pages have: a page that has one goes on with it, and says itself that it gets old. */
  const answered = createTabs<true>();
  /** Changes when somebody signs out: what is under way then is not kept. */
  let visit = 0;

  async function note({ cache }: PageRead, key: string, response: Response): Promise<void> {
    if (cache === null) return;
    const during = visit;
    const at = now();
    const content = await contentOf(response);
    await store(async () => {
      if (during === visit) await kept.put(cache, key, content, at);
      // It may have ended while it was written.
      if (during !== visit) await kept.forget(cache);
    });
  }

  /** `lasting` keeps the worker alive until the answer is kept. */
  async function answer(
    read: PageRead,
    send: () => Promise<Response>,
    lasting: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const during = visit;
    /** Whether the page was given another one, and does not get the fresh one when it comes. */
    let isTooLate = false;
    const sent = send();
    sent.catch(() => undefined);
    const key = await keyOf(read);
    const fresh = sent.then((response) => {
      if (isKeepable(response) && during === visit) {
        lasting(note(read, key, response.clone()));
        if (!isTooLate) {
          answered.set(read.clientId, key, true);
          tell({ ...read, key }, null);
        }
      }
      return response;
    });
    if (answered.get(read.clientId, key)) return fresh;
    const before = read.cache && (await kept.get(read.cache, key, now()).catch(() => null));
    const question = plannedRead(read.method, new URL(read.url).pathname);
    if (before === null && question === null) return fresh;
    const usable = fresh.then(
      (response) => (NO_ANSWER.includes(response.status) ? null : response),
      () => null,
    );
    const found = await Promise.race([usable, wait(before ? WAIT_MS : PLANNED_WAIT_MS).then(() => null)]);
    lasting(usable);
    if (found || read.signal.aborted) return fresh;
    const planned = question && (before === null || question.isOfNow) ? await plan(read).catch(() => null) : null;
    // It may have come meanwhile; without any, the page is told why.
    const late = await Promise.race([usable, null]);
    if (late || read.signal.aborted || (planned === null && before === null)) return fresh;
    isTooLate = true;
    tell({ ...read, key }, planned ? { at: planned.at, of: 'timetable' } : { at: before!.at });
    return planned ? Response.json(planned.answer, { status: planned.status }) : old(before!);
  }

  /** Keeps an answer that came with the page. */
  async function keep({ cache, ...read }: KeptRead, content: unknown, at: number): Promise<void> {
    const during = visit;
    const key = await keyOf(read);
    const given = await contentOf(Response.json(content));
    if (await kept.get(cache, key, now())) return;
    // By the server's clock, which may be ahead of this device's.
    if (during === visit) await store(() => kept.put(cache, key, given, Math.min(at, now())));
  }

  async function forget(): Promise<void> {
    visit += 1;
    await kept.forget(...OF_A_VISITOR);
  }

  return { answer, keep, forget };
}

export type ReadAnswers = ReturnType<typeof createReadAnswers>;
