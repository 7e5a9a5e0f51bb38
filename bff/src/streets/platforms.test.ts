import { METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { platformFinder } from './platforms.ts';
import { type StationObjects, stationsOf } from './testing/stations.ts';
import { positionAt } from './testing/streetMap.ts';

type Platforms = NonNullable<StationObjects['platforms']>;

const STOP = {
  ...{ ...positionAt([0, 0]), id: 'de:1:2', code: '1234', platform: '2', name: 'Marché' },
  ...{ isOfRail: false, entrances: null },
};

function found(platforms: Platforms, stop: Partial<typeof STOP> = {}): string {
  const { stations, texts } = stationsOf({ platforms });
  const place = platformFinder(stations, texts)({ ...STOP, ...stop });
  return place ? [place.lon, place.lat].map((one) => Math.round(one * METRES_PER_DEGREE)).join(' ') : 'none';
}

const at = (east: number, tags: Readonly<Record<string, string>>) => ({ points: [[east, 0] as const], ...tags });

it.each<[string, Platforms, string]>([
  ['by the id of the timetable', [at(30, { stopId: 'de:1:2' })], '30 0'],
  ['by one of several ids', [at(30, { ifopt: 'de:1:1; de:1:2' })], '30 0'],
  ['by the code of the stop', [at(30, { ref: '1234' })], '30 0'],
  ['by its id as the number on the sign', [at(30, { ref: 'de:1:2' })], '30 0'],
  ['by platform and name', [at(30, { localRef: '2', name: 'Gare du Marche' })], '30 0'],
  ['not by another platform', [at(30, { localRef: '3', name: 'Marché' })], 'none'],
  ['not by a platform of another name', [at(30, { localRef: '2', name: 'Gare' })], 'none'],
  ['not by a platform without a name', [at(30, { localRef: '2' })], 'none'],
  ['not by what it is not', [at(30, { ref: '4321', stopId: 'de:1:3' })], 'none'],
  ['the nearest', [at(30, { ref: '1234' }), at(20, { ref: '1234' }), at(25, { ref: '1234' })], '20 0'],
  ['one by its id before a nearer one by its code', [at(30, { stopId: 'de:1:2' }), at(20, { ref: '1234' })], '30 0'],
  ['up to 150 m away', [at(149, { ref: '1234' })], '149 0'],
  ['none farther away', [at(151, { ref: '1234' })], 'none'],
  [
    'where it is nearest to the stop',
    [
      {
        points: [
          [-300, 20],
          [300, 20],
        ],
        ref: '1234',
      },
    ],
    '0 20',
  ],
  [
    'at its end',
    [
      {
        points: [
          [40, 30],
          [300, 30],
        ],
        ref: '1234',
      },
    ],
    '40 30',
  ],
  [
    'behind a bend',
    [
      {
        points: [
          [40, 300],
          [40, 0],
          [300, 0],
        ],
        ref: '1234',
      },
    ],
    '40 0',
  ],
])('finds a platform: %s', (_, platforms, expected) => {
  expect(found(platforms)).toBe(expected);
});

it('is not found by a number that many stops have', () => {
  expect(found([at(30, { ref: '12' })], { code: '12', id: '12' })).toBe('none');
  expect(found([at(30, { ref: '123' })], { code: '123' })).toBe('30 0');
});

it('is not found for a stop without code or platform', () => {
  const platforms = [at(30, { localRef: '2', name: 'Marché' }), at(20, { ref: '1234' })];
  expect(found(platforms, { code: '', platform: '' })).toBe('none');
});
