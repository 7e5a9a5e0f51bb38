import { ApiProblem } from '@halte/api';
import { detailed, ride } from '../testing/trips.ts';
import type { DetailedJourney } from '../trip/detailedJourney.ts';
import { pollJourney, REFRESH_MS } from './pollJourney.ts';

const JOURNEY = detailed('j', [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]);

interface Question {
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

function watch(firstAfter = REFRESH_MS) {
  const asked: Question[] = [];
  const told: string[] = [];
  stop = pollJourney({
    firstAfter,
    ask: (signal) => new Promise((answer, fail) => void asked.push({ signal, answer, fail })),
    onAnswer: ({ id }) => void told.push(id),
    onProblem: (problem) => void told.push(problem),
  });
  return { asked, told };
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

it('asks again every 30 seconds', async () => {
  const { asked, told } = watch();
  await pass(REFRESH_MS - 1);
  expect(asked).toHaveLength(0);
  await pass(1);
  expect(asked).toHaveLength(1);
  asked[0]?.answer(JOURNEY);
  await pass(REFRESH_MS);
  expect(asked).toHaveLength(2);
  expect(told).toEqual(['j']);
});

it('asks soon when what is shown may be old', async () => {
  const { asked } = watch(0);
  await pass(0);
  expect(asked).toHaveLength(1);
});

it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  const { asked } = watch();
  show('hidden');
  await pass(10 * REFRESH_MS);
  expect(asked).toHaveLength(0);
  show('visible');
  expect(asked).toHaveLength(1);
});

it('asks at once when the network is back, without a word about the question that was lost', async () => {
  const { asked, told } = watch(0);
  await pass(0);
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer(JOURNEY);
  await pass(0);
  expect(told).toEqual(['j']);
});

it('goes on after a failure', async () => {
  const { asked, told } = watch(0);
  await pass(0);
  asked[0]?.fail(new ApiProblem({ code: 'network', message: 'No.', status: 0 }));
  await pass(REFRESH_MS);
  expect(told).toEqual(['unanswered']);
  expect(asked).toHaveLength(2);
});

it('gives up a question that has no answer when the next is due', async () => {
  const { asked, told } = watch(0);
  await pass(REFRESH_MS);
  expect(told).toEqual(['unanswered']);
  expect(asked).toHaveLength(2);
  asked[0]?.answer(JOURNEY);
  await pass(0);
  expect(told).toEqual(['unanswered']);
});

it('ends once the journey has expired', async () => {
  const { asked, told } = watch(0);
  await pass(0);
  asked[0]?.fail(new ApiProblem({ code: 'journey-expired', message: 'Gone.', status: 404 }));
  await pass(10 * REFRESH_MS);
  show('visible');
  expect(told).toEqual(['expired']);
  expect(asked).toHaveLength(1);
});

it('ends when it is told to, whatever is on its way', async () => {
  const { asked, told } = watch(0);
  await pass(0);
  stop();
  asked[0]?.answer(JOURNEY);
  window.dispatchEvent(new Event('online'));
  await pass(10 * REFRESH_MS);
  expect(told).toEqual([]);
  expect(asked).toHaveLength(1);
});
