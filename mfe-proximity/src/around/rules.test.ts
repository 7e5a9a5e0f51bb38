import { boundsOf } from '@halte/map-core';
import { boundsToList, boxAround, isWithin, linesToShow, nearestPoints, type Point, stopAreasOf } from './rules.ts';

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

it('only stop areas are stops, however they are spelt', () => {
  const kinds = ['stopArea', 'STOP_AREA', 'parks', 'stopPoint'];
  const points = kinds.map((type) => ({ ...point(type, 48, 2), type }));
  expect(stopAreasOf(points).map(({ id }) => id)).toEqual(['stopArea', 'STOP_AREA']);
});

it('the nearest come first, and what is not on the map is left out', () => {
  const bounds = boundsOf({ south: 48, west: -2, north: 49, east: -1 });
  const points = [point('far', 48.9, -1.1), point('near', 48.11, -1.6), point('outside', 50, -1.6)];
  const found = nearestPoints(points, bounds, { lat: 48.1, lon: -1.6 });
  expect(found.map((near) => near.point.id)).toEqual(['near', 'far']);
});

it.each([
  ['nothing was chosen', null, 100, 100],
  ['a point was chosen and the map has come nearer than what is close to it', { lat: 48, lon: 2 }, 60, 500],
  ['a point was chosen and the map shows more', { lat: 48, lon: 2 }, 800, 800],
  ['the map is elsewhere', { lat: 49, lon: 2 }, 60, 60],
])('%s: what is listed', (_, chosen, shown, listed) => {
  const at = { lat: 48, lon: 2 };
  expect(boundsToList(boxAround(at, shown), chosen)).toEqual(boxAround(at, listed));
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
