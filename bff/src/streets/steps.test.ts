import type { NODE_FLAGS } from '../ground/classify/roadNodes.ts';
import { NO_STATIONS } from '../ground/stations.ts';
import { streetWalks } from './streetWalks.ts';
import { namedMap, positionAt, type TestPoints } from './testing/streetMap.ts';
import { walkTables } from './walkTables.ts';

const NO_STOPS = { stops: [], areas: [], stationNodes: [] };

interface Walked {
  readonly ways: readonly string[];
  readonly standing?: Readonly<Record<string, keyof typeof NODE_FLAGS>>;
  /** Two letters. */
  readonly walk: string;
}

/** What is told of the walk between two points: turn, kind, name, metres, seconds, steps, and the level that it leads to. */
function told(points: TestPoints, { ways, standing = {}, walk }: Walked): string[] {
  const walks = streetWalks(
    NO_STOPS,
    walkTables({ ...namedMap(points, ways, standing), stations: NO_STATIONS }, NO_STOPS),
  );
  const [from, to] = [...walk].map((letter) => positionAt(points[letter]!));
  const steps = walks.route(from!, to!, 'foot')!.steps();
  return steps.map(({ turn, kind, name, metres, seconds, stairs, level }) =>
    [turn, kind, name, `${Math.round(metres)} m ${Math.round(seconds)} s`, stairs, level && `to ${level}`]
      .filter((one) => one || one === 0)
      .join(' '),
  );
}

/** A street of 200 m to the east, and others from its end. */
const CORNER: TestPoints = {
  ...{ a: [0, 0], b: [200, 0], straight: [300, 20], n: [200, 100], s: [200, -100], e: [300, 0], q: [280, 60] },
  ...{ r: [280, -60], v: [120, 60], w: [120, -60] },
};

describe('turns', () => {
  it.each([
    ['e', 'straight street Rue B 100 m 80 s'],
    ['q', 'slightLeft street Rue B 100 m 80 s'],
    ['n', 'left street Rue B 100 m 80 s'],
    ['v', 'sharpLeft street Rue B 100 m 80 s'],
    ['r', 'slightRight street Rue B 100 m 80 s'],
    ['s', 'right street Rue B 100 m 80 s'],
    ['w', 'sharpRight street Rue B 100 m 80 s'],
  ])('are seen from the way walked before (%s)', (end, expected) => {
    const ways = ['ab =Rue_A', `b${end} =Rue_B`];
    expect(told(CORNER, { ways, walk: `a${end}` })).toEqual(['start street Rue A 200 m 160 s', expected]);
  });

  it('are not told where the street itself turns', () => {
    expect(told(CORNER, { ways: ['ab =Rue_A', 'bn =Rue_A'], walk: 'an' })).toEqual(['start street Rue A 300 m 240 s']);
  });

  it.each([
    [
      'where one could go elsewhere',
      ['ab path', 'bn path', 'be path'],
      ['start path 200 m 160 s', 'left path 100 m 80 s'],
    ],
    ['where the way only bends', ['ab path', 'bn path'], ['start path 300 m 240 s']],
  ])('of ways without a name: %s', (_, ways, expected) => {
    expect(told(CORNER, { ways, walk: 'an' })).toEqual(expected);
  });
});

