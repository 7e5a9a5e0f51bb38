import { distanceMetres } from './distance.ts';

describe('distance', () => {
  it.each([
    ['nowhere', { lat: 48.1, lon: -1.6 }, { lat: 48.1, lon: -1.6 }, 0],
    ['a thousandth of a degree north', { lat: 48.1, lon: -1.6 }, { lat: 48.101, lon: -1.6 }, 111],
    ['a thousandth of a degree east at 60° north', { lat: 60, lon: 10 }, { lat: 60, lon: 10.001 }, 56],
  ])('to %s', (_, from, to, metres) => {
    expect(Math.round(distanceMetres(from, to))).toBe(metres);
  });
});
