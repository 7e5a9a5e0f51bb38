/** A search as the variables of {@link PLAN}. */
import { toIso } from '@halte/engine/common/zone';
import type { Endpoint } from '@halte/engine/journeys/endpoints';
import type { Options } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import { type Feed, MODES, type Mode } from '@halte/engine/timetable/feed/feed';
import type { FeedIds } from '../feedIds.ts';
import { namedEnd } from '../namedEnd.ts';

/** Modes of OpenTripPlanner. */
const OTP_MODES: Readonly<Record<Mode, readonly string[]>> = {
  metro: ['SUBWAY', 'MONORAIL'],
  tram: ['TRAM'],
  bus: ['BUS', 'TROLLEYBUS'],
  coach: ['COACH'],
  train: ['RAIL'],
  cableCar: ['CABLE_CAR', 'GONDOLA'],
  funicular: ['FUNICULAR'],
  ferry: ['FERRY'],
  onDemand: ['TAXI', 'CARPOOL'],
};

/** More than are shown: those with longer walks than wanted are among them. */
const MOST_JOURNEYS = 50;
const WINDOW = 'PT1H';
/** Neither boarding nor a street without a sidewalk costs anything. */
const WALK = { boardCost: 0, safetyFactor: 0 };
/** OpenTripPlanner takes the speed for that between two crossings and adds time for each of them and for turns, so that its walks take longer than ours at one speed. */
const BETWEEN_CROSSINGS = 1.05;
/** No journey is left out because another one is similar, such as an earlier trip of the same line. These are the largest values that are allowed. */
const ALL_SIMILAR = { groupSimilarityKeepOne: 0.99, groupSimilarityKeepThree: 0.99 };
/**
 * `quickest`: journeys are compared by their times and changes, as rule 12 of docs/journeys.md does: a minute of walking costs as much as one of riding.
 * `shorterWalks`: also those that are later and walk less. Changes that the timetable does not allow are left out after: at one stop they take 60 s, between two
 * the walk alone, and OpenTripPlanner adds the slack to both.
 */
const COMPARED = {
  quickest: { reluctance: 1, changeSeconds: 60 },
  shorterWalks: { reluctance: 3, changeSeconds: 0 },
} as const;

/** By what OpenTripPlanner compares journeys. */
export type ComparedBy = keyof typeof COMPARED;

type Location =
  | { readonly coordinate: { readonly latitude: number; readonly longitude: number } }
  | { readonly stopLocation: { readonly stopLocationId: string } };

/** In the form of the schema. */
export interface PlanVariables {
  readonly origin: { readonly location: Location };
  readonly destination: { readonly location: Location };
  readonly dateTime: { readonly earliestDeparture: string } | { readonly latestArrival: string };
  readonly searchWindow: string;
  readonly first: number;
  /** Where the page before has ended. */
  readonly after: string | null;
  readonly modes: object;
  readonly preferences: object;
  readonly itineraryFilter: object;
  readonly via: readonly object[] | null;
}

/** By what ends are told that are stops; other places always by their coordinates. */
export type EndsBy = 'ids' | 'coordinates';

/** @returns null if no mode, or no stop of the via place, is left that the engine knows. */
export function planVariables(
  feed: Feed,
  request: SearchRequest,
  query: Pick<JourneyQuery, 'via'>,
  { ids, endsBy }: { readonly ids: FeedIds; readonly endsBy: EndsBy },
): PlanVariables | null {
  const { from, to, time, direction, options } = request;
  const modes = MODES.filter((mode) => !options.excludedModes.has(mode)).flatMap((mode) => OTP_MODES[mode]);
  const via = query.via ? viaStops(feed, query.via, ids) : null;
  if (modes.length === 0 || via?.length === 0) return null;
  const at = toIso(feed.timeZone, time);
  const locationOf = (place: Endpoint) => (endsBy === 'ids' ? namedLocation(feed, place, ids) : coordinateOf(place));
  return {
    origin: { location: locationOf(from) },
    destination: { location: locationOf(to) },
    dateTime: direction === 'departAfter' ? { earliestDeparture: at } : { latestArrival: at },
    searchWindow: WINDOW,
    first: MOST_JOURNEYS,
    after: null,
    modes: { transitOnly: true, transit: { transit: modes.map((mode) => ({ mode })) } },
    preferences: preferencesOf(options, 'quickest'),
    itineraryFilter: ALL_SIMILAR,
    via: via && [viaOf(via, request.viaStaySeconds)],
  };
}

export function preferencesOf(options: Options, by: ComparedBy): object {
  const { reluctance, changeSeconds } = COMPARED[by];
  return {
    street: { walk: { speed: thousandths(options.metresPerSecond * BETWEEN_CROSSINGS), reluctance, ...WALK } },
    transit: {
      transfer: {
        maximumTransfers: options.maxRides - 1,
        slack: lasting(changeSeconds + options.changeMarginSeconds),
      },
    },
    ...(options.wheelchair ? { accessibility: { wheelchair: { enabled: true } } } : {}),
  };
}

const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;
const lasting = (seconds: number) => `PT${seconds}S`;

const coordinateOf = ({ lat, lon }: Endpoint): Location => ({ coordinate: { latitude: lat, longitude: lon } });

function namedLocation(feed: Feed, place: Endpoint, ids: FeedIds): Location {
  const named = namedEnd(feed, place, ids);
  return named === null ? coordinateOf(place) : { stopLocation: { stopLocationId: `${named.feed}:${named.id}` } };
}

function viaStops(feed: Feed, via: NonNullable<JourneyQuery['via']>, ids: FeedIds): string[] {
  return via.flatMap(({ stop }) => {
    const named = ids.toEngine(feed.stops[stop]!.id);
    return named ? [`${named.feed}:${named.id}`] : [];
  });
}

function viaOf(stopLocationIds: readonly string[], staySeconds: number): object {
  return staySeconds === 0
    ? { passThrough: { stopLocationIds } }
    : { visit: { stopLocationIds, minimumWaitTime: lasting(staySeconds) } };
}
