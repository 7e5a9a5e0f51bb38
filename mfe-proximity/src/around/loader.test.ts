import { ApiProblem } from '@halte/api';
import { boundsOf, type MapBounds, NO_BOUNDS } from '@halte/map-core';
import { createPointsLoader, REST_MS } from './loader.ts';
import type { Point } from './rules.ts';

const box = (west: number, size = 1) => boundsOf({ south: 48, west, north: 48 + size, east: west + size });
const point = (id: string): Point => ({ id, lat: 48.5, lon: 2.5, type: 'stopArea', name: id });

interface Question {
  readonly bounds: MapBounds;
  readonly signal: AbortSignal;
  readonly answer: (points: readonly Point[]) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

function setUp() {
  const questions: Question[] = [];
  const settled = () => Promise.resolve().then(() => undefined);
  const loader = createPointsLoader(
    (bounds, signal) =>
      new Promise((resolve, reject) => {
        questions.push({
          bounds,
          signal,
          answer(points) {
            resolve(points);
            return settled();
          },
          fail(error) {
            reject(error);
            return settled();
          },
        });
      }),
  );
  return { loader, questions };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('points of what the map shows', () => {
  it('are requested at once the first time, and later when the map has rested for a second', async () => {
    const { loader, questions } = setUp();
    loader.moved(box(2));
    expect(questions).toHaveLength(1);
    await questions[0]!.answer([point('a')]);
    loader.moved(box(3));
    loader.moved(box(4));
    jest.advanceTimersByTime(REST_MS - 1);
    expect(questions).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(questions.map(({ bounds }) => bounds)).toEqual([box(2), box(4)]);
  });

  it('say at once that they are on their way', async () => {
    const { loader, questions } = setUp();
    expect(loader.get().status).toBe('idle');
    loader.moved(box(2));
    expect(loader.get().status).toBe('loading');
    await questions[0]!.answer([]);
    expect(loader.get().status).toBe('ready');
    loader.moved(box(3));
    expect(loader.get().status).toBe('loading');
  });

  it('are not requested again inside of bounds that were loaded, also some time ago', async () => {
    const { loader, questions } = setUp();
    loader.moved(box(2, 2));
    await questions[0]!.answer([point('a')]);
    loader.moved(box(10));
    jest.advanceTimersByTime(REST_MS);
    await questions[1]!.answer([point('b')]);
    for (const inside of [box(2, 2), box(3), box(10)]) loader.moved(inside);
    jest.advanceTimersByTime(REST_MS);
    expect(questions).toHaveLength(2);
    expect(loader.get()).toEqual({ status: 'ready', problem: null, points: [point('a'), point('b')] });
  });

  it('that are on their way are aborted by a new question, and their late answer does not count', async () => {
    const { loader, questions } = setUp();
    loader.moved(box(2));
    loader.moved(box(4));
    jest.advanceTimersByTime(REST_MS);
    expect(questions[0]!.signal.aborted).toBe(true);
    await questions[0]!.answer([point('late')]);
    await questions[1]!.answer([point('new')]);
    expect(loader.get().points).toEqual([point('new')]);
    loader.moved(box(2));
    jest.advanceTimersByTime(REST_MS);
    expect(questions).toHaveLength(3);
  });

  it.each([
    ['invalid-answer', new Error('broken')],
    ['offline', new ApiProblem({ code: 'offline', message: 'Offline.', status: 0 })],
  ])(
    'that could not be loaded (%s) are not remembered, can be requested again, and what was there stays',
    async (kind, error) => {
      const { loader, questions } = setUp();
      loader.moved(box(2));
      await questions[0]!.answer([point('a')]);
      loader.moved(box(4));
      jest.advanceTimersByTime(REST_MS);
      await questions[1]!.fail(error);
      expect(loader.get()).toMatchObject({ status: 'failed', problem: { kind }, points: [point('a')] });
      loader.retry();
      await questions[2]!.answer([point('b')]);
      expect(questions[2]!.bounds).toEqual(box(4));
      expect(loader.get()).toEqual({ status: 'ready', problem: null, points: [point('a'), point('b')] });
    },
  );

  it('that were cut off by the backend are requested again nearer by', async () => {
    const { loader, questions } = setUp();
    loader.moved(box(2, 4));
    await questions[0]!.answer(Array.from({ length: 500 }, (_, index) => point(`p${index}`)));
    loader.moved(box(3));
    jest.advanceTimersByTime(REST_MS);
    expect(questions).toHaveLength(2);
  });

  it('are not requested without bounds, nor after a stop', () => {
    const { loader, questions } = setUp();
    loader.moved(NO_BOUNDS);
    expect(questions).toHaveLength(0);
    loader.moved(box(2));
    loader.moved(box(4));
    loader.stop();
    jest.advanceTimersByTime(REST_MS);
    expect(questions).toHaveLength(1);
    expect(questions[0]!.signal.aborted).toBe(true);
  });

  it('notify listeners', async () => {
    const { loader, questions } = setUp();
    const listener = jest.fn();
    const leave = loader.subscribe(listener);
    loader.moved(box(2));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    await questions[0]!.answer([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
