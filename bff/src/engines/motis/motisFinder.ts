/** MOTIS behind the seam of journey engines: docs/decisions/0126. */

import { queryOf } from '@halte/engine/journeys/query';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { type EngineCall, EngineError } from '@halte/engine/journeys/rideFinder';
import { unanswerable } from '@halte/engine/journeys/rides';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { NO_TRACING } from '../../common/tracing.ts';
import { createEngineCalls, type Send } from '../engineCalls.ts';
import { createFeedIds, type FeedIds } from '../feedIds.ts';
import { type EnginePage, healthOf, none, ridesOfPages } from '../pages.ts';
import type { RemoteFinder, RemoteOptions } from '../remoteFinder.ts';
import { createRideTally } from '../rideTally.ts';
import { createSend, NotFound } from '../send.ts';
import { tracedSend } from '../tracedSend.ts';
import { isNewEnough, type MotisAbout, type MotisPage, readAbout, readPlan } from './answer.ts';
import { type EndsBy, type PlanQuestion, planQuestion, queryString } from './question.ts';

const ABOUT = '/api/v1/map/initial';
const PLAN = '/api/v6/plan';

/** What it answers in place of a page where it does not have a stop. */
const UNKNOWN_STOP = 'unknown-stop';

/** A question is a {@link PlanQuestion} as JSON, or empty for what the server is. */
function motisSend(address: string): Send {
  const root = address.replace(/\/+$/, '');
  const send = createSend((question, milliseconds) => {
    const path = question === '' ? ABOUT : `${PLAN}?${queryString(JSON.parse(question), milliseconds)}`;
    return { url: `${root}${path}`, headers: {} };
  });
  return async (question, call) => {
    try {
      return await send(question, call);
    } catch (error) {
      // No failure of the engine: it is asked again by coordinates.
      if (error instanceof NotFound && question !== '') return UNKNOWN_STOP;
      throw error;
    }
  };
}

export function createMotisFinder(options: RemoteOptions): RemoteFinder {
  const { address, feeds, timeoutMs, most, onCall, tracing = NO_TRACING, send = motisSend(address) } = options;
  const calls = createEngineCalls({
    timeoutMs,
    most,
    send: tracedSend(send, 'motis', tracing),
    ...(onCall && { onCall }),
  });
  const rides = createRideTally();
  let about: MotisAbout | null = null;
  let missing: readonly string[] = [];

  /** Cached once it was answered: an engine may start later than this server. */
  async function known(call: EngineCall): Promise<MotisAbout> {
    about ??= await calls.ask('', call, readAbout);
    if (!isNewEnough(about)) throw new EngineError('refused', `is ${about.version}, older than 2.10`);
    return about;
  }

  /** MOTIS does not tell its timetables: their tags are the names that were given, or those of the network. */
  function idsFor({ parts }: Feed): FeedIds {
    const network = parts.map(({ id }) => id);
    const engine = feeds.size > 0 ? [...feeds.keys()] : network.filter((name) => name !== '');
    const ids = createFeedIds({ given: feeds, engine, network });
    missing = ids.missing;
    if (missing.length === network.length)
      throw new EngineError('refused', 'not asked: --engine-feeds does not say which tag is which timetable');
    return ids;
  }

  /** Null if it does not have a stop of the question. */
  function ask(question: PlanQuestion, ids: FeedIds, call: EngineCall): Promise<MotisPage | null> {
    return calls.ask(JSON.stringify(question), call, (answer) =>
      answer === UNKNOWN_STOP ? null : readPlan(answer, ids),
    );
  }

  return {
    name: 'motis',
    offers: { via: 'stops', dayEnds: false },
    rides,
    async find(feed, request, call) {
      const query = queryOf(feed, request);
      const why = unanswerable(feed, request, query);
      if (why !== null) return none(why);
      const ids = idsFor(feed);
      const first = await askFirst(feed, request, query, { ids, about: await known(call), call });
      return first === null ? none('nothing-runs') : ridesOfPages({ feed, request, query }, first, rides);
    },
    // Further than the first journeys after the hour nothing is known.
    nextService: async () => null,
    health: () => healthOf(calls, missing, rides),
    close: async () => undefined,
  };

  /** Null if there is nothing to ask for, or a stop is unknown that has to be named. */
  async function askFirst(
    feed: Feed,
    request: SearchRequest,
    query: JourneyQuery,
    { ids, about, call }: { readonly ids: FeedIds; readonly about: MotisAbout; readonly call: EngineCall },
  ): Promise<EnginePage | null> {
    const questionBy = (endsBy: EndsBy) => planQuestion(feed, request, query, { ids, endsBy, about });
    for (const endsBy of ['ids', 'coordinates'] as const) {
      const question = questionBy(endsBy);
      const page = question && (await ask(question, ids, call));
      if (!question) return null;
      if (page) return pageOf(question, page, ids, call);
    }
    return null;
  }

  function pageOf(
    question: PlanQuestion,
    { journeys, cursors }: MotisPage,
    ids: FeedIds,
    call: EngineCall,
  ): EnginePage {
    const pageCursor = question.arriveBy ? cursors.earlier : cursors.later;
    const next = async () => {
      const page = await ask({ ...question, pageCursor }, ids, call);
      return pageOf(question, page ?? { journeys: [], cursors: { earlier: '', later: '' } }, ids, call);
    };
    return { journeys, next: pageCursor === '' ? null : next, shorterWalks: null, reason: 'nothing-runs' };
  }
}
