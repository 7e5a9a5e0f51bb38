import { createDiffering, type PaintedView } from './differing.ts';

const VIEW: PaintedView = { remote: 'trip-planner', view: 'index', version: '1.2.3' };
const HOUR_MS = 3_600_000;

function setUp() {
  const warn = jest.fn();
  let time = 0;
  const differing = createDiffering(warn, () => time);
  return { differing, warn, pass: (milliseconds: number) => (time += milliseconds) };
}

function send(differing: ReturnType<typeof createDiffering>, pages: number, reports: number, view = VIEW): void {
  for (let page = 0; page < pages; page += 1) differing.painted(view);
  for (let report = 0; report < reports; report += 1) differing.reported(view);
}

it.each([
  [1, 1, false],
  [2, 2, true],
  [3, 2, true],
  [100, 5, false],
  [100, 34, true],
])('of %d pages, %d that differ leave the markup out: %s', (pages, reports, expected) => {
  const { differing, warn } = setUp();
  send(differing, pages, reports);
  expect(differing.isLeftOut(VIEW)).toBe(expected);
  expect(warn.mock.calls).toEqual(expected ? [[VIEW]] : []);
});

it('leaves out the version that differs, and no other', () => {
  const { differing } = setUp();
  send(differing, 2, 2);
  expect(differing.isLeftOut({ ...VIEW, version: '1.2.4' })).toBe(false);
  expect(differing.isLeftOut({ ...VIEW, view: 'trip-planner' })).toBe(false);
  expect(differing.problems()).toEqual([
    'The first paint of trip-planner 1.2.3 (index) differs from what its code draws, and is left out of the pages.',
  ]);
});

it('tries again after an hour, and leaves it out again if it still differs', () => {
  const { differing, pass, warn } = setUp();
  send(differing, 2, 2);
  pass(HOUR_MS);
  expect([differing.isLeftOut(VIEW), differing.problems()]).toEqual([false, []]);
  send(differing, 1, 1);
  expect(differing.isLeftOut(VIEW)).toBe(false);
  send(differing, 1, 1);
  expect(differing.isLeftOut(VIEW)).toBe(true);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('counts nothing that was not sent, and forgets the views that were sent longest ago', () => {
  const { differing } = setUp();
  send(differing, 0, 10);
  expect(differing.isLeftOut(VIEW)).toBe(false);
  send(differing, 2, 2);
  for (let version = 0; version < 200; version += 1) send(differing, 1, 0, { ...VIEW, version: `${version}` });
  expect(differing.problems()).toEqual([]);
});
