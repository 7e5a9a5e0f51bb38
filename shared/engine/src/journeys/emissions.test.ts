import { co2Grams } from './emissions.ts';

describe('co2Grams', () => {
  it.each([
    ['nothing for no ride', [], 0],
    ['10 km by bus', [{ mode: 'bus', metres: 10_000 }], 1_130],
    ['10 km by tram', [{ mode: 'tram', metres: 10_000 }], 43],
    [
      'the sum of both',
      [
        { mode: 'bus', metres: 10_000 },
        { mode: 'tram', metres: 10_000 },
      ],
      1_173,
    ],
  ] as const)('%s', (_case, rides, grams) => {
    expect(co2Grams(rides)).toBe(grams);
  });
});
