import { createHoverIntent } from './hoverIntent.ts';

function setUp() {
  const done: string[] = [];
  return { done, ...createHoverIntent({ open: () => done.push('open'), close: () => done.push('close') }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('opens 300 ms after the mouse came and closes 250 ms after it left', () => {
  const { done, enter, leave } = setUp();
  enter();
  jest.advanceTimersByTime(299);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['open']);
  leave();
  jest.advanceTimersByTime(249);
  expect(done).toEqual(['open']);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['open', 'close']);
});

it('does not open for a mouse that only passes, nor close for one that comes back', () => {
  const { done, enter, leave } = setUp();
  enter();
  jest.advanceTimersByTime(200);
  leave();
  jest.advanceTimersByTime(1000);
  expect(done).toEqual(['close']);
  leave();
  jest.advanceTimersByTime(200);
  enter();
  jest.advanceTimersByTime(1000);
  expect(done).toEqual(['close', 'open']);
});

it('does nothing more once cancelled', () => {
  const { done, enter, cancel } = setUp();
  enter();
  cancel();
  jest.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});
