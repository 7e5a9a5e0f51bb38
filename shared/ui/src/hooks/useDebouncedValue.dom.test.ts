import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(initial: string | null) {
  return renderHook(({ value }: { value: string | null }) => useDebouncedValue(value, 100), {
    initialProps: { value: initial },
  });
}

it('changes after the delay, and each change starts the delay again', () => {
  const { result, rerender } = setUp('a');
  rerender({ value: 'ab' });
  act(() => jest.advanceTimersByTime(60));
  rerender({ value: 'abc' });
  act(() => jest.advanceTimersByTime(99));
  expect(result.current).toBe('a');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('abc');
});

it('returns the first value after null at once', () => {
  const { result, rerender } = setUp(null);
  rerender({ value: 'a' });
  expect(result.current).toBe('a');
  rerender({ value: 'b' });
  expect(result.current).toBe('a');
});
