import type { Client, MethodResponse, RequestOptions } from 'openapi-fetch';
import type { paths } from '../generated.ts';
import {
  areLines,
  isCart,
  isLineDetail,
  isLineTimetable,
  isLocated,
  isNetwork,
  isSearchAnswer,
  isStop,
  isStopTimetable,
  lists,
} from './usable.ts';

type GetPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/** Reads sent as POST, because their parameters are too long for an address. */
type PostPath = `/api/trip-planner/v2/journeys/${'search' | 'detailed' | 'later'}`;

type MethodOf<Path> = Path extends PostPath ? 'post' : 'get';

/** The parameters and the body of a request. Distributes over a union of paths. */
export type Question<Path> = Path extends keyof paths
  ? paths[Path] extends Readonly<Record<MethodOf<Path>, infer Operation>>
    ? Pick<RequestOptions<Operation>, 'params' | 'body'>
    : never
  : never;

export type Answer<Path> = Path extends GetPath
  ? MethodResponse<Client<paths>, 'get', Path>
  : Path extends PostPath
    ? MethodResponse<Client<paths>, 'post', Path>
    : never;

interface Read<Data> {
  /** Seconds for which an answer is served from the cache without a request. */
  readonly freshFor: number;
  /** The answer changes by the minute: it is requested again once stale, while it is shown and the page is visible. */
  readonly isLive?: true;
  /** The answer depends on the account. */
  readonly isPersonal?: true;
  readonly method?: 'post';
  /** Checks the fields that screens cannot do without: no external data is trusted. */
  readonly isUsable?: (answer: Data) => boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const LIVE = { freshFor: 30, isLive: true } as const;
/** Changes with the timetable only; requests without a date also change with the day. */
const TIMETABLE = { freshFor: 10 * MINUTE } as const;
const PLACE = { freshFor: HOUR } as const;

/** The reads of the API that screens show, and how long each stays fresh. Two screens that ask the same share one answer. */
export const READS = {
  '/api/v1/network': { freshFor: HOUR, isUsable: isNetwork },
  '/api/v1/network/lines': { freshFor: HOUR, isUsable: lists('lines') },
  '/api/v1/network/alerts': { ...LIVE, isUsable: lists('alerts') },
  '/api/v1/alerts': { ...LIVE, isUsable: lists('alerts') },
  '/api/v1/lines': { freshFor: HOUR, isUsable: areLines },
  // With its alerts.
  '/api/v1/lines/{id}': { freshFor: MINUTE, isUsable: isLineDetail },
  '/api/v1/lines/{id}/timetable': { ...TIMETABLE, isUsable: isLineTimetable },
  '/api/v1/stopPoints/{id}/timetable': { ...TIMETABLE, isUsable: isStopTimetable },
  '/api/v1/stopPoints/{id}/lines/{lineId}/departures': { ...LIVE, isUsable: lists('departures') },
  '/api/v1/stopPoints/{id}/schedules': { ...LIVE, isUsable: lists('lines') },
  '/api/proximity/v2/stopAreas/{id}/schedules': { ...LIVE, isUsable: lists('lines') },
  '/api/v1/stops/next': { ...LIVE, isUsable: lists('stops') },
  '/api/v1/trips/{id}': { ...LIVE, isUsable: lists('calls') },
  '/api/v1/vehicles': { ...LIVE, isUsable: lists('vehicles') },
  '/api/v1/proximity/nearby': { ...LIVE, isUsable: lists('stops', 'places') },
  '/api/v1/proximity/points': { ...PLACE, isUsable: lists('points', 'clusters') },
  '/api/v1/proximity/points/{kind}/{id}': { ...LIVE, isUsable: isLocated },
  '/api/proximity/v2/stopAreas/{id}': { ...LIVE, isUsable: isStop },
  '/core/v3/{kind}/{id}': { ...PLACE, isUsable: isLocated },
  '/api/trip-planner/v2/journeys/bikeSharingStations/{id}': LIVE,
  '/api/trip-planner/v2/journeys/carSharingStations/{id}': LIVE,
  '/api/v1/places/{id}': PLACE,
  '/api/v1/places': { ...PLACE, isUsable: Array.isArray },
  '/core/v3/placesSearch': { ...PLACE, isUsable: Array.isArray },
  '/core/v3/places': { ...PLACE, isUsable: Array.isArray },
  '/core/v3/reverseGeocode': PLACE,
  '/api/trip-planner/v4/journeys/preferences': PLACE,
  // A search costs the backend more than a board.
  '/api/trip-planner/v2/journeys/search': { freshFor: 2 * MINUTE, method: 'post', isUsable: isSearchAnswer },
  '/api/trip-planner/v2/journeys/detailed': {
    freshFor: 30,
    method: 'post',
    isUsable: ({ sections }) => Array.isArray(sections) && sections.length > 0,
  },
  // While the times of the journey are the same.
  '/api/trip-planner/v2/journeys/later': { freshFor: 0, method: 'post', isUsable: lists('rides') },
  '/core/v1/banners': TIMETABLE,
  '/store/notifications': { freshFor: MINUTE, isPersonal: true },
  '/store/cart': { freshFor: MINUTE, isPersonal: true, isUsable: isCart },
} satisfies { readonly [Path in GetPath | PostPath]?: Read<Answer<Path>> };

export type ReadPath = keyof typeof READS;

/** The same entry for code that knows the path at run time only. */
export function readOf(path: ReadPath): Read<unknown> {
  return READS[path] as Read<unknown>;
}
