import { boxAround, isWithin, linesToShow, modesOf, type Point, pointsToShow } from './rules.ts';

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

  it('have modes to choose among', () => {
    expect(modesOf(points)).toEqual(['tram', 'bus']);
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
