/** OpenTripPlanner behind the seam of journey engines: docs/decisions/0112. */
import type { JourneyQuery } from '../../engine/journeyEngine.ts';
import { chosenOf, termsOf } from '../../journeys/chosen.ts';
import type { Plan } from '../../journeys/plan.ts';
import { queryOf } from '../../journeys/query.ts';
import type { SearchRequest } from '../../journeys/request.ts';
import {
  type EmptyReason,
  type EngineCall,
  EngineError,
  type RideFinder,
  type Rides,
} from '../../journeys/rideFinder.ts';
import { isNear } from '../../journeys/worth.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { createEngineCalls, type Send } from '../engineCalls.ts';
import { createFeedIds, type FeedIds } from '../feedIds.ts';
import { planOfNamed } from '../namedJourney.ts';
import { createRideTally, type RideTally } from '../rideTally.ts';
import { createSend } from '../send.ts';
import { type OtpAbout, type OtpPage, readAbout, readPlan, reasonOf } from './answer.ts';
import { ABOUT, PLAN } from './documents.ts';
import { type PlanVariables, planVariables } from './question.ts';

export interface OtpOptions {
  /** Where OpenTripPlanner is, without `/otp`. */
  readonly address: string;
  /** The timetable of a feed of OpenTripPlanner, by its feed id; the rest have the same name in both. */
  readonly feeds: ReadonlyMap<string, string>;
  /** Timeout of a call, in milliseconds. */
  readonly timeoutMs: number;
  /** Limit of concurrent calls. */
  readonly most: number;
  readonly onCall?: (seconds: number) => void;
  /** Replaces the network in tests with recorded answers. */
  readonly send?: Send;
}

/** Fewer journeys than this lead to the next page. */
const ENOUGH = 2;

function otpSend(address: string): Send {
  const url = `${address.replace(/\/+$/, '')}/otp/gtfs/v1`;
  return createSend(url, (milliseconds) => ({ OTPTimeout: `${milliseconds}` }));
}

export interface OtpFinder extends RideFinder {
  readonly name: 'otp';
  /** Journeys by whether they were used, and why not. */
  readonly rides: RideTally;
}

export function createOtpFinder({
  address,
  feeds,
  timeoutMs,
  most,
  onCall,
  send = otpSend(address),
}: OtpOptions): OtpFinder {
  const calls = createEngineCalls({ timeoutMs, most, send, ...(onCall && { onCall }) });
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

  function ask(variables: PlanVariables, ids: FeedIds, call: EngineCall): Promise<OtpPage> {
    return calls.ask(JSON.stringify({ query: PLAN, variables }), call, (answer) => readPlan(answer, ids));
  }

  function plansOf(feed: Feed, request: SearchRequest, query: JourneyQuery, { journeys }: OtpPage): Plan[] {
    return journeys.flatMap((legs) => {
      const plan = legs === null ? 'unknown-trip' : planOfNamed(feed, request, query, legs);
      rides.count(typeof plan === 'string' ? plan : 'used');
      return typeof plan === 'string' ? [] : [plan];
    });
  }

  return {
    name: 'otp',
    offers: { via: 'places', dayEnds: false },
    rides,
    async find(feed, request, call) {
      const ids = await idsFor(feed, call);
      const query = queryOf(feed, request);
      let variables = planVariables(feed, request, query, { ids, endsBy: 'ids' });
      if (variables === null) return none('nothing-runs');
      let page = await ask(variables, ids, call);
      if (page.errors.some(({ code }) => code === 'LOCATION_NOT_FOUND')) {
        variables = planVariables(feed, request, query, { ids, endsBy: 'coordinates' })!;
        page = await ask(variables, ids, call);
      }
      const plans = plansOf(feed, request, query, page);
      const terms = termsOf(feed, request);
      const chosen = () =>
        chosenOf(
          plans.map((plan) => ({ plan })),
          terms,
        );
      const isEnough = () => typeof chosen() !== 'string' && plans.length >= ENOUGH;
      if (page.next !== null && !isEnough()) {
        const further = await ask({ ...variables, after: page.next }, ids, call);
        plans.push(...plansOf(feed, request, query, further));
      }
      const found = chosen();
      if (typeof found !== 'string') return { plans: found.map(({ plan }) => plan), reason: null, ends: null };
      if (found === 'walking-is-quicker') return none(found, !terms.walking || !isNear(terms.walking));
      return none(reasonOfAll(page));
    },
    // Only what is on the next page is known.
    nextService: async () => null,
    health() {
      const lacks = missing.length > 0 ? `does not have the timetable ${missing.join(', ')}` : null;
      const problem = calls.problem() ?? lacks ?? rides.problem();
      if (problem === null) return { state: 'ok', problem };
      return { state: calls.isOpen() ? 'down' : 'degraded', problem };
    },
    close: async () => undefined,
  };
}

function reasonOfAll({ errors }: OtpPage): EmptyReason {
  for (const error of errors) {
    const reason = reasonOf(error);
    if (reason !== null) return reason;
  }
  return 'nothing-runs';
}

function none(reason: EmptyReason, hasOtherTimes = !reason.startsWith('no-stop')): Rides {
  return { plans: [], reason, hasOtherTimes };
}
