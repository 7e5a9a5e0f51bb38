import { nextTurn } from '../testing/nextTurn.ts';
import { dropTurn, requestTurn } from './frameTurns.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What was done after each of `count` frames. */
const frames = (done: string[], count: number) =>
  Array.from({ length: count }, () => {
    const before = done.length;
    nextTurn();
    return done.slice(before);
  });

it('runs a work in a task of its own, after what is drawn in the frame', () => {
  const done: string[] = [];
  requestTurn(() => void done.push('work'));
  requestAnimationFrame(() => void done.push('drawn'));
  jest.advanceTimersToNextFrame();
  expect(done).toEqual(['drawn']);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['drawn', 'work']);
});

it('runs one work per frame, in the order of the requests, and each once', () => {
  const done: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => () => void done.push(name));
  for (const work of [...works, ...works]) requestTurn(work);
  expect(frames(done, 4)).toEqual([['a'], ['b'], ['c'], []]);
});

it('lets the others run before a work that requests itself again', () => {
  const done: string[] = [];
  const again = () => {
    done.push('again');
    if (done.length < 4) requestTurn(again);
  };
  requestTurn(again);
  requestTurn(() => void done.push('other'));
  expect(frames(done, 4)).toEqual([['again'], ['other'], ['again'], ['again']]);
});

it('leaves out what was dropped, and runs what is requested after it', () => {
  const done: string[] = [];
  const [a, b] = ['a', 'b'].map((name) => () => void done.push(name)) as [() => void, () => void];
  requestTurn(a);
  dropTurn(a);
  expect(frames(done, 1)).toEqual([[]]);
  requestTurn(b);
  expect(frames(done, 2)).toEqual([['b'], []]);
});

it('runs what waits after a work that throws', () => {
  const done: string[] = [];
  requestTurn(() => {
    throw new Error('no');
  });
  requestTurn(() => void done.push('b'));
  expect(nextTurn).toThrow('no');
  nextTurn();
  nextTurn();
  expect(done).toEqual(['b']);
});
