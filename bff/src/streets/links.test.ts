import { boxesOf } from '../ground/edgeIndex.ts';
import { footCosts } from './foot.ts';
import { mainNetwork } from './islands.ts';
import { LINK_KINDS, snapsAt } from './linkColumns.ts';
import type { LinkedStop } from './linkedStop.ts';
import { linksOf } from './links.ts';
import { createSnapper } from './snap.ts';
import { type StationObjects, stationsOf } from './testing/stations.ts';
import { positionAt, streetMap } from './testing/streetMap.ts';

const STOP: Omit<LinkedStop, 'lat' | 'lon'> = {
  ...{ id: 'S', code: '1234', platform: '2', name: 'Gare', isOfRail: false, entrances: null },
};

/** A street from west to east, and beside it, 100 m to the north, whatever a test has there. */
interface Linked {
  readonly stop?: Partial<LinkedStop>;
  readonly map?: StationObjects;
  /** Entrances of the timetable. */
  readonly nodes?: readonly (readonly [number, number])[];
  readonly stepFree?: boolean;
}

function linkOf(
  other: string,
  place: readonly [number, number],
  { stop = {}, map = {}, nodes = [], stepFree = false }: Linked = {},
): string {
  const points = { a: [0, 0], b: [200, 0], c: [0, 100], d: [200, 100] } as const;
  const streets = streetMap(points, ['ab', 'ac', `cd ${other}`]);
  const snapper = createSnapper(streets, boxesOf(streets, Int32Array.from(streets.edges.from.keys())));
  const main = mainNetwork(streets, footCosts(streets));
  const stops = [{ ...STOP, ...positionAt(place), ...stop }];
  const links = linksOf(
    { stops, stationNodes: nodes.map(positionAt) },
    { streets, ...stationsOf(map) },
    { snapper, main, metresPerSecond: 1.25, stepFree },
  ).stops;
  const snaps = snapsAt(links, 0).map(({ edge, share, metres, door }) => {
    const [into, out] = [door?.toStop, door?.fromStop].map((one) => one && `${one.metres.toFixed(0)} m ${one.tenths}`);
    const through = door ? ` by ${JSON.stringify(door.entrance)} in ${into} out ${out}` : '';
    return `edge ${edge} at ${(share * 200).toFixed(0)}, ${metres.toFixed(0)} m${through}`;
  });
  return [LINK_KINDS[links.kind[0]!], ...snaps].join('; ');
}

it.each<[string, string, readonly [number, number], string]>([
  ['the nearest street', 'residential', [100, 90], 'street; edge 2 at 100, 10 m'],
  ['not steps', 'steps', [100, 90], 'street; edge 0 at 100, 90 m'],
  ['not an escalator', 'escalator', [100, 90], 'street; edge 0 at 100, 90 m'],
  ['not a closed street', 'service closed', [100, 90], 'street; edge 0 at 100, 90 m'],
  ['not a bridge where a street is within 50 m', 'footway bridge', [150, 50], 'street; edge 0 at 150, 50 m'],
  ['a bridge where none is', 'footway bridge', [150, 60], 'otherLevel; edge 2 at 150, 40 m'],
  ['a street up to 150 m away', 'residential', [100, 245], 'street; edge 2 at 100, 145 m'],
  ['none farther away', 'residential', [100, 255], 'outside'],
])('%s', (_, other, place, expected) => {
  expect(linkOf(other, place)).toBe(expected);
});

