import { ApiProblem } from '@halte/api';
import { boundsOf, type MapBounds, NO_BOUNDS } from '@halte/map-core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Cluster, Point } from './rules.ts';
import { type FetchPoints, usePoints } from './usePoints.ts';

/** The map has rested for a second. */
const DEBOUNCE_MS = 1000;

const box = (west: number, size = 1) => boundsOf({ south: 48, west, north: 48 + size, east: west + size });
const point = (id: string): Point => ({ id, lat: 48.5, lon: 2.5, type: 'stopArea', name: id });
const CLUSTER: Cluster = {
  lat: 48.7,
  lon: 2.7,
  count: 9,
  kinds: [{ type: 'stopArea', count: 9 }],
  modes: ['bus'],
  bounds: { south: 48.6, west: 2.6, north: 48.8, east: 2.8 },
};

interface PendingRequest {
  readonly bounds: MapBounds;
  readonly signal: AbortSignal;
  readonly answer: (points: readonly Point[], clusters?: readonly Cluster[]) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

function setUp() {
  const requests: PendingRequest[] = [];
  const fetchPoints: FetchPoints = (bounds, signal) =>
    new Promise((resolve, reject) => {
      requests.push({
        bounds,
        signal,
        answer: (points, clusters = []) => act(async () => resolve({ bounds, points, clusters })),
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
    for (const inside of [box(2, 2), box(3), box(10), box(2.5)]) {
      moveTo(inside);
      expect(state().status).toBe('ready');
      await advance(DEBOUNCE_MS);
    }
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

  it('that were cut off by the backend are requested again nearer by, and their clusters stay until then', async () => {
    const { moveTo, requests, state } = setUp();
    moveTo(box(2, 4));
    expect(state().crowded).toBeNull();
    await requests[0]!.answer([point('a')], [CLUSTER]);
    expect(state().crowded).toEqual({ bounds: box(2, 4), points: [point('a')], clusters: [CLUSTER] });
    moveTo(box(3));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
    expect(state().crowded?.clusters).toEqual([CLUSTER]);
    await requests[1]!.answer([point('b')]);
    expect(state()).toMatchObject({ crowded: null, points: [point('a'), point('b')] });
    moveTo(box(2, 4));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
    expect(state().crowded?.clusters).toEqual([CLUSTER]);
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

it('asks for nothing when the bounds differ by the rounding of pixels only', async () => {
  const { moveTo, requests, state } = setUp();
  moveTo(box(2));
  await requests[0]!.answer([point('a')]);
  moveTo(box(2 - 0.000_003));
  await advance(DEBOUNCE_MS);
  expect(requests).toHaveLength(1);
  expect(state().status).toBe('ready');
});
