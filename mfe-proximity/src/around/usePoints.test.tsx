import { initI18n, setLocale } from '@halte/i18n';
import { boundsOf, boundsToCoords, type MapBounds, NO_BOUNDS } from '@halte/map-core';
import { type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Cluster, Point } from './rules.ts';
import { usePoints } from './usePoints.ts';

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
  readonly isAborted: () => boolean;
  readonly answer: (points: readonly Point[], clusters?: readonly Cluster[]) => Promise<void>;
  readonly fail: (body: unknown, status: number) => Promise<void>;
}

const BOXES = [box(2), box(3), box(4), box(10), box(2, 2), box(2, 4)];

let backend: FakeBackend;
afterEach(() => backend.restore());

function setUp() {
  const requests: PendingRequest[] = [];
  backend = fakeBackend(({ url, signal, answer }) => {
    const coords = new URL(url).searchParams.getAll('coord').join();
    const asked = BOXES.find((known) => boundsToCoords(known).join() === coords);
    if (!asked) throw new Error(`No box has the corners ${coords}.`);
    const reply = async (body: unknown, status: number) => {
      void answer(body, status);
      await advance(0);
    };
    requests.push({
      bounds: asked,
      isAborted: () => signal?.aborted ?? false,
      answer: (points, clusters = []) => reply({ points, clusters, total: points.length }, 200),
      fail: reply,
    });
  });
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' } });
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>{children}</HostProvider>
    </SWRConfig>
  );
  const { result, rerender, unmount } = renderHook(({ bounds }) => usePoints(bounds), {
    initialProps: { bounds: null as MapBounds | null },
    wrapper,
  });
  return {
    requests,
    unmount,
    state: () => result.current,
    async moveTo(bounds: MapBounds) {
      rerender({ bounds });
      await advance(0);
    },
    async retry() {
      act(() => result.current.retry());
      await advance(0);
    },
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
    await moveTo(box(2));
    expect(requests).toHaveLength(1);
    await requests[0]!.answer([point('a')]);
    await moveTo(box(3));
    await moveTo(box(4));
    await advance(DEBOUNCE_MS - 1);
    expect(requests).toHaveLength(1);
    await advance(1);
    expect(requests.map(({ bounds }) => bounds)).toEqual([box(2), box(4)]);
  });

  it('are loading at once', async () => {
    const { moveTo, requests, state } = setUp();
    expect(state().status).toBe('idle');
    await moveTo(box(2));
    expect(state().status).toBe('loading');
    await requests[0]!.answer([]);
    expect(state().status).toBe('ready');
    await moveTo(box(3));
    expect(state().status).toBe('loading');
  });

  it('are not requested again inside of bounds that were loaded, also some time ago', async () => {
    const { moveTo, requests, state } = setUp();
    await moveTo(box(2, 2));
    await requests[0]!.answer([point('a')]);
    await moveTo(box(10));
    await advance(DEBOUNCE_MS);
    await requests[1]!.answer([point('b')]);
    for (const inside of [box(2, 2), box(3), box(10), box(2.5)]) {
      await moveTo(inside);
      expect(state().status).toBe('ready');
      await advance(DEBOUNCE_MS);
    }
    expect(requests).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'ready', problem: null, points: [point('a'), point('b')] });
  });

  it('are requested again in another language, and those of the first one are not shown there', async () => {
    initI18n({ locale: 'fr', apiKey: 'test' });
    const { moveTo, requests, state } = setUp();
    await moveTo(box(2));
    await requests[0]!.answer([{ ...point('a'), name: 'Gare centrale' }]);
    await act(async () => setLocale('en'));
    await advance(0);
    expect(requests).toHaveLength(2);
    expect(state().points).toEqual([]);
    await requests[1]!.answer([{ ...point('a'), name: 'Central station' }]);
    expect(state().points.map(({ name }) => name)).toEqual(['Central station']);
    await act(async () => setLocale('fr'));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
    expect(state().points.map(({ name }) => name)).toEqual(['Gare centrale']);
  });

  it('that are pending are aborted by a new request, and their late response is ignored', async () => {
    const { moveTo, requests, state } = setUp();
    await moveTo(box(2));
    await moveTo(box(4));
    await advance(DEBOUNCE_MS);
    await advance(0);
    expect(requests[0]!.isAborted()).toBe(true);
    await requests[0]!.answer([point('late')]);
    await requests[1]!.answer([point('new')]);
    expect(state().points).toEqual([point('new')]);
    await moveTo(box(2));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['invalid-answer', {}, 200],
    ['unavailable', { code: 'internal' }, 500],
  ])(
    'that could not be loaded (%s) are not remembered, can be requested again, and what was there stays',
    async (kind, body, status) => {
      const { moveTo, requests, retry, state } = setUp();
      await moveTo(box(2));
      await requests[0]!.answer([point('a')]);
      await moveTo(box(4));
      await advance(DEBOUNCE_MS);
      await requests[1]!.fail(body, status);
      expect(state()).toMatchObject({ status: 'failed', problem: { kind }, points: [point('a')] });
      await retry();
      await requests[2]!.answer([point('b')]);
      expect(requests[2]!.bounds).toEqual(box(4));
      expect(state()).toMatchObject({ status: 'ready', problem: null, points: [point('a'), point('b')] });
    },
  );

  it('that were cut off by the backend are requested again nearer by, and their clusters stay until then', async () => {
    const { moveTo, requests, state } = setUp();
    await moveTo(box(2, 4));
    expect(state().crowded).toBeNull();
    await requests[0]!.answer([point('a')], [CLUSTER]);
    expect(state().crowded).toEqual({ bounds: box(2, 4), points: [point('a')], clusters: [CLUSTER] });
    await moveTo(box(3));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
    expect(state().crowded?.clusters).toEqual([CLUSTER]);
    await requests[1]!.answer([point('b')]);
    expect(state()).toMatchObject({ crowded: null, points: [point('a'), point('b')] });
    await moveTo(box(2, 4));
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(2);
    expect(state().crowded?.clusters).toEqual([CLUSTER]);
  });

  it('are not requested without bounds, nor after the screen was left', async () => {
    const { moveTo, requests, unmount } = setUp();
    await moveTo(NO_BOUNDS);
    expect(requests).toHaveLength(0);
    await moveTo(box(2));
    await moveTo(box(4));
    unmount();
    await advance(DEBOUNCE_MS);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.isAborted()).toBe(true);
  });
});

it('asks for nothing when the bounds differ by the rounding of pixels only', async () => {
  const { moveTo, requests, state } = setUp();
  await moveTo(box(2));
  await requests[0]!.answer([point('a')]);
  await moveTo(box(2 - 0.000_003));
  await advance(DEBOUNCE_MS);
  expect(requests).toHaveLength(1);
  expect(state().status).toBe('ready');
});