describe('a platform of the map', () => {
  const PLATFORM = {
    points: [
      [20, 98],
      [60, 98],
    ],
    ref: '1234',
  } as const;
  it.each<[string, readonly [number, number], Linked, string]>([
    [
      'is taken where it is nearest to the stop',
      [50, 20],
      { map: { platforms: [PLATFORM] } },
      'platform; edge 2 at 50, 80 m',
    ],
    ['is not more than 150 m away', [50, -60], { map: { platforms: [PLATFORM] } }, 'street; edge 0 at 50, 60 m'],
    [
      // It is 140 m away, and 40 m from a street that is 180 m away.
      'has its edge no more than 150 m from the stop',
      [50, -80],
      { map: { platforms: [{ points: [[50, 60]], ref: '1234' }] } },
      'street; edge 0 at 50, 80 m',
    ],
    [
      'is the nearest of several',
      [50, 20],
      {
        map: {
          platforms: [
            { points: [[50, 160]], ref: '1234' },
            { points: [[190, -15]], ref: '1234' },
          ],
        },
      },
      'platform; edge 2 at 50, 80 m',
    ],
    [
      'is that of a metro only where it is walked along',
      [50, 20],
      { map: { platforms: [PLATFORM] }, stop: { isOfRail: true } },
      'street; edge 0 at 50, 20 m',
    ],
    [
      'of a metro',
      [50, 20],
      {
        map: {
          platforms: [
            {
              ...PLATFORM,
              points: [
                [20, 100],
                [60, 100],
              ],
            },
          ],
        },
        stop: { isOfRail: true },
      },
      'platform; edge 2 at 50, 80 m',
    ],
  ])('%s', (_, place, linked, expected) => {
    expect(linkOf('platform', place, linked)).toBe(expected);
  });
});

describe('a station', () => {
  const map: StationObjects = {
    entrances: [
      { at: [150, 10], ref: 'A', wheelchair: 'no' },
      { at: [150, 90], ref: 'B' },
    ],
  };
  const rail = { isOfRail: true };
  it.each<[string, Linked, string]>([
    [
      // 50 and 30 m from the stop, 60 s down: 100 s and 84 s.
      'is entered by the entrances of the map',
      { map, stop: rail },
      'subwayEntrance; edge 0 at 150, 10 m by {"ofMap":0} in 50 m 1000 out 50 m 1000; edge 2 at 150, 10 m by {"ofMap":1} in 30 m 840 out 30 m 840',
    ],
    [
      'without steps, not by one that is not for wheelchairs',
      { map, stop: rail, stepFree: true },
      'subwayEntrance; edge 2 at 150, 10 m by {"ofMap":1} in 30 m 840 out 30 m 840',
    ],
    [
      'without steps, by none where all have some',
      { map: { entrances: map.entrances!.slice(0, 1) }, stop: rail, stepFree: true },
      'subwayEntrance',
    ],
    ['is a stop like others for buses', { map }, 'street; edge 2 at 150, 40 m'],
    [
      'is entered by the entrances of the timetable, if it has any',
      {
        ...{ map, stop: { ...rail, entrances: { foot: [doorOf(0), doorOf(1)], stepFree: [doorOf(1)] } } },
        nodes: [
          [20, -5],
          [40, -8],
        ],
      },
      'entrance; edge 0 at 20, 5 m by {"node":0} in 12 m 300 out null; edge 0 at 40, 8 m by {"node":1} in 12 m 300 out null',
    ],
    [
      'without steps too',
      {
        ...{ stop: { entrances: { foot: [doorOf(0), doorOf(1)], stepFree: [doorOf(1)] } }, stepFree: true },
        nodes: [
          [20, -5],
          [40, -8],
        ],
      },
      'entrance; edge 0 at 40, 8 m by {"node":1} in 12 m 300 out null',
    ],
    [
      'without steps by none where all have some',
      { stop: { entrances: { foot: [doorOf(0)], stepFree: [] } }, stepFree: true, nodes: [[20, -5]] },
      'entrance',
    ],
    [
      'with entrances far from every street is outside of the map',
      { stop: { entrances: { foot: [doorOf(0)], stepFree: [] } }, nodes: [[20, -400]] },
      'outside',
    ],
  ])('%s', (_, linked, expected) => {
    expect(linkOf('residential', [150, 60], linked)).toBe(expected);
  });
});

function doorOf(node: number) {
  return { node, toStop: { metres: 12, tenths: 300 }, fromStop: null };
}
