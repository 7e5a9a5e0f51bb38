import { withinLimits } from './limits.ts';

const BODY = { fromId: 'a', toId: 'b', tripType: 0 } as const;

it.each([
  ['nothing without limits', {}, {}, undefined],
  ['the limits where nothing is wanted', { maxChanges: 2, maxWait: 30 }, undefined, { maxChanges: 2, maxWait: 30 }],
  ['the default walk where more is allowed', { maxWalk: 3_000 }, undefined, { maxWalk: 1_000 }],
  ['less than the default walk', { maxWalk: 500 }, { bike: 'off' }, { bike: 'off', maxWalk: 500 }],
  [
    'what is wanted up to the limit',
    { maxWalk: 2_000, maxChanges: 3 },
    { maxWalk: 2_000, maxChanges: 0 },
    { maxWalk: 2_000, maxChanges: 0 },
  ],
] as const)('searches with %s', (_case, limits, itineraryOptions, expected) => {
  const body = itineraryOptions ? { ...BODY, itineraryOptions } : BODY;
  expect(withinLimits(body, limits).itineraryOptions ?? undefined).toEqual(expected ?? itineraryOptions);
});

it.each([
  ['maxChanges', { maxChanges: 3 }],
  ['maxWalk', { maxWalk: 1_501 }],
  ['maxWait', { maxWait: 46 }],
])('refuses more than the limit: %s', (name, itineraryOptions) => {
  const limits = { maxChanges: 2, maxWalk: 1_500, maxWait: 45 };
  expect(() => withinLimits({ ...BODY, itineraryOptions }, limits)).toThrow(
    expect.objectContaining({ code: 'beyond-limit', message: expect.stringContaining(name) }),
  );
});
