/**
 * The contract of every finder: properties of its journeys, not equal answers. A journey is judged by `@halte/judge`, which shares no code with the product.
 */

import { findFor } from '@halte/engine/journeys/found';
import { optionsOf } from '@halte/engine/journeys/options';
import { NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { boardedRidesOf, type Plan, ridesOf } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { restore } from '@halte/engine/journeys/restore';
import type { RideFinder, Rides } from '@halte/engine/journeys/rideFinder';
import { decodePlan, encodePlan } from '@halte/engine/journeys/summaryCode';
import { type Feed, MODES } from '@halte/engine/timetable/feed/feed';
import type { WalkOptions } from '@halte/judge/access';
import { serviceStart } from '@halte/judge/clock';
import type { Judge, Period } from '@halte/judge/judge';
import type { AccessWalk, Question } from '@halte/judge/question';
import { dailyNumber, rounds } from '@halte/judge/sample';
import { type Point, straightMetres } from '@halte/judge/walking';
import { type Comparison, comparisonOf } from '../../engine/testing/judged.ts';
import type { ExactFeed } from '../../timetable/testing/exactFeeds.ts';
import { between, randomNumbers } from '../../timetable/testing/random.ts';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const VIA_METRES = 400;
/** Where no stop is near. */
const [FALLBACK_METRES, FALLBACK_STOPS] = [5_000, 5];
/** The share of a straight line that no way is shorter than, for distances that are rounded. */
const NEARLY = 0.99;

/** A question, and what was found for it. */
interface Asked {
  readonly number: number;
  readonly request: SearchRequest;
  readonly rides: Rides;
  readonly next: { readonly departure: number | null; readonly arrival: number | null };
}

/** Where and when is asked; all of a timetable, and its whole day, by default. */
export interface Asking {
  isIn(stop: Point): boolean;
  /** Hours of the service day. */
  readonly hours: readonly [first: number, last: number];
}

const EVERYWHERE: Asking = { isIn: () => true, hours: [5, 26] };

/** @param open a finder for this timetable. */
export function rideFinderContract(
  exact: ExactFeed,
  open: (feed: Feed) => Promise<RideFinder>,
  asking: Asking = EVERYWHERE,
): void {
  describe(exact.name, () => {
    let comparison: Comparison;
    let period: Period;
    let finder: RideFinder;
    const asked: Asked[] = [];

    beforeAll(
      async () => {
        comparison = await comparisonOf(exact);
        const { feed, judge } = comparison;
        finder = await open(feed);
        const { first, last } = judge.feed.services.days;
        const day = exact.day ?? first + (dailyNumber(exact.name) % Math.max(1, last - first - 1));
        const start = serviceStart(judge.feed.zone, day);
        period = judge.period(start - DAY, start + 3 * DAY);
        const count = rounds({ all: 500, few: 60 });
        for (let number = 0; number < count; number++) {
          const request = requestNumber(comparison, finder, { ...asking, start, number });
          const found = await findFor(finder, feed, request, NO_LIMITS);
          if (!found) continue;
          const next = { departure: found.nextDeparture, arrival: found.nextArrival };
          asked.push({ number, request, rides: found.rides, next });
        }
      },
      30 * MINUTE * 1_000,
    );
    afterAll(() => finder.close());

    /** What is wrong, by question. */
    const mistakes = (check: (one: Asked, plan: Plan) => readonly string[]) =>
      asked.flatMap((one) =>
        one.rides.plans.flatMap((plan) => check(one, plan).map((what) => `question ${one.number}: ${what}`)),
      );

    it('has found journeys, and gives a reason where there are none', () => {
      expect(asked.some(({ rides }) => rides.plans.length > 0)).toBe(true);
      for (const { rides } of asked) expect(rides.reason === null).toBe(rides.plans.length > 0);
    });

    it('finds journeys that can be made as they are wanted: vehicles, changes, modes, wheelchair, via and stay', () => {
      const { feed, judge } = comparison;
      const check = ({ request }: Asked, plan: Plan) =>
        period.violations(questionOf(comparison, request, plan), {
          departure: plan.departure,
          arrival: plan.arrival,
          rides: boardedRidesOf(plan).length,
          legs: ridesOf(plan).map((leg) => ({
            trip: feed.trips.ids.at(leg.trip),
            day: leg.serviceDay,
            offset: leg.offset,
            from: leg.fromPosition,
            to: leg.toPosition,
            fromStop: feed.stops[leg.from]!.id,
            toStop: feed.stops[leg.to]!.id,
            departure: leg.departure,
            arrival: leg.arrival,
            isContinued: leg.staySeated === true,
          })),
        });
      expect(judge.feed.trips.length).toBeGreaterThan(0);
      expect(mistakes(check)).toEqual([]);
    });

    it('leaves no earlier and arrives no later than wanted, with no more changes', () => {
      const check = ({ request: { time, direction, options } }: Asked, plan: Plan) => [
        ...(direction === 'departAfter' && plan.departure < time
          ? [`leaves ${time - plan.departure} s too early`]
          : []),
        ...(direction === 'arriveBy' && plan.arrival > time ? [`arrives ${plan.arrival - time} s too late`] : []),
        ...(boardedRidesOf(plan).length > options.maxRides ? [`${boardedRidesOf(plan).length} rides`] : []),
      ];
      expect(mistakes(check)).toEqual([]);
    });

    // Metres inside of a station do not count.
    it('walks to the first stop and from the last one as far as wanted, at the speed of the traveller', () => {
      const { feed, judge } = comparison;
      const check = ({ request: { from, to, options } }: Asked, plan: Plan) => {
        const { access, egress } = endsOf(plan);
        const rides = ridesOf(plan);
        const stepFree = options.wheelchair || options.avoidStairs;
        const ways = [
          { walk: access, place: from, stop: rides[0]!.from, way: 'toStops' },
          { walk: egress, place: to, stop: rides.at(-1)!.to, way: 'fromStops' },
        ] as const;
        return ways.flatMap(({ walk, place, stop, way }) => {
          const straight = straightMetres(place, feed.stops[stop]!);
          const isQuick = walk.seconds * options.metresPerSecond < NEARLY * straight;
          const isFar = walk.metres > options.maxWalk && !walk.isInside;
          const others = isFar ? judge.walks(place, options.maxWalk, { way, stepFree }) : [];
          return [
            ...(others.length > 0 ? [`a walk of ${walk.metres} m, though ${others[0]!.stop} is near`] : []),
            ...(isQuick && !place.stops.includes(stop) ? [`${straight} m in ${walk.seconds} s`] : []),
          ];
        });
      };
      expect(mistakes(check)).toEqual([]);
    });

    it('gives journeys whose codes open with the same rides and times', () => {
      const { feed } = comparison;
      const outline = ({ departure, arrival, legs }: Plan) =>
        JSON.stringify([departure, arrival, legs.map((leg) => [leg.kind, leg.departure, leg.arrival])]);
      const check = (_: Asked, plan: Plan) => {
        const opened = restore(feed, decodePlan(encodePlan(feed, plan)));
        return outline(opened) === outline(plan) ? [] : [`${outline(plan)} opens as ${outline(opened)}`];
      };
      expect(mistakes(check)).toEqual([]);
    });

    it('says a next time at which there is a journey', async () => {
      const wrong: string[] = [];
      for (const { number, request, next } of asked) {
        const time = next.departure ?? next.arrival;
        if (time === null) continue;
        const direction = next.departure === null ? 'arriveBy' : 'departAfter';
        const times = async (at: number) => {
          const { plans } = await finder.find(comparison.feed, { ...request, time: at, direction }, NO_LIMITS);
          return plans.map((plan) => (direction === 'departAfter' ? plan.departure : plan.arrival));
        };
        // The next one from now on is the first one that a search from now on shows.
        const found = [...(await times(time)), ...(direction === request.direction ? [] : await times(request.now))];
        if (!found.includes(time)) wrong.push(`question ${number}: ${direction} ${time}, found ${found}`);
      }
      expect(wrong).toEqual([]);
    });

    it('knows the ends of a service day only if it offers them, and they are journeys of the list', () => {
      for (const { rides } of asked) {
        if (rides.reason !== null) continue;
        expect(rides.ends !== null).toBe(finder.offers.dayEnds);
        const departures = rides.plans.map(({ departure }) => departure);
        for (const end of [rides.ends?.first, rides.ends?.last]) if (end) expect(departures).toContain(end);
      }
    });
  });
}

interface Numbered extends Asking {
  /** Of the service day. */
  readonly start: number;
  readonly number: number;
}

function requestNumber(
  { feed, judge }: Comparison,
  finder: RideFinder,
  { isIn, hours, start, number }: Numbered,
): SearchRequest {
  const random = randomNumbers(5_000 + number);
  const pick = <T>(values: readonly T[]): T => values[between(random, 0, values.length - 1)]!;
  const used = feed.stops.filter((stop) => judge.feed.stops.has(stop.id) && isIn(stop));
  const near = (degrees: number) => degrees + (random() - 0.5) / 300;
  const place = (isStop: boolean) => {
    const stop = pick(used);
    const { id, name, lat, lon, stops } = feed.areas[stop.area]!;
    return isStop
      ? { id, name, lat, lon, stops }
      : { id: '', name: '', lat: near(stop.lat), lon: near(stop.lon), stops: [] };
  };
  const direction = number % 3 === 2 ? 'arriveBy' : 'departAfter';
  const time = start + between(random, hours[0] * HOUR, hours[1] * HOUR);
  const modes = MODES.filter((mode) => feed.routes.some((route) => route.mode === mode));
  const via = number % 5 === 1 ? place(finder.offers.via === 'stops') : null;
  return {
    from: place(random() < 0.3),
    to: place(random() < 0.3),
    via,
    viaStaySeconds: via && random() < 0.5 ? between(random, 1, 40) * MINUTE : 0,
    time,
    direction,
    options: optionsOf({
      wheelchair: number % 7 === 3 ? 'on' : 'off',
      avoidStairs: number % 11 === 5 ? 'on' : 'off',
      changeTime: pick(['asPlanned', 'asPlanned', 'plus5', 'plus10']),
      walkSpeed: pick(['slow', 'normal', 'fast']),
      maxWalk: pick([400, 700, 1_000]),
      maxChanges: between(random, 0, 4),
      journeyType: pick(['fastest', 'fewestChanges', 'leastWalking']),
      ...(number % 4 === 3 ? { excludedModes: [pick(modes)] } : {}),
    }),
    now: time - between(random, 0, 3 * HOUR),
    language: null,
  };
}

/** The walks of a journey before its first ride and after its last one. */
function endsOf({ legs }: Plan) {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const walk = (leg: typeof first) =>
    leg.kind === 'ride'
      ? { metres: 0, seconds: 0, isInside: false }
      : { metres: leg.metres, seconds: leg.arrival - leg.departure, isInside: leg.entrance !== undefined };
  return { access: walk(first), egress: walk(last) };
}

/** The question of the judge. The walks at both ends are those of the journey: finders walk along streets or straight. */
function questionOf({ feed, judge }: Comparison, request: SearchRequest, plan: Plan): Question {
  const { options, via, viaStaySeconds } = request;
  const { wheelchair, avoidStairs, excludedModes } = options;
  const rides = ridesOf(plan);
  const { access, egress } = endsOf(plan);
  const viaStops = via && [
    ...via.stops.map((stop) => feed.stops[stop]!.id),
    ...reached(judge, via, VIA_METRES, { way: 'toStops', stepFree: wheelchair || avoidStairs }),
  ];
  return {
    access: [{ stop: feed.stops[rides[0]!.from]!.id, seconds: access.seconds }],
    egress: [{ stop: feed.stops[rides.at(-1)!.to]!.id, seconds: egress.seconds }],
    time: request.time,
    direction: request.direction === 'departAfter' ? 'leaveAt' : 'arriveBy',
    windowSeconds: null,
    maxRides: options.maxRides,
    excludedRoutes: new Set(feed.routes.filter(({ mode }) => excludedModes.has(mode)).map(({ id }) => id)),
    wheelchair,
    avoidStairs,
    marginSeconds: options.changeMarginSeconds,
    via: viaStops && { stops: viaStops, staySeconds: viaStaySeconds > 0 ? viaStaySeconds : null },
  };
}

/** Stop points that are walked to; the five nearest within 5 km where there are none. */
function reached(judge: Judge, place: Point, metres: number, way: WalkOptions): string[] {
  const near = judge.walks(place, metres, way);
  const walks = near.length > 0 ? near : nearest(judge.walks(place, FALLBACK_METRES, way));
  return walks.map(({ stop }) => stop);
}

function nearest(walks: readonly AccessWalk[]): AccessWalk[] {
  return walks.toSorted((a, b) => a.seconds - b.seconds).slice(0, FALLBACK_STOPS);
}
