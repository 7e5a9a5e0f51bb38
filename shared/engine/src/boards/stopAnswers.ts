/** Answers about the departures of a stop, as the API has them. */
import type { Static } from 'typebox';
import type { DeparturesQuery, LineDeparturesAnswer, Schedules, SchedulesQuery } from '../api/departures.ts';
import type { EpochSeconds } from '../common/time.ts';
import { instantOf } from '../journeys/times.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { lineBoard, stopBoard } from './board.ts';
import { findLine, findStopArea, stopsNamed } from './lookUp.ts';

type BoardQuery = Static<typeof SchedulesQuery>;

/** Departures of each group. */
const DEFAULT_LIMIT = 5;

/** @param id of a stop point, or of a stop area. */
export function departuresOfStop(
  feed: Feed,
  id: string,
  query: BoardQuery,
  now: EpochSeconds,
): Static<typeof Schedules> {
  const stops = stopsNamed(feed, id);
  return { id, name: feed.areas[feed.stops[stops[0]!]!.area]!.name, ...boardOf(feed, stops, query, now) };
}

/** @param id of a stop area, or of one of its stop points. */
export function departuresOfArea(
  feed: Feed,
  id: string,
  query: BoardQuery,
  now: EpochSeconds,
): Static<typeof Schedules> {
  const { id: areaId, name, stops } = feed.areas[findStopArea(feed, id)]!;
  return { id: areaId, name, ...boardOf(feed, stops, query, now) };
}

export function departuresOfLine(
  feed: Feed,
  { id, lineId }: { readonly id: string; readonly lineId: string },
  { fromDatetime, direction, toStopPointId, limit = DEFAULT_LIMIT }: Static<typeof DeparturesQuery>,
  now: EpochSeconds,
): Static<typeof LineDeparturesAnswer> {
  const stops = stopsNamed(feed, id);
  return lineBoard(feed, stops, findLine(feed, lineId), since(feed, fromDatetime, now), {
    direction: wayOf(direction),
    to: toStopPointId === undefined ? null : stopsNamed(feed, toStopPointId),
    limit,
  });
}

export function wayOf(direction: '0' | '1' | undefined): 0 | 1 | null {
  return direction === undefined ? null : direction === '1' ? 1 : 0;
}

function boardOf(feed: Feed, stops: readonly StopIndex[], query: BoardQuery, now: EpochSeconds) {
  const groupedBy = query.groupedByTerminus === 'true' ? 'terminus' : 'direction';
  return stopBoard(feed, stops, since(feed, query.fromDatetime, now), groupedBy, query.limit ?? DEFAULT_LIMIT);
}

function since(feed: Feed, text: string | undefined, now: EpochSeconds): EpochSeconds {
  // An unescaped "+" in the address arrives as a space.
  return text === undefined ? now : instantOf(feed.timeZone, text.replace(' ', '+'), 'fromDatetime');
}
