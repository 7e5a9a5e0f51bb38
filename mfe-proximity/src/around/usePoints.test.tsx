import { ApiProblem } from '@halte/api';
import { boundsOf, type MapBounds, NO_BOUNDS } from '@halte/map-core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Point } from './rules.ts';
import { DEBOUNCE_MS, type FetchPoints, usePoints } from './usePoints.ts';

const box = (west: number, size = 1) => boundsOf({ south: 48, west, north: 48 + size, east: west + size });
const point = (id: string): Point => ({ id, lat: 48.5, lon: 2.5, type: 'stopArea', name: id });

interface PendingRequest {
  readonly bounds: MapBounds;
  readonly signal: AbortSignal;
  readonly answer: (points: readonly Point[]) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

function setUp() {
  const requests: PendingRequest[] = [];
  const fetchPoints: FetchPoints = (bounds, signal) =>
    new Promise((resolve, reject) => {
      requests.push({
        bounds,
        signal,
        answer: (points) => act(async () => resolve(points)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const { result, rerender, unmount } = renderHook(({ bounds }) => usePoints('tenant', bounds, fetchPoints), {
    initialProps: { bounds: null as MapBounds | null },
    wrapper,
  });
  return {
    requests,
    unmount,
    state: () => result.current,
    moveTo: (bounds: MapBounds) => rerender({ bounds }),
    retry: () => act(() => result.current.retry()),
  };
}

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('points of what the map shows', () => {
  it('are requested at once the first time, and later when the map has rested for a second', async () => {
    const { moveTo, requests } = setUp();
    moveTo(box(2));
    expect(requests).toHaveLength(1);
    await requests[0]!.answer([point('a')]);
    moveTo(box(3));
    moveTo(box(4));
    await advance(DEBOUNCE_MS - 1);
    expect(requests).toHaveLength(1);
    await advance(1);
    expect(requests.map(({ bounds }) => bounds)).toEqual([box(2), box(4)]);
  });

  it('are loading at once', async () => {
    const { moveTo, requests, state } = setUp();
    expect(state().status).toBe('idle');
    moveTo(box(2));
    expect(state().status).toBe('loading');
    await requests[0]!.answer([]);
    expect(state().status).toBe('ready');
    moveTo(box(3));
    expect(state().status).toBe('loading');
  });

  it('are not requested again inside of bounds that were loaded, also some time ago', async () => {
    const { moveTo, requests, state } = setUp();
    moveTo(box(2, 2));
    await requests[0]!.answer([point('a')]);
    moveTo(box(10));
    await advance(DEBOUNCE_MS);
    await requests[1]!.answer([point('b')]);
    for (const inside of [box(2, 2), box(3), box(10)]) moveTo(inside);
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'ready', problem: null, points: [point('a'), point('b')] });
  });

  it('that are pending are aborted by a new request, and their late response is ignored', async () => {
    const { moveTo, requests, state } = setUp();
    moveTo(box(2));
    moveTo(box(4));
    await advance(DEBOUNCE_MS);
    await advance(0);
    expect(requests[0]!.signal.aborted).toBe(true);
    await requests[0]!.answer([point('late')]);
    await requests[1]!.answer([point('new')]);
    expect(state().points).toEqual([point('new')]);
    moveTo(box(2));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['invalid-answer', new Error('broken')],
    ['offline', new ApiProblem({ code: 'offline', message: 'Offline.', status: 0 })],
  ])(
    'that could not be loaded (%s) are not remembered, can be requested again, and what was there stays',
    async (kind, error) => {
      const { moveTo, requests, retry, state } = setUp();
      moveTo(box(2));
      await requests[0]!.answer([point('a')]);
      moveTo(box(4));
      await advance(DEBOUNCE_MS);
      await requests[1]!.fail(error);
      expect(state()).toMatchObject({ status: 'failed', problem: { kind }, points: [point('a')] });
      retry();
      await requests[2]!.answer([point('b')]);
      expect(requests[2]!.bounds).toEqual(box(4));
      expect(state()).toMatchObject({ status: 'ready', problem: null, points: [point('a'), point('b')] });
    },
  );

  it('that were cut off by the backend are requested again nearer by', async () => {
    const { moveTo, requests } = setUp();
    moveTo(box(2, 4));
    await requests[0]!.answer(Array.from({ length: 500 }, (_, index) => point(`p${index}`)));
    moveTo(box(3));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
  });

  it('are not requested without bounds, nor after the screen was left', async () => {
    const { moveTo, requests, unmount } = setUp();
    moveTo(NO_BOUNDS);
    expect(requests).toHaveLength(0);
    moveTo(box(2));
    moveTo(box(4));
    unmount();
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.signal.aborted).toBe(true);
  });
});
