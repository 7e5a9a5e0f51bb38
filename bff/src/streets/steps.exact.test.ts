/** Walks on real maps in steps: as long as the search says, and few enough to be followed. */

import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { WalkStep } from '@halte/engine/timetable/geo/walkRouter';
import { isDeep, rounds } from '@halte/judge/sample';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { judgedSteps } from './testing/judgedSteps.ts';
import { hasPython, realCities, type WalkedCity } from './testing/walkedCities.ts';

const WALKS = 300;
const cities = realCities();
const isJudged = hasPython();
/** The program in Python reads the map anew; in `npm test` that of one city, which has stairs, lifts and crossings. */
const JUDGED_DAILY = 'monaco';

/** What was seen, rounded up: the middle of Monaco is stairs, lifts and tunnels. */
const MOST_STEPS_A_KILOMETRE: Readonly<Record<string, number>> = { monaco: 9.5, munich: 8, 'porto-alegre': 6 };
const MOST_NAMELESS = 0.25;

interface Told {
  readonly steps: readonly WalkStep[];
  readonly from: Position;
  readonly to: Position;
  readonly metres: number;
  readonly seconds: number;
}

/** From places beside streets to others, 200 to 1 500 m. */
function toldWalks({ walks, ground }: WalkedCity): Told[] {
  const { lat, lon } = ground.streets.nodes;
  const random = randomNumbers(98);
  const place = (): Position => {
    const node = between(random, 0, lat.length - 1);
    const moved = () => (random() - 0.5) * 4e-4;
    return { lat: lat[node]! / 1e7 + moved(), lon: lon[node]! / 1e7 + moved() };
  };
  const told: Told[] = [];
  while (told.length < WALKS) {
    const [from, to] = [place(), place()];
    const profile = told.length % 2 === 0 ? 'foot' : 'stepFree';
    const walk = walks.direct(from, to, 1_500, profile);
    if (!walk || walk.metres < 200) continue;
    const steps = walks.route(from, to, profile)?.steps();
    if (steps) told.push({ steps, from, to, metres: walk.metres, seconds: walk.evenMetres / 1.25 });
  }
  return told;
}

const sum = (steps: readonly WalkStep[], field: 'metres' | 'seconds') =>
  steps.reduce((all, step) => all + step[field], 0);

// A test without a city would fail: there is one for each that is there.
describe.each(cities)('$name', (city) => {
  let told: Told[];
  beforeAll(async () => {
    told = toldWalks(await city.walked());
  }, 300_000);

  it('is walked in steps that are as long as the search says', () => {
    for (const { steps, metres, seconds } of told) {
      expect(Math.round(sum(steps, 'metres'))).toBe(metres);
      expect(sum(steps, 'seconds')).toBeCloseTo(seconds, 6);
    }
  });

  it('is walked without a gap', () => {
    for (const { steps, from, to } of told) {
      const points = steps.flatMap(({ line }) => line);
      const apart = (one: readonly number[], other: readonly number[]) =>
        metresBetween(one[0]!, one[1]!, other[0]!, other[1]!);
      expect(apart(points[0]!, [from.lat, from.lon])).toBeLessThan(0.1);
      expect(apart(points.at(-1)!, [to.lat, to.lon])).toBeLessThan(0.1);
      for (const [i, step] of steps.entries())
        if (i > 0) expect(apart(steps[i - 1]!.line.at(-1)!, step.line[0]!)).toBeLessThan(0.1);
    }
  });

  it('never leads straight on twice', () => {
    const goesOn = ({ kind, turn }: WalkStep) =>
      turn === 'straight' && ['street', 'path', 'square', 'corridor', 'platform'].includes(kind);
    for (const { steps } of told)
      for (let i = 1; i < steps.length; i++) expect([steps[i - 1]!, steps[i]!].every(goesOn)).toBe(false);
  });

  if (isJudged && (isDeep() || city.name === JUDGED_DAILY))
    it('is told as the map has it', () => {
      const { mistakes, seen } = judgedSteps(
        city.map,
        told.slice(0, rounds({ all: WALKS, few: 30 })).map(({ steps }) => steps),
      );
      console.log(`${city.name}: ${JSON.stringify(seen)}`);
      expect(mistakes).toEqual([]);
      for (const what of ['names', 'stairs', 'left', 'right', 'long streets']) expect(seen[what]).toBeGreaterThan(0);
    }, 300_000);

  it('is walked in few steps, most of them with a name', () => {
    const steps = told.flatMap((walk) => walk.steps);
    const metres = sum(steps, 'metres');
    const nameless = steps.filter(({ kind, name }) => name === '' && ['street', 'path', 'square'].includes(kind));
    const figures = { stepsAKilometre: (steps.length * 1_000) / metres, nameless: sum(nameless, 'metres') / metres };
    console.log(
      `${city.name}: ${figures.stepsAKilometre.toFixed(1)} steps a kilometre, ${(100 * figures.nameless).toFixed(0)} % nameless`,
    );
    expect(figures.stepsAKilometre).toBeLessThan(MOST_STEPS_A_KILOMETRE[city.name]!);
    expect(figures.nameless).toBeLessThan(MOST_NAMELESS);
  });
});

if (cities.length === 0) it('has no real map beside the repository', () => expect(cities).toEqual([]));
