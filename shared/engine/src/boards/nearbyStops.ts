/** The stop areas around a point, each with its next departures. */

import type { Static } from 'typebox';
import type { NearbyStop as NearbyStopSchema, NearestStop, StopNext } from '../api/nearbyStops.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { AreaIndex, Feed, Mode, RouteIndex, StopIndex } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import {
  STRAIGHT_WALKS,
  secondsOfWalk,
  type Walk,
  type WalkProfile,
  type WalkRouter,
  type WalksAround,
} from '../timetable/geo/walkRouter.ts';
import { compareRoutes, linesOfArea } from '../timetable/stopIndex.ts';
import { badgeOf } from '../timetable/trips.ts';
import { areaGrid } from './areaGrid.ts';
import { type GroupDepartures, nextByGroup } from './areaGroups.ts';
import { departureAnswer } from './departureAnswer.ts';
import { firstReached, unknownTo, type WayKnown } from './unknownWay.ts';

type NearbyStop = Static<typeof NearbyStopSchema>;
type NearbyLine = NearbyStop['lines'][number];
export interface Around {
  readonly stops: NearbyStop[];
  readonly stopCount: number;
  readonly nearestStop: Static<typeof NearestStop> | null;
}

type NextAtStop = Static<typeof StopNext>;

/** How far ahead departures are searched, as on a board. */
const HORIZON_SECONDS = 86_400;
/** Metres. */
const FARTHEST_WALK = 5_000;
const LINES_OF_A_STOP = 2;
const DEPARTURES_OF_A_DIRECTION = 3;

/** Options for the content of each stop. */
export interface StopsQuery {
  readonly from: EpochSeconds;
  /** Listed before other lines at their stops. */
  readonly preferred: ReadonlySet<RouteIndex>;
  /** The alert about a line at a stop area. */
  alertOf(route: RouteIndex, area: AreaIndex): NearbyLine['alert'];
}

export interface StopsAround extends StopsQuery {
  readonly lat: number;
  readonly lon: number;
  /** Walked metres. */
  readonly radius: number;
  /** For whom the walks are. */
  readonly profile: WalkProfile;
  readonly limit: number;
  /** Null: all. */
  readonly modes: ReadonlySet<Mode> | null;
}

interface Reached {
  readonly area: AreaIndex;
  readonly walk: Walk;
  readonly routes: readonly RouteIndex[];
  /** The stop that the walk leads to; null where nobody asks, since only the search of these walks knows it without another one. */
  readonly stop: StopIndex | null;
}

export function stopsAround(feed: Feed, around: StopsAround): Around {
  const isWanted = (route: RouteIndex) => around.modes === null || around.modes.has(feed.routes[route]!.mode);
  const { walks = STRAIGHT_WALKS } = feed;
  const reachedIn = (within: WalksAround, area: AreaIndex, straight: number): Reached | null => {
    const routes = linesOfArea(feed, area).filter(isWanted);
    const walk = routes.length > 0 ? within.area(area, straight) : null;
    const { stops } = feed.areas[area]!;
    const stop = walk && around.profile === 'wheelchair' ? firstReached(feed, around, stops, within) : null;
    return walk && { area, walk, routes, stop };
  };
  const found: Reached[] = [];
  const near = walksWithin(walks, around, around.radius);
  const unknown = ({ stop }: Reached) => (stop === null ? {} : unknownTo(feed, around, { stop }, around.profile));
  areaGrid(feed).within(around.lat, around.lon, near.reach, (area, straight) => {
    const reached = reachedIn(near, area, straight);
    if (reached) found.push(reached);
  });
  found.sort((a, b) => a.walk.metres - b.walk.metres || a.area - b.area);
  return {
    stops: servedFirst(found, around.limit, (reached) => ({
      ...placeOf(feed, reached, unknown),
      ...departuresOf(feed, reached, around, isWanted),
    })),
    stopCount: found.length,
    nearestStop: found.length > 0 ? null : nearestStop(feed, around, reachedIn, unknown),
  };
}

const walksWithin = (
  walks: WalkRouter,
  { profile, ...place }: Position & Pick<StopsAround, 'profile'>,
  maxMetres: number,
) => walks.around(place, { maxMetres, direction: 'toStops', profile });

/** The nearest areas with a departure within a day, then those without. Looks at no more areas than needed. */
function servedFirst(
  found: readonly Reached[],
  limit: number,
  answerOf: (reached: Reached) => NearbyStop,
): NearbyStop[] {
  const served: NearbyStop[] = [];
  const others: NearbyStop[] = [];
  for (const reached of found) {
    if (served.length === limit) break;
    const answer = answerOf(reached);
    (answer.lines.length > 0 ? served : others).push(answer);
  }
  return [...served, ...others].slice(0, limit);
}

