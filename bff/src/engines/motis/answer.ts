/** Reads the answers of MOTIS. */

import { dayFromIso } from '@halte/engine/common/zone';
import { EngineError } from '@halte/engine/journeys/rideFinder';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FeedIds } from '../feedIds.ts';
import type { NamedRide } from '../named.ts';
import type { NamedLeg } from '../namedJourney.ts';
import { unreadable } from '../unreadable.ts';

const MOST_JOURNEYS = 500;
const MOST_LEGS = 64;

const Id = Type.String({ maxLength: 500 });
const When = Type.Optional(Type.String({ maxLength: 40 }));
const Metres = Type.Number({ minimum: 0, maximum: 1e7 });
const End = Type.Object({ stopId: Type.Optional(Id), scheduledDeparture: When, scheduledArrival: When });

const Leg = Type.Object({
  mode: Id,
  from: End,
  to: End,
  duration: Metres,
  distance: Type.Optional(Metres),
  interlineWithPreviousLeg: Type.Optional(Type.Boolean()),
  tripId: Type.Optional(Id),
  routeId: Type.Optional(Id),
  routeShortName: Type.Optional(Id),
});

const Cursor = Type.String({ maxLength: 2_000 });
const Plan = Compile(
  Type.Object({
    itineraries: Type.Array(Type.Object({ legs: Type.Array(Leg, { maxItems: MOST_LEGS }) }), {
      maxItems: MOST_JOURNEYS,
    }),
    previousPageCursor: Cursor,
    nextPageCursor: Cursor,
  }),
);

const About = Compile(
  Type.Object({
    serverConfig: Type.Object({ motisVersion: Id, hasRoutedTransfers: Type.Optional(Type.Boolean()) }),
  }),
);

export interface MotisPage {
  /** Null for a journey with a vehicle that has no trip or stop of a timetable, such as one on demand. */
  readonly journeys: readonly (readonly NamedLeg[] | null)[];
  /** Where the pages before and after it begin; empty: there is none. */
  readonly cursors: { readonly earlier: string; readonly later: string };
}

export interface MotisAbout {
  readonly version: string;
  /** Whether changes can be asked for along the streets, as a wheelchair takes them. */
  readonly hasRoutedTransfers: boolean;
}

/** @throws {@link EngineError} */
export function readPlan(answer: unknown, ids: FeedIds): MotisPage {
  if (!Plan.Check(answer)) throw unreadable(Plan.Errors(answer));
  const { itineraries, previousPageCursor, nextPageCursor } = answer;
  return {
    journeys: itineraries.map(({ legs }) => legsOf(legs, ids)),
    cursors: { earlier: previousPageCursor, later: nextPageCursor },
  };
}

/** @throws {@link EngineError} */
export function readAbout(answer: unknown): MotisAbout {
  if (!About.Check(answer)) throw unreadable(About.Errors(answer));
  const { motisVersion, hasRoutedTransfers = false } = answer.serverConfig;
  return { version: motisVersion, hasRoutedTransfers };
}

/** Versions before 2.10 do not have `/api/v6/plan`. One that is no number, such as that of a build from sources, counts as new. */
export function isNewEnough({ version }: MotisAbout): boolean {
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined || Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}

function legsOf(legs: readonly Static<typeof Leg>[], ids: FeedIds): NamedLeg[] | null {
  const named: NamedLeg[] = [];
  for (const leg of legs) {
    const one = leg.mode === 'WALK' ? walkOf(leg) : rideOf(leg, ids);
    if (one === null) return null;
    named.push(one);
  }
  return named;
}

const walkOf = ({ distance = 0, duration }: Static<typeof Leg>): NamedLeg => ({
  kind: 'walk',
  metres: distance,
  seconds: duration,
});

function rideOf(leg: Static<typeof Leg>, ids: FeedIds): NamedRide | null {
  const { from, to } = leg;
  const trip = tripOf(leg.tripId, ids);
  const [lineId, fromStopId, toStopId] = [leg.routeId, from.stopId, to.stopId].map((id) => networkId(id, ids));
  if (trip === null || !lineId || !fromStopId || !toStopId) return null;
  return {
    kind: 'ride',
    ...trip,
    lineId,
    lineName: leg.routeShortName ?? '',
    fromStopId,
    toStopId,
    scheduledDeparture: secondsOf(from.scheduledDeparture),
    scheduledArrival: secondsOf(to.scheduledArrival),
    staySeated: leg.interlineWithPreviousLeg === true,
  };
}

/** `<tag>_<id>`; no tag has an underscore. */
function networkId(named: string | undefined, ids: FeedIds): string | null {
  const [, tag, id] = /^([^_]*)_(.+)$/s.exec(named ?? '') ?? [];
  return tag === undefined || id === undefined ? null : ids.toNetwork(tag, id);
}

/** `<service day>_<first departure>_<tag>_<id>`. */
function tripOf(named: string | undefined, ids: FeedIds): Pick<NamedRide, 'tripId' | 'serviceDay'> | null {
  const [, year, month, day, rest] = /^(\d{4})(\d\d)(\d\d)_[\d:]+_(.+)$/s.exec(named ?? '') ?? [];
  const tripId = networkId(rest, ids);
  return tripId === null ? null : { tripId, serviceDay: dayFromIso(`${year}-${month}-${day}`) };
}

function secondsOf(time: string | undefined): number {
  const milliseconds = Date.parse(time ?? '');
  if (Number.isNaN(milliseconds)) throw new EngineError('unreadable', `sent what is no time: ${time}`);
  return Math.floor(milliseconds / 1_000);
}
