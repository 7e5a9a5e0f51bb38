import type { SectionPathway } from '@halte/engine/journeys/stationWay';
import { type StationPart, type SteppedWalk, walkSteps } from '@halte/engine/journeys/walkSteps';
import type { WalkStep } from '@halte/engine/timetable/geo/walkRouter';
import { decode } from '@placemarkio/polyline';
import { between, randomNumbers } from '../timetable/testing/random.ts';

const step = (more: Partial<WalkStep>): WalkStep => ({
  ...{ kind: 'street', turn: 'start', name: 'Rue A', metres: 100.4, seconds: 80.4, stairs: null, level: '' },
  line: [
    [48, 7],
    [48, 7.001],
  ],
  ...more,
});

const PATHWAYS: readonly SectionPathway[] = [
  { mode: 'walkway', durationSeconds: 10 },
  { mode: 'fareGate', durationSeconds: 5 },
  { mode: 'stairs', durationSeconds: 20, stairCount: -24, level: 'Quais' },
];

const station = (more: Partial<StationPart>): StationPart => ({
  ...{ name: 'Entrée B', pathways: PATHWAYS, entrance: [48, 7.001], stop: [48.001, 7.001] },
  ...more,
});

const walk = (steps: readonly WalkStep[], more: Partial<SteppedWalk> = {}): SteppedWalk => ({
  ...{ street: { steps: () => steps }, leaves: null, enters: null },
  ...more,
});

const told = (...given: Parameters<typeof walkSteps>) =>
  walkSteps(...given).map(({ turn, kind, name, metres, seconds, stairs, level, geometry }) =>
    [
      turn,
      kind,
      name,
      metres,
      seconds,
      stairs,
      level,
      decode(geometry)
        .map(([, lat]) => lat?.toFixed(3))
        .join('>'),
    ]
      .filter((one) => one !== undefined)
      .join(' '),
  );

it('has whole metres and seconds, as many as the walk', () => {
  const street = [
    step({}),
    step({ turn: 'left', name: '', stairs: 12 }),
    step({ turn: 'up', kind: 'stairs', level: '-1' }),
  ];
  // Thirds of 301 and 242: what is rounded away is not lost.
  expect(told(walk(street), { metres: 301, seconds: 242 })).toEqual([
    'start street Rue A 100 81 48.000>48.000',
    'left street 101 80 12 48.000>48.000',
    'up stairs Rue A 100 81 -1 48.000>48.000',
  ]);
});

it('leads through the entrance of a station, and on to the platform', () => {
  expect(told(walk([step({})], { enters: station({}) }), { metres: 140, seconds: 116 })).toEqual([
    'start street Rue A 100 81 48.000>48.000',
    'straight entrance Entrée B 0 0 48.000',
    // 40 m in proportion to 15 and 20 s.
    'straight corridor 17 15 48.000>48.001',
    'down stairs 23 20 24 Quais 48.001',
  ]);
});

it('leads out of a station', () => {
  const pathways: readonly SectionPathway[] = [{ mode: 'elevator', durationSeconds: 45 }];
  const leaves = station({ name: '', pathways });
  expect(told(walk([step({})], { leaves }), { metres: 140, seconds: 126 })).toEqual([
    'start lift 40 45 48.001>48.000',
    'straight entrance 0 0 48.000',
    'start street Rue A 100 81 48.000>48.000',
  ]);
});

it('tells what the timetable knows of a station in place of a straight line', () => {
  const line: WalkStep['line'] = [
    [48, 7.001],
    [48.001, 7.001],
  ];
  const steps = [step({}), step({ kind: 'entrance', name: 'B', metres: 40, seconds: 35, line })];
  const total = { metres: 140, seconds: 116 };
  expect(told(walk(steps, { enters: station({}) }), total)).toHaveLength(4);
  expect(told(walk(steps), total)).toEqual([
    'start street Rue A 100 81 48.000>48.000',
    'start entrance B 40 35 48.000>48.001',
  ]);
});

it('says nothing where the streets are not known', () => {
  expect(walkSteps(walk([], { street: null, enters: station({}) }), { metres: 140, seconds: 116 })).toEqual([]);
});

it('gives away neither metres nor seconds, at any speed', () => {
  const random = randomNumbers(98);
  for (let i = 0; i < 300; i++) {
    const steps = Array.from({ length: between(random, 1, 9) }, () =>
      step({ metres: random() * 300, seconds: random() < 0.1 ? 0 : random() * 300 }),
    );
    const some = () => (random() < 0.5 ? station(random() < 0.5 ? {} : { pathways: [] }) : null);
    const metres = Math.ceil(steps.reduce((sum, one) => sum + one.metres, 0)) + between(random, 0, 90);
    const total = { metres, seconds: between(random, 70, 3_000) };
    const found = walkSteps(walk(steps, { leaves: some(), enters: some() }), total);
    expect(found.reduce((sum, one) => sum + one.metres, 0)).toBe(total.metres);
    expect(found.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(total.seconds);
    for (const one of found) expect(Math.min(one.metres, one.seconds)).toBeGreaterThanOrEqual(0);
  }
});
