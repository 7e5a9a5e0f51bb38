import { ApiProblem } from '@halte/api';
import { detailed, ride } from '../../../testing/trips.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { pollJourney, REFRESH_MS } from './pollJourney.ts';

const JOURNEY = detailed('j', [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]);

interface PendingRequest {
  readonly signal: AbortSignal;
  readonly answer: (journey: DetailedJourney) => void;
  readonly fail: (error: unknown) => void;
}

let visibility: DocumentVisibilityState;
let stop: () => void;

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function poll(firstDelay = REFRESH_MS) {
  const requests: PendingRequest[] = [];
  const reported: string[] = [];
  stop = pollJourney({
    firstDelay,
    fetchJourney: (signal) => new Promise((answer, fail) => void requests.push({ signal, answer, fail })),
    onAnswer: ({ id }) => void reported.push(id),
    onProblem: (problem) => void reported.push(problem),
  });
  return { requests, reported };
}

const pass = (millis: number) => jest.advanceTimersByTimeAsync(millis);

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('polls every 30 seconds', async () => {
  const { requests, reported } = poll();
  await pass(REFRESH_MS - 1);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(requests).toHaveLength(1);
  requests[0]?.answer(JOURNEY);
  await pass(REFRESH_MS);
  expect(requests).toHaveLength(2);
  expect(reported).toEqual(['j']);
});

it('fetches immediately when the shown answer may be old', async () => {
  const { requests } = poll(0);
  await pass(0);
  expect(requests).toHaveLength(1);
});

it('does not poll while the page is hidden, and fetches immediately when it is visible again', async () => {
  const { requests } = poll();
  show('hidden');
  await pass(10 * REFRESH_MS);
  expect(requests).toHaveLength(0);
  show('visible');
  expect(requests).toHaveLength(1);
});

it('fetches immediately when the network is back and does not report the aborted request', async () => {
  const { requests, reported } = poll(0);
  await pass(0);
  window.dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(2);
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[1]?.answer(JOURNEY);
  await pass(0);
  expect(reported).toEqual(['j']);
});

it('continues after a failure', async () => {
  const { requests, reported } = poll(0);
  await pass(0);
  requests[0]?.fail(new ApiProblem({ code: 'network', message: 'No.', status: 0 }));
  await pass(REFRESH_MS);
  expect(reported).toEqual(['unanswered']);
  expect(requests).toHaveLength(2);
});

it('aborts a request that is pending when the next is due', async () => {
  const { requests, reported } = poll(0);
  await pass(REFRESH_MS);
  expect(reported).toEqual(['unanswered']);
  expect(requests).toHaveLength(2);
  requests[0]?.answer(JOURNEY);
  await pass(0);
  expect(reported).toEqual(['unanswered']);
});

it('stops when the journey has expired', async () => {
  const { requests, reported } = poll(0);
  await pass(0);
  requests[0]?.fail(new ApiProblem({ code: 'journey-expired', message: 'Gone.', status: 404 }));
  await pass(10 * REFRESH_MS);
  show('visible');
  expect(reported).toEqual(['expired']);
  expect(requests).toHaveLength(1);
});

it('stops when called, whatever request is pending', async () => {
  const { requests, reported } = poll(0);
  await pass(0);
  stop();
  requests[0]?.answer(JOURNEY);
  window.dispatchEvent(new Event('online'));
  await pass(10 * REFRESH_MS);
  expect(reported).toEqual([]);
  expect(requests).toHaveLength(1);
});
