/** Rides by bike on real maps, beside those of a program in Python that knows `docs/cycling.md` and `docs/walking.md` only. */

import type { Position } from '@halte/engine/timetable/geo/position';
import type { Ride } from '@halte/engine/timetable/geo/walkRouter';
import { dailyNumber, rounds } from '@halte/judge/sample';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { judgedWalks } from './testing/judgedWalks.ts';
import { hasPython, realCities, type WalkedCity } from './testing/walkedCities.ts';

const MAX_METRES = 15_000;
/** Questions that begin at one place: the judge searches once for them. */
const GOALS = 10;

function mistakesIn(name: string, { map, feed, linked, walks }: WalkedCity): unknown[] {
  const random = randomNumbers(dailyNumber(`rides ${name}`));
  /** Any place around a stop; a few lie outside the map. */
  const place = (): Position => {
    const { lat, lon } = feed.stops[between(random, 0, feed.stops.length - 1)]!;
    return { lat: lat + (random() - 0.5) / 100, lon: lon + (random() - 0.5) / 100 };
  };
  const questions = Array.from({ length: rounds({ all: 30, few: 4 }) }, place).flatMap((from) =>
    Array.from({ length: GOALS }, () => ({
      ...({ profile: 'bike', kind: 'direct', maxMetres: MAX_METRES } as const),
      ...{ from, to: place() },
    })),
  );
  const judged = judgedWalks(map, linked, questions);
  // Most places have a ride to one another, or nothing was compared.
  expect(judged.filter((ride) => ride !== null).length).toBeGreaterThan(questions.length / 2);
  return questions.flatMap(({ from, to }, i) => {
    const found = walks.ride(from, to, MAX_METRES);
    return isAgreed(judged[i]!, found) ? [] : [{ name, from, to, judged: judged[i], found }];
  });
}

function isAgreed(judged: Ride | null, found: Ride | null): boolean {
  if (!judged || !found) return judged === found;
  const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, 0.005 * other);
  return near(found.metres, judged.metres) && near(found.seconds, judged.seconds);
}

it('are those of the judge in each city', async () => {
  if (!hasPython()) return;
  for (const { name, walked } of realCities()) expect(mistakesIn(name, await walked())).toEqual([]);
}, 600_000);