describe('the name of a street beside', () => {
  /** A street to the east, and a sidewalk at some metres to the south of its beginning and its end. */
  const beside = (start: number, end: number) =>
    told(
      { a: [0, 0], b: [200, 0], c: [0, -start], d: [200, -end] },
      { ways: ['ab =Rue_A', 'cd sidewalk'], walk: 'cd' },
    );

  it.each([
    [19, 19, 'start street Rue A 200 m 160 s'],
    [21, 21, 'start path 200 m 160 s'],
    // 19.0 and 21.8 degrees, mostly within 20 m.
    [0, 69, 'start path 212 m 169 s'],
    [12, 12, 'start street Rue A 200 m 160 s'],
  ])('at %i and %i metres', (start, end, expected) => {
    expect(beside(start, end)).toEqual([expected]);
  });

  it.each([
    [19, 'start street Rue A 55 m 44 s'],
    [21, 'start path 55 m 44 s'],
  ])('at %i degrees', (degrees, expected) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 55, Math.sin((degrees * Math.PI) / 180) * 55];
    const points: TestPoints = { a: [-100, -5], b: [200, -5], c: [0, -10], d: [x, y - 10] };
    expect(told(points, { ways: ['ab =Rue_A', 'cd footway'], walk: 'cd' })).toEqual([expected]);
  });

  it('is not taken from a tunnel below', () => {
    const points: TestPoints = { a: [0, 0], b: [200, 0], c: [0, -5], d: [200, -5] };
    const told200 = (street: string) => told(points, { ways: [`ab =Tunnel ${street}`, 'cd footway'], walk: 'cd' });
    expect(told200('')).toEqual(['start street Tunnel 200 m 160 s']);
    expect(told200('below')).toEqual(['start path 200 m 160 s']);
  });

  it('is not taken from a path', () => {
    const points: TestPoints = { a: [0, 0], b: [200, 0], c: [0, -5], d: [200, -5] };
    expect(told(points, { ways: ['ab path =Sentier', 'cd footway'], walk: 'cd' })).toEqual(['start path 200 m 160 s']);
  });
});

describe('crossings', () => {
  /** Rue A from west to east with sidewalks 15 m beside it, and Rue B across it at 100 m. */
  const points: TestPoints = {
    ...{ a: [0, 0], m: [80, 0], o: [100, 0], b: [200, 0], c: [0, -15], d: [80, -15], e: [80, 15], f: [0, 15] },
    ...{ x: [100, -100], k: [90, -15], p: [100, -15], l: [110, -15], g: [200, -15], y: [100, 100], h: [200, 15] },
  };
  const ways = [
    'amob primary =Rue_A',
    'xpoy =Rue_B',
    'cdk sidewalk',
    'dme crossing',
    'fe sidewalk',
    'eh sidewalk',
    'kpl crossing',
    'lg sidewalk',
  ];

  it('are told where one changes sides', () => {
    expect(told(points, { ways, standing: { m: 'signals' }, walk: 'ch' })).toEqual([
      'start street Rue A 80 m 64 s',
      // 30 m, and the lights.
      'straight crossing Rue A 30 m 34 s',
      'straight street Rue A 120 m 96 s',
    ]);
  });

  it('are not told along the street', () => {
    expect(told(points, { ways, walk: 'cg' })).toEqual(['start street Rue A 200 m 160 s']);
  });

  it('are not told where nothing that has a name is crossed', () => {
    const nameless = ['amob primary', 'cdk sidewalk', 'dme crossing', 'fe sidewalk', 'eh sidewalk'];
    expect(told(points, { ways: nameless, walk: 'ch' })).toEqual([
      'start path 80 m 64 s',
      'left path 30 m 24 s',
      'right path 120 m 96 s',
    ]);
  });

  it('of two lanes are one', () => {
    const lanes: TestPoints = {
      ...{ a: [0, 0], m: [100, 0], b: [200, 0], q: [0, 12], n: [100, 12], r: [200, 12] },
      ...{ c: [100, -60], d: [100, -6], i: [100, 6], e: [100, 18], f: [100, 80] },
    };
    const street = ['amb =Rue_A', 'qnr =Couloir_Bus', 'cd =Rue_B', 'dmi crossing', 'ine crossing', 'ef =Rue_C'];
    expect(told(lanes, { ways: street, walk: 'cf' })).toEqual([
      'start street Rue B 54 m 43 s',
      'straight crossing Rue A 24 m 19 s',
      'straight street Rue C 62 m 50 s',
    ]);
  });
});

