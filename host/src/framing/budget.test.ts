import { createBudget } from './budget.ts';

it.each([
  ['open', 10],
  ['request', 60],
  ['toast', 5],
  ['report', 20],
  ['sign-in', 5],
] as const)('%s: %d at once, and no more', (kind, most) => {
  const allows = createBudget(() => 0);
  expect(Array.from({ length: most }, () => allows(kind))).not.toContain(false);
  expect(allows(kind)).toBe(false);
});

it('fills up with time, up to what is allowed at once, and counts kinds apart', () => {
  let now = 0;
  const allows = createBudget(() => now);
  for (let count = 0; count < 10; count += 1) allows('open');
  expect(allows('request')).toBe(true);
  now = 1000;
  expect([1, 2, 3].map(() => allows('open'))).toEqual([true, true, false]);
  now = 3_600_000;
  expect(Array.from({ length: 11 }, () => allows('open')).indexOf(false)).toBe(10);
});

it('is not fooled by a clock that goes back', () => {
  let now = 1000;
  const allows = createBudget(() => now);
  for (let count = 0; count < 5; count += 1) allows('toast');
  now = 0;
  expect(allows('toast')).toBe(false);
});
