import { type Api, ApiProblem } from '@halte/api';
import type { TenantPlaces } from '@halte/contract';
import type { Position } from '@halte/contract/trip';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usePlaceSearch } from './usePlaceSearch.ts';

interface BackendRequest {
  readonly path: string;
  readonly query: unknown;
  readonly signal: AbortSignal;
  readonly answer: (places: unknown) => void;
  readonly fail: (error: unknown) => void;
}

interface Typed {
  readonly text: string | null;
  readonly near?: Position | undefined;
}

function setUp(places?: TenantPlaces, text = '') {
  const requests: BackendRequest[] = [];
  const GET = (path: string, { params, signal }: { params: { query: unknown }; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      requests.push({
        path,
        query: params.query,
        signal,
        answer: (data) => resolve({ data, response: { ok: true, status: 200 } }),
        fail: reject,
      });
    });
  const api = { GET, wake: () => undefined, ...(places && { places }) } as unknown as Api;
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={fakeHost()}>{children}</HostProvider>
    </SWRConfig>
  );
  const hook = renderHook(({ text, near }: Typed) => usePlaceSearch(api, text, near ?? null), {
    initialProps: { text } as Typed,
    wrapper,
  });
  return {
    requests,
    state: () => hook.result.current,
    type: (text: string | null, near?: Position) => hook.rerender({ text, near }),
    retry: () => act(() => hook.result.current.retry()),
    unmount: hook.unmount,
  };
}

const place = (id: string) => ({ id, name: id, lat: 1, lon: 2 });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const pause = () => wait(150);
const settle = () => wait(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks the call of the tenant, and knows what its ids mean', async () => {
  const { requests, state, type } = setUp({
    search: '/core/v3/placesSearch',
    externalLocationPrefix: 'ext:',
    rideSharingParkCode: 'RSP',
  });
  type('g');
  await pause();
  expect(requests.map(({ path }) => path)).toEqual(['/core/v3/placesSearch']);
  requests[0]?.answer([place('ext:1'), place('RSP|2'), place('externalLocation|3')]);
  await settle();
  expect(state().results.map((found) => [found.type, found.id])).toEqual([
    ['externalLocations', '1,2'],
    ['rideSharingParks', 'RSP|2'],
    ['address', 'externalLocation|3'],
  ]);
});

it('waits for a pause in the typing, loading meanwhile', async () => {
  const { requests, state, type } = setUp();
  type('g');
  type('ga');
  expect(state().loading).toBe(true);
  await wait(149);
  expect(requests).toHaveLength(0);
  await pause();
  expect(requests.map(({ query }) => query)).toEqual([{ search: 'ga' }]);
  requests[0]?.answer([place('gare')]);
  await settle();
  expect(state()).toMatchObject({ loading: false, error: false, lastQuery: 'ga' });
  expect(state().results.map(({ id }) => id)).toEqual(['gare']);
});

it('waits with what was typed before its code was there, so that the position is known', async () => {
  const { requests, type } = setUp(undefined, 'gare');
  await wait(149);
  expect(requests).toEqual([]);
  type('gare', { lat: 43.6, lon: 1.44 });
  await pause();
  expect(requests.map(({ query }) => query)).toEqual([{ search: 'gare', userLatLon: '43.6,1.44' }]);
});

it('sends the position of the traveller', async () => {
  const { requests, type } = setUp();
  type(' gare ', { lat: 43.6, lon: 1.44 });
  await pause();
  expect(requests[0]?.query).toEqual({ search: 'gare', userLatLon: '43.6,1.44' });
});

it('shows only the results of the latest search', async () => {
  const { requests, state, type } = setUp();
  type('first');
  await pause();
  type('second');
  await pause();
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[1]?.answer([place('second')]);
  requests[0]?.answer([place('first')]);
  await settle();
  expect(state().results.map(({ id }) => id)).toEqual(['second']);
  expect(state().lastQuery).toBe('second');
});

it('clears the results for an empty query and sends no request', async () => {
  const { requests, state, type } = setUp();
  type('gare');
  await pause();
  requests[0]?.answer([place('gare')]);
  await settle();
  type('  ');
  expect(state()).toMatchObject({ results: [], loading: false });
  await pause();
  expect(requests).toHaveLength(1);
  expect(state()).toMatchObject({ results: [], loading: false });
});

it.each([
  ['offline', 0, true],
  ['network', 0, false],
  ['timeout', 0, false],
  ['http-500', 500, false],
])('sets the error flag for %s and clears it with the next success', async (code, status, offline) => {
  const { requests, state, type } = setUp();
  type('gare');
  await pause();
  requests[0]?.fail(new ApiProblem({ code, status, message: '' }));
  await settle();
  expect(state()).toMatchObject({ loading: false, error: true, offline, lastQuery: 'gare' });
  type('gares');
  await pause();
  requests[1]?.answer([]);
  await settle();
  expect(state()).toMatchObject({ error: false, offline: false, lastQuery: 'gares' });
});

it.each([
  ['is stopped', ({ type }: ReturnType<typeof setUp>) => type(null)],
  ['unmounts', ({ unmount }: ReturnType<typeof setUp>) => unmount()],
])('aborts when it %s', async (_, stop) => {
  const search = setUp();
  search.type('gare');
  await pause();
  stop(search);
  await settle();
  expect(search.requests[0]?.signal.aborted).toBe(true);
});

it('answers a text that was searched before from the cache', async () => {
  const { requests, state, type } = setUp();
  for (const [index, text] of ['gare', 'port'].entries()) {
    type(text);
    await pause();
    requests[index]?.answer([place(text)]);
    await settle();
  }
  type('gare');
  await pause();
  expect(requests).toHaveLength(2);
  expect(state()).toMatchObject({ loading: false, lastQuery: 'gare', results: [{ id: 'gare' }] });
});

it('sends a failed search again on retry', async () => {
  const { requests, state, type, retry } = setUp();
  type('gare');
  await pause();
  requests[0]?.fail(new ApiProblem({ code: 'network', status: 0, message: '' }));
  await settle();
  retry();
  expect(state().loading).toBe(true);
  await settle();
  requests[1]?.answer([place('gare')]);
  await settle();
  expect(state()).toMatchObject({ error: false, loading: false, results: [{ id: 'gare' }] });
});