describe('what is short', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [114, 0], d: [114, 100], e: [116, 0], f: [116, 100] };

  it('up to 15 m is of its neighbour', () => {
    expect(told(points, { ways: ['ab =Rue_A', 'bc =Rue_B', 'cd =Rue_C'], walk: 'ad' })).toEqual([
      'start street Rue A 114 m 91 s',
      'left street Rue C 100 m 80 s',
    ]);
    // Straight on it is, up to 80 m; around a corner it is told.
    const corner: TestPoints = { a: [0, 0], b: [100, 0], c: [100, 16], d: [200, 16] };
    expect(told(corner, { ways: ['ab =Rue_A', 'bc =Rue_B', 'cd =Rue_C'], walk: 'ad' })).toEqual([
      'start street Rue A 100 m 80 s',
      'left street Rue B 16 m 13 s',
      'right street Rue C 100 m 80 s',
    ]);
  });

  it('is left out where the street goes on behind it', () => {
    const jog: TestPoints = { a: [0, 0], b: [100, 0], c: [100, 30], d: [200, 30] };
    expect(told(jog, { ways: ['ab =Rue_A', 'bc path', 'cd =Rue_A'], walk: 'ad' })).toEqual([
      'start street Rue A 230 m 184 s',
    ]);
  });

  it.each([
    ['ab steps 3', '3'],
    ['ab steps', ''],
  ])('is told where there are steps (%s)', (steps, count) => {
    const stairs: TestPoints = { z: [-100, 0], a: [0, 0], b: [2, 0], c: [102, 0] };
    const [, step] = told(stairs, { ways: ['za =Rue_A', steps, 'bc =Rue_B'], walk: 'zc' });
    expect(step).toBe(`straight stairs 2 m 3 s ${count}`.trim());
  });
});

it('never leads straight on twice', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [200, 0], d: [350, 0], e: [450, 0], f: [550, 0] };
  const ways = ['ab =Rue_A', 'bc =Rue_B', 'cd =Rue_C', 'de path', 'ef =Rue_E'];
  expect(told(points, { ways, walk: 'af' })).toEqual([
    'start street Rue A 100 m 80 s',
    // By the longest of them.
    'straight street Rue C 450 m 360 s',
  ]);
});

describe('what leads on under several names is told by', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [190, 0], d: [330, 0], e: [400, 0] };
  it.each([
    ['the name of most of it', ['bc =Rue_B', 'cd =Rue_C', 'de =Rue_B'], 'street Rue B'],
    ['a name rather than none', ['bc =Rue_B', 'cd path', 'de =Rue_D'], 'street Rue B'],
    ['none where most of it has none', ['bc =Rue_B', 'cd path', 'de path'], 'path'],
  ])('%s', (_, ways, expected) => {
    expect(told(points, { ways: ['ab =Rue_A', ...ways], walk: 'ae' })[1]).toBe(`straight ${expected} 300 m 240 s`);
  });
});

