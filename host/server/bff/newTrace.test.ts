import { newTrace } from './newTrace.ts';

it.each([
  [0, 0, false],
  [0.01, 0.0099, true],
  [0.01, 0.01, false],
  [1, 0.9999, true],
])('begins a trace for a share of %d of the calls: %d → %s', (share, random, isBegun) => {
  expect('traceparent' in newTrace({}, share, () => random)).toBe(isBegun);
});

it('names another trace each time, to be recorded', () => {
  const [one, other] = [newTrace({}, 1), newTrace({}, 1)];
  expect(one['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(one['traceparent']).not.toBe(other['traceparent']);
});

it('leaves the decision to who began the trace', () => {
  expect(newTrace({ traceparent: '00-…-00' }, 1)).toEqual({});
});
