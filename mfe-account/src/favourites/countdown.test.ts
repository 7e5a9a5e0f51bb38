import { startCountdown } from './countdown.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('ends after its time', () => {
  const onEnd = jest.fn();
  startCountdown(10_000, onEnd);
  jest.advanceTimersByTime(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('does not pass while it is held, for as many reasons as there are', () => {
  const onEnd = jest.fn();
  const countdown = startCountdown(10_000, onEnd);
  jest.advanceTimersByTime(4_000);
  countdown.hold('pointer');
  countdown.hold('focus');
  countdown.release('pointer');
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.release('focus');
  countdown.release('focus');
  jest.advanceTimersByTime(5_999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('can be stopped', () => {
  const onEnd = jest.fn();
  startCountdown(10_000, onEnd).stop();
  jest.advanceTimersByTime(20_000);
  expect(onEnd).not.toHaveBeenCalled();
});
