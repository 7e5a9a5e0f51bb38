import { createStop } from './stop.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('createStop', () => {
  it('says that it is stopping before it closes', () => {
    const close = jest.fn();
    const stop = createStop({ drainMs: 5000, close });
    expect(stop.isStopping()).toBe(false);
    stop.request();
    expect(stop.isStopping()).toBe(true);
    jest.advanceTimersByTime(4999);
    expect(close).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes at once on the second request', () => {
    const close = jest.fn();
    const stop = createStop({ drainMs: 5000, close });
    stop.request();
    stop.request();
    expect(close).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5000);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
