import { NOW, trip } from '../testing/trips.ts';
import { swapped } from '../trip/rules.ts';
import { createTripStore } from './tripStore.ts';

let time = NOW;

function setUp() {
  time = NOW;
  return createTripStore(() => time);
}

it('notifies onEdit of edits, and of nothing else', () => {
  const store = setUp();
  let edits = 0;
  store.onEdit(() => {
    edits += 1;
  });
  store.fill(trip());
  store.edit((same) => same);
  time = '2026-11-21T07:05:30.000Z';
  store.tick();
  expect(edits).toBe(0);
  store.edit(swapped);
  expect(edits).toBe(1);
  expect(store.state.trip.departurePlace).toEqual(trip().arrivalPlace);
});

it('follows the clock', () => {
  const store = setUp();
  time = '2026-11-21T07:05:30.000Z';
  store.tick();
  expect(store.state.now).toBe('2026-11-21T07:05:00.000Z');
  expect(store.state.trip.departureDateTime).toBe('2026-11-21T07:05:00.000Z');
});

it('ticks every second, until every ticker is stopped', () => {
  jest.useFakeTimers();
  const store = setUp();
  const stop = store.startTicker();
  const stopOther = store.startTicker();
  stopOther();
  time = '2026-11-21T07:01:00.000Z';
  jest.advanceTimersByTime(1000);
  expect(store.state.now).toBe('2026-11-21T07:01:00.000Z');
  stop();
  time = '2026-11-21T07:02:00.000Z';
  jest.advanceTimersByTime(5000);
  expect(store.state.now).toBe('2026-11-21T07:01:00.000Z');
  jest.useRealTimers();
});
