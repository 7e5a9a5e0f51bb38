import { doorFinder } from './stationDoors.ts';
import { type StationObjects, stationsOf } from './testing/stations.ts';
import { positionAt } from './testing/streetMap.ts';

const STOP = {
  ...{ ...positionAt([0, 0]), id: 'M', code: '', platform: '', name: 'Marienplatz (U)' },
  ...{ isOfRail: true, entrances: null },
};
const at = (east: number, ref: string, wheelchair = 'limited') => ({ at: [east, 0] as const, ref, wheelchair });

function found(objects: StationObjects, options = { stepFree: false, metresPerSecond: 1 }): string {
  const { stations, texts } = stationsOf(objects);
  const doors = doorFinder(stations, texts)(STOP, options);
  const said = doors?.map(({ entrance, toStop, fromStop }) => {
    expect(fromStop).toEqual(toStop);
    return `${'ofMap' in entrance ? entrance.ofMap : ''}: ${Math.round(toStop!.metres)} m, ${toStop!.tenths / 10} s`;
  });
  return said?.join('; ') ?? 'unknown';
}

const ENTRANCES = [at(100, 'A'), at(200, 'B', 'no'), at(240, 'C', 'yes'), at(260, 'D')];

it.each<[string, StationObjects, string]>([
  ['none where the map has none', {}, 'unknown'],
  ['those within 250 m, 60 s down', { entrances: ENTRANCES }, '0: 100 m, 160 s; 1: 200 m, 260 s; 2: 240 m, 300 s'],
  [
    'those of its stop area only, wherever they are',
    { entrances: ENTRANCES, areas: [{ name: 'Marienplatz', entrances: [1, 3] }] },
    '1: 200 m, 260 s; 3: 260 m, 320 s',
  ],
  [
    'not those of another stop area',
    { entrances: ENTRANCES, areas: [{ name: 'Isartor', entrances: [0, 1, 3] }] },
    '2: 240 m, 300 s',
  ],
  [
    'those of the nearest of two stop areas with its name',
    {
      entrances: ENTRANCES,
      areas: [
        { name: 'Marienplatz', entrances: [1] },
        { name: 'Marienplatz', entrances: [2], stations: [[10, 0]] },
      ],
    },
    '2: 240 m, 300 s',
  ],
  [
    'not those of a stop area of the name that is far away',
    { entrances: [at(100, 'A'), at(251, 'B')], areas: [{ name: 'Marienplatz', entrances: [1] }] },
    '0: 100 m, 160 s',
  ],
])('finds the entrances of a station: %s', (_, objects, expected) => {
  expect(found(objects)).toBe(expected);
});

it('leaves out those that are not for wheelchairs, without steps', () => {
  const options = { stepFree: true, metresPerSecond: 1 };
  expect(found({ entrances: ENTRANCES }, options)).toBe('0: 100 m, 160 s; 2: 240 m, 300 s');
  expect(found({ entrances: [at(100, 'A', 'no')] }, options)).toBe('');
});
