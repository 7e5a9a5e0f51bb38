import { act, renderHook } from '@testing-library/react';
import { useHiddenBelow } from './useHiddenBelow.ts';

const rendered = (bottom: number) =>
  renderHook((height: number) => useHiddenBelow({ bottom: height }), { initialProps: bottom });

it.each([
  ['beside a panel', 0, 0],
  ['above a sheet, with what is seen beside its corners', 415, 375],
  ['above a strip', 30, 0],
])('is the part of the map that nobody sees: %s', (_, bottom, expected) => {
  expect(rendered(bottom).result.current).toBe(expected);
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