describe('stairs', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [120, 0], d: [220, 0] };

  it.each([
    ['up', 'bc steps 30 up', 'ad', 'up stairs 20 m 26 s 30'],
    ['down', 'bc steps 30 up', 'da', 'down stairs 20 m 26 s 30'],
    ['drawn from above', 'cb steps 30 down', 'da', 'down stairs 20 m 26 s 30'],
    ['of which nothing is known', 'bc steps', 'ad', 'straight stairs 20 m 26 s'],
    ['that move', 'bc escalator up', 'ad', 'up escalator 20 m 33 s'],
  ])('%s', (_, steps, walk, expected) => {
    expect(told(points, { ways: ['ab =Rue_A', steps, 'cd =Rue_B'], walk })[1]).toBe(expected);
  });

  it('lead up to a bridge', () => {
    expect(told(points, { ways: ['ab =Rue_A', 'bc steps', 'cd =Pont bridge'], walk: 'ad' })[1]).toBe(
      'up stairs 20 m 26 s',
    );
    expect(told(points, { ways: ['ab =Rue_A', 'bc steps', 'cd =Pont bridge'], walk: 'da' })[1]).toBe(
      'down stairs 20 m 26 s',
    );
  });

  it('with a landing are one flight, and their number that of all', () => {
    const flight: TestPoints = { z: [-100, 0], a: [0, 0], b: [20, 0], c: [24, 0], d: [44, 0], y: [144, 0] };
    const steps = (first: string, second: string) =>
      told(flight, { ways: ['za =Rue_A', `ab ${first}`, 'bc path', `cd ${second}`, 'dy =Rue_B'], walk: 'zy' }).slice(
        1,
        -1,
      );
    // 20 × 1.6 m, 4 m and 20 × 1.6 m at 1.25 m/s.
    expect(steps('steps 30 up', 'steps 12 up')).toEqual(['up stairs 44 m 54 s 42']);
    expect(steps('steps 30 up', 'steps up')).toEqual(['up stairs 44 m 54 s']);
    expect(steps('steps 30 up', 'steps 12 down')).toHaveLength(2);
  });
});

describe('levels', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [120, 0], d: [220, 0], e: [240, 0], f: [340, 0] };
  const [street, hall, platform] = ['ab =Rue_A', 'cd corridor level:-1', 'ef platform level:-2'];
  const toHall = (stairs: string, more = {}) =>
    told(points, { ways: [street, `bc ${stairs}`, hall], walk: 'ad', ...more })[1];
  const toStreet = (stairs: string) => told(points, { ways: [street, `bc ${stairs}`, hall], walk: 'da' })[1];

  it.each([
    ['steps', 'straight stairs 20 m 26 s to -1'],
    ['steps level:0;-1', 'down stairs 20 m 26 s to -1'],
    ['steps level:-1;-3', 'up stairs 20 m 26 s to -1'],
    ['steps up level:0;-1', 'up stairs 20 m 26 s to -1'],
    ['escalator level:-1-0', 'down escalator 20 m 33 s to -1'],
    ['lift level:-1;0;1', 'down lift 20 m 45 s to -1'],
    ['lift level:-2;-1;0', 'straight lift 20 m 45 s to -1'],
    ['lift level:0;-1', 'down lift 20 m 45 s to -1'],
  ])('are told where one comes to them: %s', (stairs, expected) => {
    expect(toHall(stairs)).toBe(expected);
  });

  it('are not told where one comes to several', () => {
    expect(told(points, { ways: [street, 'bc steps', 'cd footway level:-1;-2'], walk: 'ad' })[1]).toBe(
      'straight stairs 20 m 26 s',
    );
  });

  it('are not told of the street', () => {
    expect(toStreet('steps level:0;-1')).toBe('up stairs 20 m 26 s');
    expect(toStreet('steps')).toBe('straight stairs 20 m 26 s');
  });

  it('are told where they change from one to another', () => {
    const walk = (stairs: string, end = platform) => told(points, { ways: [hall, `de ${stairs}`, end], walk: 'cf' })[1];
    expect(walk('steps')).toBe('down stairs 20 m 26 s to -2');
    expect(walk('lift level:-3;-2;-1')).toBe('down lift 20 m 45 s to -2');
    expect(walk('steps', 'ef platform level:-1')).toBe('straight stairs 20 m 26 s');
    expect(walk('steps level:-1;-1.5', 'ef platform level:-1.5')).toBe('down stairs 20 m 26 s to -1.5');
  });

  it('of stairs that follow each other are those of the last', () => {
    const flight = ['cd steps level:-1;-2', 'de steps level:-2;-3', 'ef platform level:-3'];
    expect(told(points, { ways: ['bc corridor level:-1', ...flight], walk: 'bf' })).toEqual([
      'start corridor 20 m 16 s',
      'down stairs 120 m 154 s to -3',
      'straight platform 100 m 80 s',
    ]);
    // By an escalator from a level that is known by the stairs before alone.
    const mixed = ['cd steps level:-1;-2', 'de escalator level:-2;-4', 'ef platform'];
    expect(told(points, { ways: ['bc corridor level:-1', ...mixed], walk: 'bf' }).slice(1, 3)).toEqual([
      'down stairs 100 m 128 s to -2',
      'down escalator 20 m 33 s',
    ]);
  });

  it('are told of a lift that is a point of the way', () => {
    const ways = ['ac corridor level:-1', 'cd platform level:-3'];
    expect(told(points, { ways, standing: { c: 'lift' }, walk: 'ad' })[1]).toBe('down lift 0 m 45 s to -3');
  });
});

