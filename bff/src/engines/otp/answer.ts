/** Reads the answers of OpenTripPlanner. */

import { dayFromIso } from '@halte/engine/common/zone';
import { type EmptyReason, EngineError } from '@halte/engine/journeys/rideFinder';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FeedIds } from '../feedIds.ts';
import type { NamedRide } from '../named.ts';
import type { NamedLeg } from '../namedJourney.ts';
import { unreadable } from '../unreadable.ts';

const MOST_JOURNEYS = 100;
const MOST_LEGS = 64;
const MOST_WORDS = 300;

const Id = Type.String({ maxLength: 500 });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Named = nullable(Type.Object({ gtfsId: Id }));
const When = Type.Object({ scheduledTime: Type.String({ maxLength: 40 }) });
const End = Type.Object({ stop: Named });

const Leg = Type.Object({
  transitLeg: nullable(Type.Boolean()),
  distance: nullable(Type.Number({ minimum: 0, maximum: 1e7 })),
  duration: nullable(Type.Number({ minimum: 0, maximum: 1e7 })),
  interlineWithPreviousLeg: nullable(Type.Boolean()),
  serviceDate: nullable(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
  trip: Named,
  route: nullable(Type.Object({ gtfsId: Id, shortName: nullable(Id) })),
  from: End,
  to: End,
  start: When,
  end: When,
});

const RoutingError = Type.Object({ code: Id, inputField: nullable(Id) });

const Plan = Compile(
  Type.Object({
    planConnection: Type.Object({
      pageInfo: Type.Object({ endCursor: nullable(Type.String({ maxLength: 2_000 })), hasNextPage: Type.Boolean() }),
      routingErrors: Type.Array(RoutingError, { maxItems: 100 }),
      edges: Type.Array(Type.Object({ node: Type.Object({ legs: Type.Array(Leg, { maxItems: MOST_LEGS }) }) }), {
        maxItems: MOST_JOURNEYS,
      }),
    }),
  }),
);

const TypeName = nullable(Type.Object({ name: Id }));
const About = Compile(
  Type.Object({
    feeds: Type.Array(Type.Object({ feedId: Id }), { maxItems: 1_000 }),
    plan: TypeName,
    via: TypeName,
  }),
);

const Envelope = Compile(
  Type.Object({
    data: Type.Optional(Type.Unknown()),
    errors: Type.Optional(Type.Array(Type.Object({ message: Type.String() }))),
  }),
);

export interface OtpPage {
  /** Null for a journey with a vehicle that has no trip or stop of a timetable, such as one on demand. */
  readonly journeys: readonly (readonly NamedLeg[] | null)[];
  readonly errors: readonly Static<typeof RoutingError>[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
}

export interface OtpAbout {
  readonly feeds: readonly string[];
  /** Whether it has the questions that are asked: from 2.7 on. */
  readonly isNewEnough: boolean;
}

/** @throws {@link EngineError} */
export function readPlan(answer: unknown, ids: FeedIds): OtpPage {
  const { data, refusal } = dataOf(answer);
  if (!Plan.Check(data)) throw refusal ?? unreadable(Plan.Errors(data));
  const { pageInfo, routingErrors, edges } = data.planConnection;
  return {
    journeys: edges.map(({ node }) => legsOf(node.legs, ids)),
    errors: routingErrors,
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

/** @throws {@link EngineError} */
export function readAbout(answer: unknown): OtpAbout {
  const { data, refusal } = dataOf(answer);
  if (!About.Check(data)) throw refusal ?? unreadable(About.Errors(data));
  const { feeds, plan, via } = data;
  return { feeds: feeds.map(({ feedId }) => feedId), isNewEnough: plan !== null && via !== null };
}

/** Errors beside data may concern only a part of it, so the rest is used: `refusal` is thrown only if that is no answer. */
function dataOf(answer: unknown): { readonly data: unknown; readonly refusal: EngineError | null } {
  if (!Envelope.Check(answer)) throw unreadable(Envelope.Errors(answer));
  const { data, errors: [first] = [] } = answer;
  return { data, refusal: first ? new EngineError('refused', `refuses: ${first.message.slice(0, MOST_WORDS)}`) : null };
}

function legsOf(legs: readonly Static<typeof Leg>[], ids: FeedIds): NamedLeg[] | null {
  const named: NamedLeg[] = [];
  for (const leg of legs) {
    const one = leg.transitLeg ? rideOf(leg, ids) : walkOf(leg);
    if (one === null) return null;
    named.push(one);
  }
  return named;
}

const walkOf = ({ distance, duration }: Static<typeof Leg>): NamedLeg => ({
  kind: 'walk',
  metres: distance ?? 0,
  seconds: duration ?? 0,
});

function rideOf(leg: Static<typeof Leg>, ids: FeedIds): NamedRide | null {
  const { trip, route, from, to, serviceDate } = leg;
  const idOf = (one: { readonly gtfsId: string } | null) => networkId(one, ids);
  const [tripId, lineId, fromStopId, toStopId] = [idOf(trip), idOf(route), idOf(from.stop), idOf(to.stop)];
  if (tripId === null || lineId === null || fromStopId === null || toStopId === null || serviceDate === null)
    return null;
  return {
    kind: 'ride',
    tripId,
    serviceDay: dayFromIso(serviceDate),
    lineId,
    lineName: route?.shortName ?? '',
    fromStopId,
    toStopId,
    scheduledDeparture: secondsOf(leg.start),
    scheduledArrival: secondsOf(leg.end),
    staySeated: leg.interlineWithPreviousLeg === true,
  };
}

function networkId(named: { readonly gtfsId: string } | null, ids: FeedIds): string | null {
  if (named === null) return null;
  const { gtfsId } = named;
  const colon = gtfsId.indexOf(':');
  return colon === -1 ? null : ids.toNetwork(gtfsId.slice(0, colon), gtfsId.slice(colon + 1));
}

function secondsOf({ scheduledTime }: Static<typeof When>): number {
  const milliseconds = Date.parse(scheduledTime);
  if (Number.isNaN(milliseconds)) throw new EngineError('unreadable', `sent what is no time: ${scheduledTime}`);
  return Math.floor(milliseconds / 1_000);
}

/** Reasons for no journey at all, in the traveller's terms; null for what OpenTripPlanner may add one day. */
export function reasonOf({ code, inputField }: Static<typeof RoutingError>): EmptyReason | null {
  switch (code) {
    case 'NO_STOPS_IN_RANGE':
    case 'LOCATION_NOT_FOUND':
    case 'OUTSIDE_BOUNDS':
      if (inputField === 'FROM') return 'no-stop-near-origin';
      return inputField === 'TO' ? 'no-stop-near-destination' : null;
    case 'OUTSIDE_SERVICE_PERIOD':
      return 'outside-timetable';
    case 'WALKING_BETTER_THAN_TRANSIT':
      return 'walking-is-quicker';
    case 'NO_TRANSIT_CONNECTION':
    case 'NO_TRANSIT_CONNECTION_IN_SEARCH_WINDOW':
      return 'nothing-runs';
    default:
      return null;
  }
}
