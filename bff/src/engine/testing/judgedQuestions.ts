/** Questions for both the engine and the judge, cycling through all kinds. */

import { type Feed, MODES, type Mode } from '@halte/engine/timetable/feed/feed';
import { serviceStart } from '@halte/judge/clock';
import type { Feed as JudgedFeed } from '@halte/judge/feed';
import type { Judge } from '@halte/judge/judge';
import type { AccessWalk, Question } from '@halte/judge/question';
import { dailyNumber, isDeep } from '@halte/judge/sample';
import type { Point } from '@halte/judge/walking';
import type { ExactFeed } from '../../timetable/testing/exactFeeds.ts';
import { between, randomNumbers } from '../../timetable/testing/random.ts';

export interface JudgedQuestion extends Question {
  /** The mode whose routes are excluded. */
  readonly mode: Mode | null;
  readonly day: number;
  /** Where the walks start and end, and their maximum length; null for a single stop. */
  readonly from: Reach | null;
  readonly to: Reach | null;
}

export interface Reach {
  readonly point: Point;
  readonly metres: number;
}

/** Seconds; values between those offered to travellers also find mistakes. */
const MARGINS = [300, 600, 17, 900] as const;

/** Returns a function that makes a question from its number. */
export function questionsOf(judge: Judge, feed: Feed, exact: ExactFeed): (number: number) => JudgedQuestion {
  const stops = [...new Set(judge.feed.trips.flatMap(({ calls }) => calls.map(({ stop }) => stop)))].sort();
  const modes = MODES.filter((mode) => feed.routes.some((route) => route.mode === mode));
  const days = exact.day === undefined ? someDays(exact.name, daysOf(judge.feed)) : [exact.day];
  return (number) => {
    const random = randomNumbers(1_000 + number);
    const pick = <T>(values: readonly T[]): T => values[between(random, 0, values.length - 1)]!;
    const wheelchair = number % 7 === 4;
    const avoidStairs = number % 7 === 2;
    const stepFree = wheelchair || avoidStairs;
    const place = (way: 'toStops' | 'fromStops'): { walks: readonly AccessWalk[]; reach: Reach | null } => {
      const id = pick(stops);
      const { lat, lon } = judge.feed.stops.get(id)!;
      const reach = {
        point: { lat: lat + (random() - 0.5) / 300, lon: lon + (random() - 0.5) / 300 },
        metres: between(random, 200, 900),
      };
      const walks = random() < 0.5 ? [] : judge.walks(reach.point, reach.metres, { way, stepFree });
      return walks.length === 0 ? { walks: [{ stop: id, seconds: 0 }], reach: null } : { walks, reach };
    };
    const [origin, destination] = [place('toStops'), place('fromStops')];
    const day = pick(days);
    const mode = number % 5 === 3 ? pick(modes) : null;
    return {
      access: origin.walks,
      egress: destination.walks,
      from: origin.reach,
      to: destination.reach,
      day,
      time: serviceStart(judge.feed.zone, day) + clockTime(random),
      direction: number % 2 === 0 ? 'leaveAt' : 'arriveBy',
      windowSeconds: number % 3 === 0 ? null : exact.windowSeconds,
      maxRides: between(random, 1, 5),
      mode,
      excludedRoutes: new Set(
        mode === null ? [] : feed.routes.filter((route) => route.mode === mode).map(({ id }) => id),
      ),
      wheelchair,
      avoidStairs,
      marginSeconds: number % 8 < 5 ? 0 : pick(MARGINS),
      via: number % 4 === 1 ? viaOf(judge, pick(stops), random) : null,
    };
  };
}

/** Four days, spread over the calendar, usually including a weekend day. */
const daysOf = ({ services }: JudgedFeed): number[] =>
  [1, 2, 3, 4].map((fifth) =>
    Math.floor(services.days.first + ((services.days.last - services.days.first) * fifth) / 5),
  );

/** `npm test` takes one of them: each takes seconds to prepare. */
const someDays = (name: string, days: readonly number[]): readonly number[] =>
  isDeep() ? days : [days[dailyNumber(name) % days.length]!];

/** Three in ten at night, between 22:00 and 6:00. */
const clockTime = (random: () => number): number =>
  random() < 0.3 ? between(random, 22 * 3_600, 30 * 3_600) : between(random, 6 * 3_600, 22 * 3_600);

/** A stop and its surroundings; half of them with a stay. */
function viaOf(judge: Judge, stop: string, random: () => number): Question['via'] {
  const near = judge.walks(judge.feed.stops.get(stop)!, 300, { way: 'toStops', stepFree: false });
  const stops = [...new Set([stop, ...near.map((walk) => walk.stop)])];
  return { stops, staySeconds: random() < 0.5 ? between(random, 1, 40) * 60 : null };
}
