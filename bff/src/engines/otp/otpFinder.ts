/** OpenTripPlanner as a journey engine: docs/decisions/0112. */
import { isDeepStrictEqual } from 'node:util';
import { queryOf } from '@halte/engine/journeys/query';
import { type EmptyReason, type EngineCall, EngineError } from '@halte/engine/journeys/rideFinder';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { NO_TRACING } from '../../common/tracing.ts';
import { createEngineCalls, type Send } from '../engineCalls.ts';
import { createFeedIds, type FeedIds } from '../feedIds.ts';
import { type EnginePage, healthOf, none, ridesOfPages } from '../pages.ts';
import type { RemoteFinder, RemoteOptions } from '../remoteFinder.ts';
import { createRideTally } from '../rideTally.ts';
import { createSend, NotFound } from '../send.ts';
import { tracedSend } from '../tracedSend.ts';
import { type OtpAbout, type OtpPage, readAbout, readPlan, reasonOf } from './answer.ts';
import { ABOUT, PLAN } from './documents.ts';
import { type PlanVariables, planVariables, preferencesOf } from './question.ts';

export function otpSend(address: string): Send {
  const url = `${address.replace(/\/+$/, '')}/otp/gtfs/v1`;
  return createSend((body, milliseconds) => ({ url, headers: { OTPTimeout: `${milliseconds}` }, body }));
}

export function createOtpFinder({
  address,
  feeds,
  timeoutMs,
  most,
  onCall,
  tracing = NO_TRACING,
  send = otpSend(address),
}: RemoteOptions): RemoteFinder {
  const calls = createEngineCalls({
    timeoutMs,
    most,
    send: tracedSend(send, 'otp', tracing),
    ...(onCall && { onCall }),
  });
  const rides = createRideTally();
  let about: OtpAbout | null = null;
  let missing: readonly string[] = [];

  /** Cached once it was answered: an engine may start later than this server. */
  async function known(call: EngineCall): Promise<OtpAbout> {
    about ??= await calls.ask(JSON.stringify({ query: ABOUT }), call, readAbout);
    if (!about.isNewEnough)
      throw new EngineError('refused', 'is older than 2.7, which cannot be asked by way of a stop');
    return about;
  }

  async function idsFor({ parts }: Feed, call: EngineCall): Promise<FeedIds> {
    const { feeds: engine } = await known(call);
    const ids = createFeedIds({ given: feeds, engine, network: parts.map(({ id }) => id) });
    missing = ids.missing;
    return ids;
  }

  async function ask(variables: PlanVariables, ids: FeedIds, call: EngineCall): Promise<OtpPage> {
    return calls.ask(JSON.stringify({ query: PLAN, variables }), call, (answer) => readPlan(answer, ids));
  }

  function pageOf(page: OtpPage, next: (after: string) => Promise<OtpPage>): EnginePage {
    const { journeys, next: after } = page;
    return {
      journeys,
      next: after === null ? null : async () => pageOf(await next(after), next),
      shorterWalks: null,
      reason: reasonOfAll(page),
    };
  }

  return {
    name: 'otp',
    offers: { via: 'places', dayEnds: false },
    rides,
    async find(feed, request, call) {
      const ids = await idsFor(feed, call);
      const query = queryOf(feed, request);
      const variables = planVariables(feed, request, query, { ids, endsBy: 'ids' });
      if (variables === null) return none('nothing-runs');
      const byCoordinates = planVariables(feed, request, query, { ids, endsBy: 'coordinates' })!;
      const { page, asked } = await askByIds(variables, byCoordinates, (one) => ask(one, ids, call));
      const next = (after: string) => ask({ ...asked, after }, ids, call);
      const preferences = preferencesOf(request.options, 'shorterWalks');
      const shorterWalks = async () => pageOf(await ask({ ...asked, preferences }, ids, call), next);
      return ridesOfPages({ feed, request, query }, { ...pageOf(page, next), shorterWalks }, rides);
    },
    // Only what is on the next page is known.
    nextService: async () => null,
    health: () => healthOf(calls, missing, rides),
    close: async () => undefined,
  };
}

/** Once more by coordinates if the engine does not know a stop, which may be of another publication. */
async function askByIds(
  byIds: PlanVariables,
  byCoordinates: PlanVariables,
  ask: (variables: PlanVariables) => Promise<OtpPage>,
): Promise<{ readonly page: OtpPage; readonly asked: PlanVariables }> {
  const isSame = isDeepStrictEqual(byIds, byCoordinates);
  try {
    const page = await ask(byIds);
    if (isSame || !page.errors.some(({ code }) => code === 'LOCATION_NOT_FOUND')) return { page, asked: byIds };
  } catch (error) {
    if (isSame || !(error instanceof NotFound)) throw error;
  }
  return { page: await ask(byCoordinates), asked: byCoordinates };
}

function reasonOfAll({ errors }: OtpPage): EmptyReason {
  for (const error of errors) {
    const reason = reasonOf(error);
    if (reason !== null) return reason;
  }
  return 'nothing-runs';
}
