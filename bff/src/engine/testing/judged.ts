/** Compares the engine's answers with those of the judge. */

import { findAccess } from '@halte/engine/search/access';
import type { Journey, JourneyEngine, JourneyQuery } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Tables } from '@halte/engine/search/raptor/network';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { profileOf } from '@halte/engine/timetable/geo/walkRouter';
import type { TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { serviceStart } from '@halte/judge/clock';
import type { Feed as JudgedFeed } from '@halte/judge/feed';
import { type Judge, judgeOf, type Period } from '@halte/judge/judge';
import type { ReportedJourney } from '@halte/judge/validity';
import type { Updates } from '@halte/judge/vehicles';
import { withUpdates } from '../../timetable/realtime/withUpdates.ts';
import type { ExactFeed } from '../../timetable/testing/exactFeeds.ts';
import { type JudgedQuestion, questionsOf, type Reach } from './judgedQuestions.ts';

const DAY = 86_400;

export interface Comparison {
  readonly feed: Feed;
  readonly judge: Judge;
  question(number: number): JudgedQuestion;
  /** One line for each question whose answer differs from the judge's or has infeasible journeys. */
  mistakes(questions: readonly JudgedQuestion[], updates?: TripUpdates): string[];
}

/** @param tables as of `createEngine`. */
export async function comparisonOf(exact: ExactFeed, tables?: Tables): Promise<Comparison> {
  const [feed, judged] = [await exact.load(), await exact.judged()];
  const judge = judgeOf(judged);
  const question = questionsOf(judge, feed, exact);
  return {
    feed,
    judge,
    question,
    mistakes: (questions, updates) => {
      const engine = createEngine(updates === undefined ? feed : withUpdates(feed, updates), tables);
      const judged = updates === undefined ? undefined : judgedUpdates(feed, judge.feed, updates);
      const lines: string[] = [];
      for (const [day, ofDay] of Map.groupBy(questions, (one) => one.day)) {
        const start = serviceStart(judge.feed.zone, day);
        const period = judge.period(start - DAY, start + 3 * DAY, judged);
        lines.push(...ofDay.flatMap((one) => mistakesIn(engine, period, one)));
      }
      return lines;
    },
  };
}

/** A query with an empty window is repeated with its fallback, whose result must be that without a window. */
function mistakesIn(engine: JourneyEngine, period: Period, question: JudgedQuestion): string[] {
  const query = queryOf(engine.feed, question);
  const found = engine.search(query);
  const mistakes = [...accessMistakes(engine.feed, question), ...answerMistakes(engine.feed, period, question, found)];
  if (question.windowSeconds === null || found.length > 0) return mistakes;
  const instead = engine.search({ ...query, elseWithinSeconds: Number.POSITIVE_INFINITY });
  return [...mistakes, ...answerMistakes(engine.feed, period, { ...question, windowSeconds: null }, instead)];
}

function answerMistakes(feed: Feed, period: Period, question: JudgedQuestion, answer: readonly Journey[]): string[] {
  const found = answer.filter((journey) => isCompared(question, journey));
  const wrong = found.flatMap((journey) => [
    ...period.violations(question, reported(feed, journey)),
    ...brokenLegs(feed, journey),
  ]);
  const line = (all: readonly Pick<Journey, 'departure' | 'arrival' | 'rides'>[]) =>
    all
      .map(({ departure, arrival, rides }) => `${departure - question.time}>${arrival - question.time} by ${rides}`)
      .sort()
      .join(', ');
  const [is, shouldBe] = [line(found), line(period.answers(question))];
  return is === shouldBe && wrong.length === 0
    ? []
    : [`${describe(question)}\n  found ${is}\n  judge ${shouldBe}${wrong.map((one) => `\n  ${one}`).join('')}`];
}

/** Checks access by rule 9a. */
function accessMistakes(feed: Feed, question: JudgedQuestion): string[] {
  const { from, to, access, egress } = question;
  const profile = profileOf(question);
  const seconds = (walks: JudgedQuestion['access']) =>
    walks
      .map((walk) => `${walk.stop}+${walk.seconds}`)
      .sort()
      .join(' ');
  const found = (reach: Reach, direction: 'toStops' | 'fromStops') =>
    findAccess(feed, reach.point.lat, reach.point.lon, reach.metres, { direction, profile }).map((walk) => ({
      stop: feed.stops[walk.stop]!.id,
      seconds: walk.seconds,
    }));
  return [
    from !== null && seconds(found(from, 'toStops')) !== seconds(access)
      ? `other walks from the origin: ${seconds(found(from, 'toStops'))}`
      : '',
    to !== null && seconds(found(to, 'fromStops')) !== seconds(egress)
      ? `other walks to the destination: ${seconds(found(to, 'fromStops'))}`
      : '',
  ].filter((line) => line !== '');
}

/** Rule 14: a search without a window may find journeys that end more than 24 hours from `time`, which the judge does not compute. */
function isCompared(
  { windowSeconds, direction, time }: JudgedQuestion,
  journey: Pick<Journey, 'departure' | 'arrival'>,
) {
  if (windowSeconds !== null) return true;
  return direction === 'leaveAt' ? journey.arrival <= time + DAY : journey.departure >= time - DAY;
}

function describe({
  direction,
  time,
  windowSeconds,
  maxRides,
  mode,
  wheelchair,
  avoidStairs,
  marginSeconds,
  via,
  access,
  egress,
}: JudgedQuestion): string {
  const walks = (all: JudgedQuestion['access']) => all.map(({ stop, seconds }) => `${stop}+${seconds}`).join(' ');
  return [
    `${walks(access)} -> ${walks(egress)} ${direction} ${new Date(time * 1_000).toISOString()} window ${windowSeconds}`,
    `rides ${maxRides} without ${mode} wheelchair ${wheelchair} without stairs ${avoidStairs} margin ${marginSeconds} via ${via?.stops.join(' ')} stay ${via?.staySeconds}`,
  ].join(' ');
}

export function queryOf(feed: Feed, question: JudgedQuestion): JourneyQuery {
  const points = (walks: JudgedQuestion['access']) =>
    walks.map(({ stop, seconds }) => ({ stop: feed.stopById.get(stop)!, seconds, metres: seconds }));
  const { direction, windowSeconds, mode, via, time, maxRides, wheelchair, avoidStairs, marginSeconds } = question;
  return {
    access: points(question.access),
    egress: points(question.egress),
    direction: direction === 'leaveAt' ? 'departAfter' : 'arriveBy',
    windowSeconds: windowSeconds ?? 0,
    excludedModes: new Set(mode === null ? [] : [mode]),
    via: via === null ? undefined : points(via.stops.map((stop) => ({ stop, seconds: 0 }))),
    viaStaySeconds: via?.staySeconds ?? 0,
    changeMarginSeconds: marginSeconds,
    time,
    maxRides,
    wheelchair,
    avoidStairs,
  };
}

function reported({ trips, stopTimes, stops }: Feed, { departure, arrival, rides, legs }: Journey): ReportedJourney {
  const stopAt = (trip: number, position: number) => stops[stopTimes.stop[trips.stopTimeStart[trip]! + position]!]!.id;
  const reportedRides = legs
    .filter((leg) => leg.kind === 'ride')
    .map((leg) => ({
      trip: trips.ids.at(leg.trip),
      day: leg.serviceDay,
      offset: leg.offset,
      from: leg.fromPosition,
      to: leg.toPosition,
      fromStop: stopAt(leg.trip, leg.fromPosition),
      toStop: stopAt(leg.trip, leg.toPosition),
      departure: leg.departure,
      arrival: leg.arrival,
      isContinued: leg.staySeated === true,
    }));
  return { departure, arrival, rides, legs: reportedRides };
}

/** Each leg starts where and when the one before it ended, or later. */
function brokenLegs({ trips, stopTimes }: Feed, { legs }: Journey): string[] {
  const stopAt = (trip: number, position: number) => stopTimes.stop[trips.stopTimeStart[trip]! + position]!;
  const starts = legs.map((leg) => (leg.kind === 'walk' ? leg.from : stopAt(leg.trip, leg.fromPosition)));
  const ends = legs.map((leg) => (leg.kind === 'walk' ? leg.to : stopAt(leg.trip, leg.toPosition)));
  return legs.slice(1).flatMap((leg, index) => {
    const isSeated = leg.kind === 'ride' && leg.staySeated === true;
    const isBroken = (!isSeated && starts[index + 1] !== ends[index]) || leg.departure < legs[index]!.arrival;
    return isBroken ? [`leg ${index + 1} does not start where leg ${index} ends`] : [];
  });
}

/** Real-time updates by ids. */
function judgedUpdates(feed: Feed, judged: JudgedFeed, updates: TripUpdates): Updates {
  const names = new Set(judged.trips.map(({ id }) => id));
  return {
    runs: updates.instances
      .filter(({ trip }) => names.has(feed.trips.ids.at(trip)))
      .map(({ trip, serviceDay, offset, cancelled, arrival, departure, skipped }) => ({
        trip: feed.trips.ids.at(trip),
        day: serviceDay,
        offset,
        isCancelled: cancelled,
        arrivals: [...arrival],
        departures: [...departure],
        isSkipped: [...skipped].map((one) => one === 1),
      })),
    added: updates.added.map(({ id, route, serviceDay, stops, arrival, departure }) => ({
      day: serviceDay,
      trip: {
        id,
        route: feed.routes[route]!.id,
        service: '',
        direction: '',
        block: '',
        wheelchair: '',
        headsign: '',
        headways: [],
        calls: [...stops].map((stop, position) => ({
          stop: feed.stops[stop]!.id,
          sequence: position,
          mayBoard: true,
          mayAlight: true,
          headsign: '',
          arrival: arrival[position]!,
          departure: departure[position]!,
        })),
      },
    })),
  };
}
