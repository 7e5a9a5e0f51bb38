import { whenIdle } from './whenIdle.ts';

const request = jest.fn((_: () => void, __?: IdleRequestOptions) => 7);
const cancel = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  jest.useRealTimers();
});

it('uses the idle callback of the browser, with the timeout, and cancels it', () => {
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: cancel });
  const task = jest.fn();
  whenIdle(task, { timeout: 1000 })();
  expect(request).toHaveBeenCalledWith(task, { timeout: 1000 });
  expect(cancel).toHaveBeenCalledWith(7);
});

it('waits for the delay where the browser has no idle callback, unless it is cancelled', () => {
  const task = jest.fn();
  const cancelled = jest.fn();
  whenIdle(task, { delay: 200 });
  whenIdle(cancelled, { delay: 200 })();
  jest.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
