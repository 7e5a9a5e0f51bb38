import { act } from '@testing-library/react';

/** Animation frames of the tests of a file: each comes when a test asks for it. */
export function heldFrames() {
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  return {
    areRequested: () => frames.length > 0,
    async next(): Promise<void> {
      const due = frames;
      frames = [];
      await act(async () => {
        for (const frame of due) frame(0);
      });
    },
  };
}
