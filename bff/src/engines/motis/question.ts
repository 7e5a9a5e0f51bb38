/** A search as the parameters of `GET /api/v6/plan` of MOTIS. */

import type { Endpoint } from '@halte/engine/journeys/endpoints';
import { WINDOW_SECONDS } from '@halte/engine/journeys/hours';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { EngineError } from '@halte/engine/journeys/rideFinder';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import { type Feed, MODES, type Mode } from '@halte/engine/timetable/feed/feed';
import type { FeedIds } from '../feedIds.ts';
import { namedEnd } from '../namedEnd.ts';
import { ENOUGH } from '../pages.ts';
import type { MotisAbout } from './answer.ts';

/** Modes of MOTIS. Its `RAIL` has the metro as well. Vehicles on demand (`ODM`) are asked for only together with all others: a server without that service refuses them. */
const MOTIS_MODES = {
  metro: ['SUBWAY'],
  tram: ['TRAM'],
  bus: ['BUS'],
  coach: ['COACH'],
  train: ['HIGHSPEED_RAIL', 'LONG_DISTANCE', 'NIGHT_RAIL', 'REGIONAL_RAIL', 'SUBURBAN'],
  cableCar: ['AERIAL_LIFT'],
  funicular: ['FUNICULAR'],
  ferry: ['FERRY'],
  onDemand: [],
} as const satisfies Readonly<Record<Mode, readonly string[]>>;

type MotisMode = (typeof MOTIS_MODES)[Mode][number];

/** Beyond the nearest stop, where none is as near as was wanted: the engine's way there may be longer. */
const BEYOND_METRES = 250;

/** Names and types of the parameters are those of its OpenAPI document. */
export interface PlanQuestion {
  /** `latitude,longitude` or the id of a stop. */
  readonly fromPlace: string;
  readonly toPlace: string;
  /** RFC 3339, UTC. */
  readonly time: string;
  readonly arriveBy: boolean;
  /** All journeys of the window instead of the first one. */
  readonly timetableView: true;
  /** Seconds. */
  readonly searchWindow: number;
  /** The window is extended until there are as many. */
  readonly numItineraries: number;
  readonly transitModes?: MotisMode[];
  /** Seconds: 0 asks for no way without vehicles, by which slower journeys would be left out. */
  readonly maxDirectTime: 0;
  readonly maxTransfers: number;
  /** Minutes, beside the time that a change takes. */
  readonly additionalTransferTime: number;
  /** Metres a second. */
  readonly pedestrianSpeed: number;
  readonly pedestrianProfile: 'FOOT' | 'WHEELCHAIR';
  readonly useRoutedTransfers: boolean;
  /** Seconds. */
  readonly maxPreTransitTime: number;
  readonly maxPostTransitTime: number;
  readonly via?: string[];
  /** Minutes. */
  readonly viaMinimumStay?: number[];
  /** Each vehicle is a leg of its own, also where the traveller stays seated. */
  readonly joinInterlinedLegs: false;
  /** Without lines and steps of the legs. */
  readonly detailedLegs: false;
  /** Where the page before has ended. */
  readonly pageCursor?: string;
}

/** By what ends are told that are stops; other places always by their coordinates. */
export type EndsBy = 'ids' | 'coordinates';

/**
 * @returns null if no mode is left that the engine knows.
 * @throws {EngineError} `refused` for a via place that it cannot be asked by.
 */
export function planQuestion(
  feed: Feed,
  request: SearchRequest,
  { access, egress, via }: Pick<JourneyQuery, 'access' | 'egress' | 'via'>,
  { ids, endsBy, about }: { readonly ids: FeedIds; readonly endsBy: EndsBy; readonly about: MotisAbout },
): PlanQuestion | null {
  const { from, to, time, direction, options, viaStaySeconds } = request;
  const { excludedModes, metresPerSecond, maxWalk, wheelchair } = options;
  const modes = MODES.filter((mode) => !excludedModes.has(mode)).flatMap((mode) => MOTIS_MODES[mode]);
  if (modes.length === 0) return null;
  const placeOf = (place: Endpoint) => {
    const named = endsBy === 'ids' ? namedEnd(feed, place, ids) : null;
    return named === null ? `${place.lat},${place.lon}` : motisId(named);
  };
  const secondsTo = (around: JourneyQuery['access']) => {
    const nearest = Math.min(...around.map(({ metres }) => metres));
    const metres = nearest > maxWalk ? nearest + BEYOND_METRES : maxWalk;
    return Math.ceil(metres / metresPerSecond);
  };
  return {
    fromPlace: placeOf(from),
    toPlace: placeOf(to),
    time: new Date(time * 1_000).toISOString(),
    arriveBy: direction === 'arriveBy',
    timetableView: true,
    searchWindow: WINDOW_SECONDS,
    numItineraries: ENOUGH,
    ...(excludedModes.size > 0 ? { transitModes: modes } : {}),
    maxDirectTime: 0,
    maxTransfers: options.maxRides - 1,
    additionalTransferTime: Math.ceil(options.changeMarginSeconds / 60),
    pedestrianSpeed: metresPerSecond,
    pedestrianProfile: wheelchair ? 'WHEELCHAIR' : 'FOOT',
    // Without them the profile is only that of the first and the last walk.
    useRoutedTransfers: wheelchair && about.hasRoutedTransfers,
    maxPreTransitTime: secondsTo(access),
    maxPostTransitTime: secondsTo(egress),
    ...(via ? { via: [viaId(feed, request.via!, via, ids)], viaMinimumStay: [Math.ceil(viaStaySeconds / 60)] } : {}),
    joinInterlinedLegs: false,
    detailedLegs: false,
  };
}

/** @param timeoutMs time for the search, in milliseconds. */
export function queryString(question: PlanQuestion, timeoutMs: number): string {
  const values = Object.entries(question).map(([name, value]): [string, string] => [name, String(value)]);
  const timeout = String(Math.max(1, Math.ceil(timeoutMs / 1_000)));
  return new URLSearchParams([...values, ['timeout', timeout]]).toString();
}

const motisId = ({ feed, id }: { readonly feed: string; readonly id: string }) => `${feed}_${id}`;

/** A station stands for its stops. Values of a list have commas between them. */
function viaId(feed: Feed, place: Endpoint, around: NonNullable<JourneyQuery['via']>, ids: FeedIds): string {
  const [nearest] = around;
  const named =
    namedEnd(feed, place, ids) ?? (nearest === undefined ? null : ids.toEngine(feed.stops[nearest.stop]!.id));
  if (named === null || named.id.includes(','))
    throw new EngineError(
      'refused',
      'not asked: it goes only by way of a stop that it has, with an id without a comma',
    );
  return motisId(named);
}