/** Scans all areas; used only if the traveller is far from every stop. Farther than {@link FARTHEST_WALK}, the walk is a straight line. */
function nearestStop(
  feed: Feed,
  { lat, lon, profile }: StopsAround,
  reachedIn: (within: WalksAround, area: AreaIndex, straight: number) => Reached | null,
  unknown: (reached: Reached) => WayKnown,
): Around['nearestStop'] {
  const byDistance = feed.areas
    .map((area, index) => ({ index, straight: metresBetween(lat, lon, area.lat, area.lon) }))
    .sort((a, b) => a.straight - b.straight);
  const { walks = STRAIGHT_WALKS } = feed;
  const near = walksWithin(walks, { lat, lon, profile }, FARTHEST_WALK);
  const anywhere = walksWithin(STRAIGHT_WALKS, { lat, lon, profile }, Number.POSITIVE_INFINITY);
  for (const { index, straight } of byDistance) {
    const walked = reachedIn(near, index, straight);
    if (walked) return placeOf(feed, walked, unknown);
    const straightOn = reachedIn(anywhere, index, straight);
    if (straightOn) return placeOf(feed, straightOn, () => ({}));
  }
  return null;
}

function placeOf(
  feed: Feed,
  reached: Reached,
  unknown: (reached: Reached) => WayKnown,
): NonNullable<Around['nearestStop']> {
  const { area, walk } = reached;
  const { id, name, lat, lon } = feed.areas[area]!;
  return { id, name, lat, lon, metres: walk.metres, seconds: secondsOfWalk(walk), ...unknown(reached) };
}

/** The stops with these ids, in their order; a stop point as its stop area. Unknown ids are left out. */
export function nextAtStops(feed: Feed, ids: readonly string[], query: StopsQuery): NextAtStop[] {
  return ids.flatMap((id) => {
    const area = feed.areaById.get(id) ?? areaOfPoint(feed, id);
    if (area === undefined) return [];
    const { name, lat, lon } = feed.areas[area]!;
    const routes = linesOfArea(feed, area);
    return [{ id, name, lat, lon, ...departuresOf(feed, { area, routes }, query, () => true) }];
  });
}

function areaOfPoint(feed: Feed, id: string): AreaIndex | undefined {
  const point = feed.stopById.get(id);
  return point === undefined ? undefined : feed.stops[point]!.area;
}

function departuresOf(
  feed: Feed,
  { area, routes }: Pick<Reached, 'area' | 'routes'>,
  { from, preferred, alertOf }: StopsQuery,
  isWanted: (route: RouteIndex) => boolean,
): Pick<NearbyStop, 'lines' | 'others'> {
  const span = { from, until: from + HORIZON_SECONDS, limit: DEPARTURES_OF_A_DIRECTION };
  const groups = Map.groupBy(nextByGroup(feed, area, span, isWanted), ({ route }) => route);
  const shown = [...groups.keys()]
    .sort(
      (a, b) =>
        Number(preferred.has(b)) - Number(preferred.has(a)) ||
        soonest(groups.get(a)!) - soonest(groups.get(b)!) ||
        compareRoutes(feed, a, b),
    )
    .slice(0, LINES_OF_A_STOP);
  return {
    lines: shown.map((route) => ({
      line: badgeOf(feed, route),
      alert: alertOf(route, area),
      directions: groups
        .get(route)!
        .sort((a, b) => a.direction - b.direction)
        .map((group) => directionAnswer(feed, group)),
    })),
    others: routes
      .filter((route) => !shown.includes(route))
      .map((route) => ({ line: badgeOf(feed, route), alert: alertOf(route, area) })),
  };
}

function soonest(groups: readonly GroupDepartures[]): EpochSeconds {
  return Math.min(...groups.map(({ departures }) => departures[0]!.departure));
}

function directionAnswer(feed: Feed, { direction, departures }: GroupDepartures): NearbyLine['directions'][number] {
  const answers = departures.map((departure) => {
    const answer = departureAnswer(feed, departure);
    const { stopPointId, platform, headsign, departureDateTime, scheduledDepartureDateTime } = answer;
    const { status, delaySeconds, headwaySeconds } = answer;
    const times = { departureDateTime, scheduledDepartureDateTime, status, delaySeconds, headwaySeconds };
    return { stopPointId, platform, headsign, ...times };
  });
  return { direction, headsigns: [...new Set(answers.map(({ headsign }) => headsign))], departures: answers };
}
