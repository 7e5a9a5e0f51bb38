import { act, render, screen } from '@testing-library/react';
import { useSteps } from './useSteps.ts';

function Steps({ last }: { readonly last: number }) {
  return <output>{useSteps(last)}</output>;
}

/** Without it a task is a timer. */
const page = globalThis as { scheduler?: unknown };
const { scheduler } = page;

beforeEach(() => {
  jest.useFakeTimers();
  delete page.scheduler;
});
afterEach(() => {
  jest.useRealTimers();
  page.scheduler = scheduler;
});

const shown = () => Number(screen.getByRole('status').textContent);
const task = () => act(() => jest.advanceTimersToNextTimerAsync());

it('takes one step in a task, up to the last', async () => {
  render(<Steps last={3} />);
  const seen = [shown()];
  for (let at = 0; at < 4; at += 1) {
    await task();
    seen.push(shown());
  }
  expect(seen).toEqual([1, 2, 3, 3, 3]);
});

it('takes none once it is gone', async () => {
  const { unmount } = render(<Steps last={3} />);
  unmount();
  await expect(task()).resolves.not.toThrow();
});
