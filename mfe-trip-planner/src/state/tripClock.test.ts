import { NOW, trip } from '../testing/trips.ts';
import { createTripStore } from './tripStore.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('looks at the clock at once, then once a second and no more often', () => {
  const clock = jest.fn(() => NOW);
  const store = createTripStore(clock);
  clock.mockClear();
  const stop = store.startTicker();
  expect(clock).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(999);
  expect(clock).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(clock).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(3000);
  expect(clock).toHaveBeenCalledTimes(5);
  stop();
});

it('updates the minute at once when the ticker starts again', () => {
  let time = NOW;
  const store = createTripStore(() => time);
  store.startTicker()();
  time = '2026-11-21T07:30:00.000Z';
  const stop = store.startTicker();
  expect(store.state).toMatchObject({ now: time, trip: { departureDateTime: time } });
  stop();
});

it('raises a departure that has passed at once, not with the next minute', () => {
  const store = createTripStore(() => NOW);
  const stop = store.startTicker();
  store.fill(trip({ departureDateTime: '2026-11-21T06:30:00.000Z', followsClock: false }));
  jest.advanceTimersByTime(1000);
  expect(store.state.trip.departureDateTime).toBe(NOW);
  store.fill(trip({ departureDateTime: '2026-11-21T06:30:00.000Z', followsClock: false }));
  const stopOther = store.startTicker();
  expect(store.state.trip.departureDateTime).toBe(NOW);
  stopOther();
  stop();
});

it('does not notify onEdit: a minute is no edit by the traveller', () => {
  let time = NOW;
  const store = createTripStore(() => time);
  const listener = jest.fn();
  store.onEdit(listener);
  const stop = store.startTicker();
  time = '2026-11-21T07:30:00.000Z';
  jest.advanceTimersByTime(1000);
  expect(store.state.trip.departureDateTime).toBe(time);
  expect(listener).not.toHaveBeenCalled();
  stop();
});
