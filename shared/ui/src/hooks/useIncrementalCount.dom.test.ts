import { renderHook } from '@testing-library/react';
import { heldFrames } from '../testing/heldFrames.ts';
import { useIncrementalCount } from './useIncrementalCount.ts';

const frames = heldFrames();

it.each([
  [0, [0]],
  [1, [1]],
  [2, [1, 2]],
  [5, [1, 2, 3, 4, 5]],
])('of %d shows %j, frame by frame', async (total, expected) => {
  const { result } = renderHook(() => useIncrementalCount(total));
  const seen = [result.current];
  while (frames.areRequested()) {
    await frames.next();
    seen.push(result.current);
  }
  expect(seen).toEqual(expected);
});
