import { boundsOf } from '@halte/map-core';
import { pointsBeside } from './loadedPoints.ts';
import {
  boxAround,
  type Cluster,
  clustersToShow,
  isWithin,
  linesToShow,
  modesOf,
  type Point,
  pointsToShow,
} from './rules.ts';

const point = (id: string, lat: number, lon: number): Point => ({ id, lat, lon, type: 'stopArea', name: id });

describe('box around a point', () => {
  const center = { lat: 48.1, lon: -1.6 };
  it.each([
    ['the point itself', center, true],
    ['900 m north', { lat: 48.1081, lon: -1.6 }, true],
    ['900 m east', { lat: 48.1, lon: -1.5879 }, true],
    ['1100 m east', { lat: 48.1, lon: -1.5852 }, false],
  ])('of 1000 m: %s', (_, place, expected) => {
    expect(isWithin(place, boxAround(center, 1000))).toBe(expected);
  });
});

describe('points on the map', () => {
  const of = (type: string, ...modes: ('tram' | 'bus')[]): Point => ({ ...point(type, 48, 2), type, modes });
  const points = [of('STOP_AREA', 'tram'), of('stopArea', 'bus'), of('parks'), of('stopPoint'), of('pointOfInterest')];

  it.each([
    ['all that one looks for', [], [], ['STOP_AREA', 'stopArea', 'parks']],
    ['only what was chosen', ['parks'], [], ['parks']],
    ['stops of some modes', [], ['tram'], ['STOP_AREA', 'parks']],
  ] as const)('are %s', (_, groups, modes, ids) => {
    expect(pointsToShow(points, { groups, modes }).map(({ id }) => id)).toEqual(ids);
  });

  it('are sought where their kind was chosen, beside stops', () => {
    const sought = pointsToShow(points, { groups: ['stops', 'parks'], modes: [] });
    expect(sought.filter(({ isSought }) => isSought).map(({ id }) => id)).toEqual(['parks']);
  });

  it('have modes to choose among', () => {
    expect(modesOf(points)).toEqual(['tram', 'bus']);
  });
});

describe('clusters on the map', () => {
  const bounds = { south: 48, west: 2, north: 49, east: 3 };
  const cluster: Cluster = {
    lat: 48.5,
    lon: 2.5,
    count: 12,
    kinds: [
      { type: 'stopArea', count: 7 },
      { type: 'parks', count: 3 },
      { type: 'pointOfInterest', count: 2 },
    ],
    modes: ['bus'],
    bounds,
  };

  it.each([
    ['all that one looks for', [], [], [10]],
    ['only what was chosen', ['parks'], [], [3]],
    ['no stops by mode, which are not counted', [], ['bus'], [3]],
    ['nothing where nothing of it is', ['cars'], [], []],
  ] as const)('count %s', (_, groups, modes, counts) => {
    expect(clustersToShow([cluster], { groups, modes }).map(({ count }) => count)).toEqual(counts);
  });

  it('lead to the box of their places, and no point stands beside a cluster that counts it', () => {
    const [shown] = clustersToShow([cluster], { groups: [], modes: [] });
    expect(shown?.bounds).toMatchObject({ northWest: { lat: 49, lon: 2 }, southEast: { lat: 48, lon: 3 } });
    const loaded = [point('single', 48.5, 2.5), point('counted', 48.6, 2.6), point('chosen', 48.7, 2.7)];
    const outside = point('outside', 50, 2);
    const answer = { bounds: boundsOf(bounds), points: loaded.slice(0, 1), clusters: [cluster] };
    const ids = (selectedId: string | null) =>
      pointsBeside([...loaded, outside], answer, selectedId).map(({ id }) => id);
    expect(ids(null)).toEqual(['single', 'outside']);
    expect(ids('chosen')).toEqual(['single', 'chosen', 'outside']);
    expect(pointsBeside(loaded, { ...answer, clusters: [] }, null)).toBe(loaded);
  });
});

describe('lines of a row', () => {
  it.each([
    [3, 4, 3, 0],
    [4, 4, 4, 0],
    [5, 4, 3, 2],
    [0, 4, 0, 0],
  ])('%s lines with room for %s: %s shown, %s more', (count, room, shown, more) => {
    const lines = Array.from({ length: count }, (_, index) => index);
    expect(linesToShow(lines, room)).toEqual({ shown: lines.slice(0, shown), more });
  });
});
