import { createLogLineLimit } from './logLineLimit.ts';

it('writes a hundred lines of a kind a minute', () => {
  let now = 0;
  const isLogged = createLogLineLimit(() => now);
  const written = (kind: string) => Array.from({ length: 150 }, () => isLogged(kind)).filter(Boolean).length;
  expect([written('a'), written('b')]).toEqual([100, 100]);
  now = 59_999;
  expect(written('a')).toBe(0);
  now = 60_000;
  expect(written('a')).toBe(100);
});

it('writes as many as are allowed', () => {
  const isLogged = createLogLineLimit(() => 0, 1);
  expect([isLogged('a'), isLogged('a'), isLogged('b')]).toEqual([true, false, true]);
});
