/** Walks along the streets of real maps, beside those of a program in Python that knows `docs/walking.md` only. */
import { dailyNumber, rounds } from '@halte/judge/sample';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { gridOf } from '../timetable/geo/grid.ts';
import type { Position } from '../timetable/geo/position.ts';
import { secondsOfWalk, type Walk, type WalkProfile, type WalkRouter } from '../timetable/geo/walkRouter.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { type JudgedQuestion, type JudgedWalk, judgedWalks } from './testing/judgedWalks.ts';
import { hasPython, type RealCity, realCities, type WalkedCity } from './testing/walkedCities.ts';

const PROFILES: readonly WalkProfile[] = ['foot', 'stepFree'];
/** Questions that begin at one place: the judge searches once for them. */
const GOALS = 10;
const NEAR_METRES = 1_000;
const MAX_METRES = 2_250;

/** Places at which questions begin, for each profile. */
const beginnings = (): number => rounds({ all: 30, few: 5 });

function questionsOf({ feed, ground }: WalkedCity, name: string): JudgedQuestion[] {
  const random = randomNumbers(dailyNumber(`walks ${name}`));
  const grid = gridOf(feed.stops);
  const any = <T>(list: readonly T[]): T => list[between(random, 0, list.length - 1)]!;
  const stops = feed.stops.map((_, stop) => stop);
  const nearStops = ({ lat, lon }: Position) => {
    const near: number[] = [];
    grid.within(lat, lon, NEAR_METRES, (stop) => near.push(stop));
    return near;
  };
  const { addresses } = ground;
  /** A house; where the map has few of them, any place around a stop. */
  const door = (): Position => {
    const house = between(random, 0, addresses.number.length - 1);
    if (addresses.number.length > 100)
      return { lat: addresses.lat[house]! / UNITS_PER_DEGREE, lon: addresses.lon[house]! / UNITS_PER_DEGREE };
    const { lat, lon } = feed.stops[any(stops)]!;
    return { lat: lat + (random() - 0.5) / 100, lon: lon + (random() - 0.5) / 100 };
  };
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  return PROFILES.flatMap((profile) =>
    times(beginnings(), () => {
      const from = any(stops);
      const near = nearStops(feed.stops[from]!).filter((stop) => stop !== from);
      const changes = times(near.length === 0 ? 0 : GOALS / 2, () => any(near)).flatMap((to): JudgedQuestion[] => [
        { profile, kind: 'change', from, to },
        { profile, kind: 'ruled', from, to },
      ]);
      const place = door();
      const around = nearStops(place);
      const limits = { profile, kind: 'access', maxMetres: MAX_METRES } as const;
      const there = times(around.length === 0 ? 0 : GOALS, () => ({ ...limits, from: place, to: any(around) }));
      const back = times(GOALS / 2, () => ({ ...limits, from, to: door() }));
      const direct = times(2, () => ({ ...limits, kind: 'direct' as const, from: place, to: door() }));
      return [...changes, ...there, ...back, ...direct];
    }).flat(),
  );
}

const straight = (one: Position, other: Position) => metresBetween(one.lat, one.lon, other.lat, other.lon);

function walkOf(walks: WalkRouter, stops: readonly Position[], asked: JudgedQuestion): Walk | null {
  const { profile, from, to, maxMetres = 0 } = asked;
  const place = (end: JudgedQuestion['from']) => (typeof end === 'number' ? stops[end]! : end);
  const metres = straight(place(from), place(to));
  if (asked.kind === 'change' || asked.kind === 'ruled') {
    const pair = { from: from as number, to: to as number, straight: metres };
    return asked.kind === 'change' ? walks.change(pair, profile) : walks.ruledChange(pair, profile);
  }
  if (asked.kind === 'direct') return walks.direct(place(from), place(to), maxMetres, profile);
  return typeof to === 'number'
    ? walks.around(place(from), { maxMetres, direction: 'toStops', profile }).stop(to, metres)
    : walks.around(to, { maxMetres, direction: 'fromStops', profile }).stop(from as number, metres);
}

function isAgreed(judged: JudgedWalk | null, walk: Walk | null): boolean {
  if (!judged || !walk) return judged === walk;
  const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, 0.005 * other);
  return near(walk.metres, judged.metres) && near(secondsOfWalk(walk), judged.seconds);
}

/** What differs in a city. */
async function mistakesIn({ name, map, walked }: RealCity): Promise<unknown[]> {
  const city = await walked();
  const { stops } = city.feed;
  const questions = questionsOf(city, name);
  const judged = judgedWalks(map, stops, questions);
  // Most places have a walk to one another, or nothing was compared.
  expect(judged.filter((walk) => walk !== null).length).toBeGreaterThan(questions.length / 2);
  return questions.flatMap((asked, i) => {
    const walk = walkOf(city.walks, stops, asked);
    const found = walk && { metres: walk.metres, seconds: secondsOfWalk(walk) };
    return isAgreed(judged[i]!, walk) ? [] : [{ name, ...asked, judged: judged[i], found }];
  });
}

it('are those of the judge in each city', async () => {
  for (const city of hasPython() ? realCities() : []) expect(await mistakesIn(city)).toEqual([]);
}, 600_000);
