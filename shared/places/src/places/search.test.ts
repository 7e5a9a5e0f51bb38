import { type Api, ApiProblem } from '@halte/api';
import { createPlaceSearch } from './search.ts';

interface BackendRequest {
  readonly query: unknown;
  readonly signal: AbortSignal;
  readonly answer: (places: unknown) => void;
  readonly fail: (error: unknown) => void;
}

function setUp() {
  const requests: BackendRequest[] = [];
  const GET = (_: string, { params, signal }: { params: { query: unknown }; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      requests.push({
        query: params.query,
        signal,
        answer: (data) => resolve({ data, response: { ok: true, status: 200 } }),
        fail: reject,
      });
    });
  const search = createPlaceSearch({ GET, wake: () => undefined } as unknown as Api);
  return { requests, search };
}

const place = (id: string) => ({ id, name: id, lat: 1, lon: 2 });
const pause = () => jest.advanceTimersByTimeAsync(150);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for a pause in the typing, loading meanwhile', async () => {
  const { requests, search } = setUp();
  search.search('g');
  search.search('ga');
  expect(search.state.get().loading).toBe(true);
  await jest.advanceTimersByTimeAsync(149);
  expect(requests).toHaveLength(0);
  await pause();
  expect(requests.map(({ query }) => query)).toEqual([{ search: 'ga' }]);
  requests[0]?.answer([place('gare')]);
  await settle();
  expect(search.state.get()).toMatchObject({ loading: false, error: false, lastQuery: 'ga' });
  expect(search.state.get().results.map(({ id }) => id)).toEqual(['gare']);
});

it('says where the traveller is', async () => {
  const { requests, search } = setUp();
  search.search(' gare ', { lat: 43.6, lon: 1.44 });
  await pause();
  expect(requests[0]?.query).toEqual({ search: 'gare', userLatLon: '43.6,1.44' });
});

it('lets only the latest answer in', async () => {
  const { requests, search } = setUp();
  search.search('first');
  await pause();
  search.search('second');
  await pause();
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[1]?.answer([place('second')]);
  requests[0]?.answer([place('first')]);
  await settle();
  expect(search.state.get().results.map(({ id }) => id)).toEqual(['second']);
  expect(search.state.get().lastQuery).toBe('second');
});

it('clears the results for an empty query and asks nothing', async () => {
  const { requests, search } = setUp();
  search.search('gare');
  await pause();
  requests[0]?.answer([place('gare')]);
  await settle();
  search.search('  ');
  await pause();
  expect(requests).toHaveLength(1);
  expect(search.state.get()).toMatchObject({ results: [], loading: false });
});

it.each([
  ['offline', 0, true],
  ['network', 0, false],
  ['timeout', 0, false],
  ['http-500', 500, false],
])('sets the error flag for %s and clears it with the next success', async (code, status, offline) => {
  const { requests, search } = setUp();
  search.search('gare');
  await pause();
  requests[0]?.fail(new ApiProblem({ code, status, message: '' }));
  await settle();
  expect(search.state.get()).toMatchObject({ loading: false, error: true, offline, lastQuery: 'gare' });
  search.search('gares');
  await pause();
  requests[1]?.answer([]);
  await settle();
  expect(search.state.get()).toMatchObject({ error: false, offline: false, lastQuery: 'gares' });
});

it('aborts when stopped', async () => {
  const { requests, search } = setUp();
  search.search('gare');
  await pause();
  search.stop();
  expect(requests[0]?.signal.aborted).toBe(true);
});
