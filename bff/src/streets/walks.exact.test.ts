/** Walks along the streets of real maps: beside those of a program in Python that knows `docs/walking.md` only, and the same wherever they are told. */

import { epochAt } from '@halte/engine/common/zone';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { secondsOfWalk, type Walk, type WalkRouter } from '@halte/engine/timetable/geo/walkRouter';
import { rounds } from '@halte/judge/sample';
import { disagreements } from '../journeys/testing/walkAgreement.ts';
import { isOutside } from './linkColumns.ts';
import { type JudgedWalk, judgedWalks } from './testing/judgedWalks.ts';
import { linkMistakes } from './testing/linkMistakes.ts';
import { hasPython, realCities, type WalkedCity } from './testing/walkedCities.ts';
import { questionsOf, type WalkQuestion } from './testing/walkQuestions.ts';

const straight = (one: Position, other: Position) => metresBetween(one.lat, one.lon, other.lat, other.lon);

function walkOf(walks: WalkRouter, stops: readonly Position[], asked: WalkQuestion): Walk | null {
  const { profile, from, to, maxMetres = 0 } = asked;
  const place = (end: WalkQuestion['from']) => (typeof end === 'number' ? stops[end]! : end);
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
function mistakesIn(name: string, city: WalkedCity): unknown[] {
  const { stops } = city.feed;
  const questions = questionsOf(city, name);
  const judged = judgedWalks(city.map, city.linked, questions);
  // Most places have a walk to one another, or nothing was compared.
  expect(judged.filter((walk) => walk !== null).length).toBeGreaterThan(questions.length / 2);
  return questions.flatMap((asked, i) => {
    const walk = walkOf(city.walks, stops, asked);
    const found = walk && { metres: walk.metres, seconds: secondsOfWalk(walk) };
    return isAgreed(judged[i]!, walk) ? [] : [{ name, ...asked, judged: judged[i], found }];
  });
}

/** Maps beside the repository; each is read once for all tests. */
const cities = new Map<string, WalkedCity>();

beforeAll(async () => {
  for (const { name, walked } of realCities()) cities.set(name, await walked());
}, 600_000);

it('are those of the judge in each city', () => {
  for (const [name, city] of hasPython() ? cities : []) expect(mistakesIn(name, city)).toEqual([]);
}, 600_000);

it('begin beside each stop, and never on steps', () => {
  for (const [name, city] of cities) expect([name, ...linkMistakes(city)]).toEqual([name]);
}, 600_000);

it('are equal in results and details, and drawn from one end to the other', async () => {
  const city = cities.get('porto-alegre');
  if (!city) return;
  const { stops } = city.tables.profiles.foot;
  const morning = epochAt(city.feed.timeZone, '2026-06-03T08:00');
  const asked = { morning, count: rounds({ all: 1_000, few: 60 }) };
  expect(await disagreements(city, (stop) => !isOutside(stops, stop), asked)).toEqual([]);
}, 600_000);
