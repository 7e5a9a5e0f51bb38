import { act, renderHook } from '@testing-library/react';
import { useIncrementalCount } from './useIncrementalCount.ts';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function nextFrame(): Promise<void> {
  const due = frames;
  frames = [];
  await act(async () => {
    for (const frame of due) frame(0);
  });
}

it.each([
  [0, [0]],
  [1, [1]],
  [2, [1, 2]],
  [5, [1, 2, 3, 4, 5]],
])('of %d shows %j, frame by frame', async (total, expected) => {
  const { result } = renderHook(() => useIncrementalCount(total));
  const seen = [result.current];
  while (frames.length > 0) {
    await nextFrame();
    seen.push(result.current);
  }
  expect(seen).toEqual(expected);
});
