import { nextTurn } from '../testing/nextTurn.ts';
import { FrameSteps, type Pause } from './steps.ts';

let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Work whose steps take so many milliseconds each, with what it has done so far. */
function workOf(steps: readonly (readonly [ms: number, pause: Pause])[]) {
  const done: number[] = [];
  const run = new FrameSteps(function* () {
    done.push(0);
    for (const [index, [ms, pause]] of steps.entries()) {
      now += ms;
      done.push(index + 1);
      yield pause;
    }
  });
  const frame = () => {
    nextTurn();
    return done.at(-1);
  };
  return { run, done, frame };
}

it('does in a frame what takes eight milliseconds, and goes on in the next', () => {
  const { run, frame } = workOf(Array.from({ length: 7 }, () => [3, 'soon'] as const));
  run.request();
  expect([frame(), frame(), frame(), frame()]).toEqual([3, 6, 7, 7]);
});

it('lets the browser draw after a step that asks for it', () => {
  const { run, frame } = workOf([
    [1, 'frame'],
    [1, 'soon'],
    [1, 'frame'],
  ]);
  run.request();
  expect([frame(), frame(), frame()]).toEqual([1, 3, 3]);
});

it('ends what is under way before it begins again, once for many requests', () => {
  const { run, done, frame } = workOf([
    [1, 'frame'],
    [1, 'frame'],
  ]);
  run.request();
  frame();
  run.request();
  run.request();
  for (let left = 8; left > 0; left -= 1) frame();
  expect(done).toEqual([0, 1, 2, 0, 1, 2]);
});

it('does nothing more once it is dropped, until it is asked again', () => {
  const { run, done, frame } = workOf([
    [1, 'frame'],
    [1, 'frame'],
  ]);
  run.request();
  frame();
  run.drop();
  frame();
  expect(done).toEqual([0, 1]);
  run.request();
  frame();
  expect(done).toEqual([0, 1, 0, 1]);
});
