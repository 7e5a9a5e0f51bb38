import { type Api, ApiProblem } from '@halte/api';
import { createPlaceSearch } from './search.ts';

interface Asked {
  readonly query: unknown;
  readonly signal: AbortSignal;
  readonly answer: (places: unknown) => void;
  readonly fail: (error: unknown) => void;
}

function setUp() {
  const asked: Asked[] = [];
  const GET = (_: string, { params, signal }: { params: { query: unknown }; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      asked.push({
        query: params.query,
        signal,
        answer: (data) => resolve({ data, response: { ok: true, status: 200 } }),
        fail: reject,
      });
    });
  const search = createPlaceSearch({ GET, wake: () => undefined } as unknown as Api);
  return { asked, search };
}

const place = (id: string) => ({ id, name: id, lat: 1, lon: 2 });
const pause = () => jest.advanceTimersByTimeAsync(150);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for a pause in the typing, loading meanwhile', async () => {
  const { asked, search } = setUp();
  search.search('g');
  search.search('ga');
  expect(search.state.get().loading).toBe(true);
  await jest.advanceTimersByTimeAsync(149);
  expect(asked).toHaveLength(0);
  await pause();
  expect(asked.map(({ query }) => query)).toEqual([{ search: 'ga' }]);
  asked[0]?.answer([place('gare')]);
  await settle();
  expect(search.state.get()).toMatchObject({ loading: false, error: false, lastQuery: 'ga' });
  expect(search.state.get().results.map(({ id }) => id)).toEqual(['gare']);
});

it('says where the traveller is', async () => {
  const { asked, search } = setUp();
  search.search(' gare ', { lat: 43.6, lon: 1.44 });
  await pause();
  expect(asked[0]?.query).toEqual({ search: 'gare', userLatLon: '43.6,1.44' });
});

it('lets only the latest answer in', async () => {
  const { asked, search } = setUp();
  search.search('first');
  await pause();
  search.search('second');
  await pause();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer([place('second')]);
  asked[0]?.answer([place('first')]);
  await settle();
  expect(search.state.get().results.map(({ id }) => id)).toEqual(['second']);
  expect(search.state.get().lastQuery).toBe('second');
});

it('clears the results for an empty query and asks nothing', async () => {
  const { asked, search } = setUp();
  search.search('gare');
  await pause();
  asked[0]?.answer([place('gare')]);
  await settle();
  search.search('  ');
  await pause();
  expect(asked).toHaveLength(1);
  expect(search.state.get()).toMatchObject({ results: [], loading: false });
});

it.each([
  ['offline', 0, true],
  ['network', 0, false],
  ['timeout', 0, false],
  ['http-500', 500, false],
])('sets the error flag for %s and clears it with the next success', async (code, status, offline) => {
  const { asked, search } = setUp();
  search.search('gare');
  await pause();
  asked[0]?.fail(new ApiProblem({ code, status, message: '' }));
  await settle();
  expect(search.state.get()).toMatchObject({ loading: false, error: true, offline, lastQuery: 'gare' });
  search.search('gares');
  await pause();
  asked[1]?.answer([]);
  await settle();
  expect(search.state.get()).toMatchObject({ error: false, offline: false, lastQuery: 'gares' });
});

it('stops when nobody looks any more', async () => {
  const { asked, search } = setUp();
  search.search('gare');
  await pause();
  search.stop();
  expect(asked[0]?.signal.aborted).toBe(true);
});
