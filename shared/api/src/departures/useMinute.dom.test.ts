import { act, renderHook } from '@testing-library/react';
import { useMinute } from './useMinute.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T07:28:20Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('is renewed at each full minute, for all readers alike', () => {
  const first = renderHook(() => useMinute());
  const second = renderHook(() => useMinute());
  act(() => jest.advanceTimersByTime(39_999));
  expect(first.result.current).toBe('2026-11-24T07:28:20.000Z');
  act(() => jest.advanceTimersByTime(1));
  expect(first.result.current).toBe('2026-11-24T07:29:00.000Z');
  first.unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(second.result.current).toBe('2026-11-24T07:30:00.000Z');
});

it('is right when the page is shown again', () => {
  const { result } = renderHook(() => useMinute());
  jest.setSystemTime(Date.parse('2026-11-24T09:00:10Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-24T09:00:10.000Z');
});

it('is one instant for a page that is being rendered', () => {
  let millis = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    millis += 3;
    return millis;
  });
  const warned = jest.spyOn(console, 'error').mockReturnValue(undefined);
  let renders = 0;
  const { unmount } = renderHook(() => {
    renders += 1;
    return useMinute();
  });
  expect(warned.mock.calls).toEqual([]);
  expect(renders).toBe(1);
  unmount();
  clock.mockRestore();
  warned.mockRestore();
});

it('runs no timer without a reader', () => {
  const { unmount } = renderHook(() => useMinute());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