it.each([
  ['lift', 'straight lift 20 m 45 s'],
  ['corridor', 'straight corridor 20 m 16 s'],
  ['footway indoor', 'straight corridor 20 m 16 s'],
  ['platform', 'straight platform 20 m 16 s'],
])('tells what one walks through: %s', (way, expected) => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [100, 20], d: [200, 20] };
  const [, step = ''] = told(points, { ways: ['ab =Rue_A', `bc ${way}`, 'cd =Rue_B'], walk: 'ad' });
  expect(step.replace(/^\w+/, 'straight')).toBe(expected);
});

it('tells a square by its name', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [100, 60] };
  expect(told(points, { ways: ['ab =Rue_A', 'bc pedestrian area =Place_B'], walk: 'ac' })[1]).toBe(
    'left square Place B 60 m 48 s',
  );
});

it('tells a square without a name by the street that it is along', () => {
  const points: TestPoints = { a: [0, 0], b: [200, 0], c: [0, -10], d: [200, -10], e: [200, -100] };
  const told200 = (street: string) => told(points, { ways: [street, 'cd pedestrian area'], walk: 'cd' });
  expect(told200('ab pedestrian =Rue_A')).toEqual(['start street Rue A 200 m 160 s']);
  expect(told200('be pedestrian =Rue_B')).toEqual(['start square 200 m 160 s']);
});

it('tells the way straight across a square', () => {
  const points: TestPoints = {
    ...{ a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 100], s: [-80, -80], t: [180, 180] },
  };
  expect(told(points, { ways: ['abcda pedestrian area =Place_A', 'sa =Rue_S', 'ct =Rue_T'], walk: 'st' })).toEqual([
    'start street Rue S 113 m 91 s',
    'straight square Place A 255 m 204 s',
  ]);
});

it('tells a lift that is a point of the way, without its length', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [200, 0] };
  expect(told(points, { ways: ['ab =Rue_A', 'bc =Pont bridge'], standing: { b: 'lift' }, walk: 'ac' })).toEqual([
    'start street Rue A 100 m 80 s',
    'up lift 0 m 45 s',
    'straight street Pont 100 m 80 s',
  ]);
});

describe('between a place and the street', () => {
  const points: TestPoints = { a: [0, 0], b: [200, 0], near: [100, 30] };

  it.each([
    [49, ['start street Rue A 149 m 119 s']],
    [51, ['start street Rue A 100 m 80 s', 'arrive path 51 m 41 s']],
  ])('%i metres', (metres, expected) => {
    const place: TestPoints = { ...points, p: [100, metres] };
    expect(told(place, { ways: ['ab =Rue_A'], walk: 'ap' })).toEqual(expected);
  });

  it('is all of a walk to a place at the same spot of the street', () => {
    const place: TestPoints = { ...points, p: [100, 20], q: [100, -20] };
    expect(told(place, { ways: ['ab =Rue_A'], walk: 'pq' })).toHaveLength(1);
  });
});

it('says names as text, whatever they are', () => {
  expect(told({ a: [0, 0], b: [100, 0] }, { ways: ['ab =<img/src=x>{{t}}'], walk: 'ab' })).toEqual([
    'start street <img/src=x>{{t}} 100 m 80 s',
  ]);
});
