import { type Instant, initI18n, nowInstant } from '@halte/i18n';
import { type FakeBackend, fakeBackend } from '@halte/testkit';
import { act } from '@testing-library/react';
import { mutate } from 'swr';
import { hostOf, renderQuery } from './testing/renderQuery.tsx';
import { useQuery } from './useQuery.ts';

let backend: FakeBackend;
/** The backend's answer to the next request. */
let next: readonly [body: unknown, status: number];

beforeEach(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await mutate(() => true, undefined);
  jest.useFakeTimers();
  next = [{ lines: [], alerts: [], groups: [] }, 200];
  backend = fakeBackend((request) => void request.answer(...next));
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const useLines = () => useQuery('/api/v1/lines', {});
const useAlerts = () => useQuery('/api/v1/alerts', {});

function show(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks nothing again on the way back to a screen while its answer is fresh, and then shows it until the new one is there', async () => {
  const host = hostOf();
  const first = renderQuery(useLines, null, host);
  await pass(0);
  first.unmount();
  await pass(3_590);
  const second = renderQuery(useLines, null, host);
  await pass(0);
  expect(second.result.current.data).toBeDefined();
  expect(backend.requests).toHaveLength(1);
  second.unmount();
  await pass(20);
  next = [{ lines: [], version: 2 }, 200];
  const third = renderQuery(useLines, null, host);
  expect(third.result.current).toMatchObject({ data: { groups: [] }, isLoading: false });
  await pass(1);
  expect(third.result.current.data).toEqual({ lines: [], version: 2 });
  expect(backend.requests).toHaveLength(2);
});

it('asks for what is live each time it is no longer fresh, also where another screen has asked for it', async () => {
  const host = hostOf();
  const first = renderQuery(useAlerts, null, host);
  await pass(20);
  first.unmount();
  renderQuery(useAlerts, null, host);
  await pass(9);
  expect(backend.requests).toHaveLength(1);
  await pass(2);
  expect(backend.requests).toHaveLength(2);
  await pass(30);
  expect(backend.requests).toHaveLength(3);
});

it('asks for what is live only while the page is visible, and at once when it is seen again', async () => {
  renderQuery(useAlerts, null);
  await pass(1);
  show(false);
  await pass(300);
  expect(backend.requests).toHaveLength(1);
  show(true);
  await pass(1);
  expect(backend.requests).toHaveLength(2);
});

it('keeps an equal answer as the same object, with the time at which it was received', async () => {
  const { result } = renderQuery(useAlerts, null);
  await pass(1);
  const { data, receivedAt } = result.current;
  await pass(30);
  expect(backend.requests).toHaveLength(2);
  expect(result.current.data).toBe(data);
  expect(result.current.receivedAt).not.toBe(receivedAt);
});

it('stops asking for what is live no longer, by what the last answer says', async () => {
  next = [{ sections: [{}], left: 2 }, 200];
  const detailed = { body: { tripType: 0 as const, journeySummaryCode: 'x' } };
  renderQuery(
    () =>
      useQuery('/api/trip-planner/v2/journeys/detailed', detailed, {
        isLive: ({ sections }) => sections.length === 1,
      }),
    null,
  );
  await pass(31);
  expect(backend.requests).toHaveLength(2);
  next = [{ sections: [{}, {}] }, 200];
  await pass(31);
  expect(backend.requests).toHaveLength(3);
  await pass(100);
  expect(backend.requests).toHaveLength(3);
});

it('asks once where results must not change while they are looked at, unless they are older than the search', async () => {
  const search = { body: { tripType: 0 as const, fromId: 'A', toId: 'B' } };
  const useSearch = (since: Instant) =>
    useQuery('/api/trip-planner/v2/journeys/search', search, { asks: 'once', since });
  const host = hostOf();
  const startedAt = nowInstant();
  const first = renderQuery(useSearch, startedAt, host);
  await pass(1);
  first.unmount();
  await pass(1_000);
  const second = renderQuery(useSearch, startedAt, host);
  await pass(1);
  expect(backend.requests).toHaveLength(1);
  expect(second.result.current.data).toBeDefined();
  second.unmount();
  const third = renderQuery(useSearch, nowInstant(), host);
  expect(third.result.current).toMatchObject({ data: undefined, isLoading: true });
  await pass(1);
  expect(third.result.current).toMatchObject({ isLoading: false, data: { groups: [] } });
  expect(backend.requests).toHaveLength(2);
});

it('looks only into the cache where others ask', async () => {
  const host = hostOf();
  const { result } = renderQuery(() => useQuery('/api/v1/lines', {}, { asks: 'never' }), null, host);
  await pass(1);
  expect(backend.requests).toHaveLength(0);
  renderQuery(useLines, null, host);
  await pass(1);
  expect(result.current.data).toBeDefined();
});

it('sends what a traveller asks for while the client holds back', async () => {
  next = [{ code: 'internal' }, 500];
  const host = hostOf();
  for (const id of ['1', '2', '3', '4', '5']) {
    renderQuery(() => useQuery('/api/v1/places/{id}', { params: { path: { id } } }), null, host);
    await pass(0);
  }
  renderQuery(useAlerts, null, host);
  await pass(0);
  expect(backend.requests).toHaveLength(5);
  renderQuery(() => useQuery('/api/v1/places', { params: { query: { search: 'a' } } }, { isAction: true }), null, host);
  await pass(0);
  expect(backend.requests).toHaveLength(6);
});
