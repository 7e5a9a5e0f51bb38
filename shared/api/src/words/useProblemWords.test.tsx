import { initI18n } from '@halte/i18n';
import { act, renderHook } from '@testing-library/react';
import { loadProblemMessages, type ProblemCause, useProblemWords } from './problemWords.ts';

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadProblemMessages();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const busy = (retryAfter: number): ProblemCause => ({ kind: 'busy', retryAfter });
const wait = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1_000));

function wordsOf(first: ProblemCause | null) {
  const { result, rerender } = renderHook(({ problem }) => useProblemWords(problem), {
    initialProps: { problem: first },
  });
  return {
    text: () => result.current?.text.match(/again in (.*)\.$/)?.[1] ?? result.current,
    show: (problem: ProblemCause | null) => rerender({ problem }),
  };
}

it('counts down what is left to wait, and then no more', async () => {
  const { text } = wordsOf(busy(7));
  expect(text()).toBe('7 seconds');
  await wait(2);
  expect(text()).toBe('5 seconds');
  await wait(5);
  expect(text()).toBe('a moment');
  expect(jest.getTimerCount()).toBe(0);
});

it('counts each problem from when it was first shown', async () => {
  const [first, second] = [busy(20), busy(20)];
  const { text, show } = wordsOf(first);
  await wait(10);
  show(second);
  expect(text()).toBe('20 seconds');
  show(null);
  expect(text()).toBeNull();
  await wait(5);
  show(first);
  expect(text()).toBe('5 seconds');
});
