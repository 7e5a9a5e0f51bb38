import { act, renderHook } from '@testing-library/react';
import { useHiddenBelow } from './useHiddenBelow.ts';

const coveringOf = (bottom: number, isCovered = false) => ({
  insets: { top: 0, right: 0, bottom, left: 0 },
  isCovered,
});
const rendered = (bottom: number) =>
  renderHook((height: number) => useHiddenBelow(coveringOf(height)), { initialProps: bottom });

it.each([
  ['beside a panel', 0, 0],
  ['above a sheet, with what is seen beside its corners', 415, 375],
  ['above a strip', 30, 0],
])('is the part of the map that nobody sees: %s', (_, bottom, expected) => {
  expect(rendered(bottom).result.current).toBe(expected);
});

it('is all of it where a sheet covers the map, until the page is used', async () => {
  const { result } = renderHook(() => useHiddenBelow(coveringOf(0, true)));
  expect(result.current).toBe(1e9);
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
  });
  expect(result.current).toBe(0);
});

it('follows the sheet', () => {
  const { result, rerender } = rendered(415);
  rerender(215);
  expect(result.current).toBe(175);
});

it.each(['pointerdown', 'keydown'])('is nothing from the first %s on', async (type) => {
  const { result, rerender } = rendered(415);
  await act(async () => {
    window.dispatchEvent(new Event(type));
  });
  expect(result.current).toBe(0);
  rerender(600);
  expect(result.current).toBe(0);
});
