import { initI18n, setLocale } from '@halte/i18n';
import { type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { act, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { BACKEND, hostOf, renderQuery } from './testing/renderQuery.tsx';
import { useCall } from './useCall.ts';
import { useQueries, useQuery } from './useQuery.ts';

let backend: FakeBackend;

beforeEach(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await mutate(() => true, undefined);
  backend = fakeBackend();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

const stop = (id: string) => ({ params: { path: { id } } });
const trip = (toId: string) => ({ body: { tripType: 0 as const, fromId: 'A', toId } });
const board = (name: string) => ({ lines: [{ name }] });

async function answer(index: number, body: unknown, status = 200): Promise<void> {
  await waitFor(() => expect(backend.requests.length).toBeGreaterThan(index));
  await act(async () => void (await backend.requests[index]?.answer(body, status)));
}

const useBoard = (id: string | null) => useQuery('/api/v1/stopPoints/{id}/schedules', id === null ? null : stop(id));

describe('one question', () => {
  it('is one request for all who ask it', async () => {
    const host = hostOf();
    const first = renderQuery(useBoard, 'A', host);
    const second = renderQuery(useBoard, 'A', host);
    expect([first.result.current.isLoading, second.result.current.isLoading]).toEqual([true, true]);
    await answer(0, board('1'));
    expect([first.result.current.data, second.result.current.data]).toEqual([board('1'), board('1')]);
    expect(backend.requests).toHaveLength(1);
  });

  it('is aborted when the last who asks it has gone, and only then', async () => {
    const host = hostOf();
    const first = renderQuery(useBoard, 'A', host);
    const second = renderQuery(useBoard, 'A', host);
    await act(async () => undefined);
    first.unmount();
    await act(async () => undefined);
    expect(backend.requests[0]?.signal?.aborted).toBe(false);
    second.unmount();
    await act(async () => undefined);
    expect(backend.requests[0]?.signal?.aborted).toBe(true);
  });

  it('is asked again for one who comes while the aborted request is still pending', async () => {
    const { result, rerender } = renderQuery(useBoard, 'A');
    await act(async () => undefined);
    rerender('B');
    await act(async () => undefined);
    expect(backend.requests[0]?.signal?.aborted).toBe(true);
    rerender('A');
    await waitFor(() => expect(backend.requests).toHaveLength(3));
    await answer(2, board('A'));
    expect(result.current).toMatchObject({ data: board('A'), problem: null, isLoading: false });
  });

  it('is not asked without a question', async () => {
    const { result } = renderQuery(useBoard, null);
    await act(async () => undefined);
    expect(backend.requests).toHaveLength(0);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false, problem: null });
  });

  it('is not asked where its reader leaves in the same task', async () => {
    const { scheduler } = globalThis as unknown as { scheduler: { yield(): Promise<void> } };
    const next = Promise.withResolvers<void>();
    jest.spyOn(scheduler, 'yield').mockReturnValueOnce(next.promise);
    renderQuery(useBoard, 'A').unmount();
    await act(async () => undefined);
    next.resolve();
    await act(async () => undefined);
    expect(backend.requests).toHaveLength(0);
  });
});

describe('what the answer depends on', () => {
  it('is the stop: the answer of another one is never shown', async () => {
    const { result, rerender } = renderQuery(useBoard, 'A');
    await answer(0, board('A'));
    rerender('B');
    expect(result.current.data).toBeUndefined();
    await answer(1, board('B'));
    expect(result.current.data).toEqual(board('B'));
    expect(backend.requests.map(({ path }) => path)).toEqual([
      '/api/v1/stopPoints/A/schedules',
      '/api/v1/stopPoints/B/schedules',
    ]);
  });

  it('is the address: another kind of stop with the same id is another stop', async () => {
    const { result, rerender } = renderQuery(
      (path: '/api/v1/stopPoints/{id}/schedules' | '/api/proximity/v2/stopAreas/{id}/schedules') =>
        useQuery(path, stop('A')),
      '/api/v1/stopPoints/{id}/schedules',
    );
    await answer(0, board('point'));
    rerender('/api/proximity/v2/stopAreas/{id}/schedules');
    expect(result.current.data).toBeUndefined();
    await answer(1, board('area'));
    expect(result.current.data).toEqual(board('area'));
  });

  it('is each parameter, whatever their order', async () => {
    const { result, rerender } = renderQuery(
      (query: object) => useQuery('/api/v1/lines/{id}/timetable', { params: { path: { id: 'A' }, query } }),
      { direction: '0', date: '2026-11-25' },
    );
    const timetable = (date: string) => ({ rows: [], columns: [], date });
    await answer(0, timetable('25'));
    rerender({ direction: '0', date: '2026-11-26' });
    expect(result.current.data).toBeUndefined();
    await answer(1, timetable('26'));
    rerender({ date: '2026-11-25', direction: '0' });
    expect(result.current.data).toEqual(timetable('25'));
    expect(backend.requests).toHaveLength(2);
  });

  it('is the body of a search', async () => {
    const { result, rerender } = renderQuery(
      (to: string) => useQuery('/api/trip-planner/v2/journeys/search', trip(to)),
      'B',
    );
    await answer(0, { groups: [], to: 'B' });
    rerender('C');
    expect(result.current.data).toBeUndefined();
    await answer(1, { groups: [], to: 'C' });
    expect(result.current.data).toMatchObject({ to: 'C' });
    expect(backend.requests.map(({ method, body }) => [method, body])).toEqual([
      ['POST', trip('B').body],
      ['POST', trip('C').body],
    ]);
  });

  it('is the language: it is asked again in another one, and both answers stay', async () => {
    const { result } = renderQuery(useBoard, 'A');
    await answer(0, board('Gare'));
    await act(() => setLocale('en'));
    expect(result.current.data).toBeUndefined();
    await answer(1, board('Station'));
    expect(result.current.data).toEqual(board('Station'));
    await act(() => setLocale('fr'));
    expect(result.current.data).toEqual(board('Gare'));
    expect(backend.requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', 'en']);
  });

  it('is the tenant', async () => {
    renderQuery(useBoard, 'A', hostOf('azur'));
    await answer(0, board('azur'));
    const { result } = renderQuery(useBoard, 'A', hostOf('vert'));
    expect(result.current.data).toBeUndefined();
    await answer(1, board('vert'));
    expect(result.current.data).toEqual(board('vert'));
    expect(backend.requests[1]?.headers.get('x-api-key')).toBe('vert');
  });
});

describe('the former answer', () => {
  const useNearby = ({ lat, id = 'A' }: { lat: number; id?: string }) =>
    useQuery(
      '/api/v1/lines/{id}/timetable',
      { params: { path: { id }, query: { date: `${lat}` } } },
      { keepsPrevious: true },
    );
  const timetable = (name: string) => ({ rows: [], columns: [], name });

  it('stays until that of other parameters is there', async () => {
    const { result, rerender } = renderQuery(useNearby, { lat: 1 });
    await answer(0, timetable('1'));
    rerender({ lat: 2 });
    expect(result.current).toMatchObject({ data: timetable('1'), isLoading: true });
    await answer(1, timetable('2'));
    expect(result.current.data).toEqual(timetable('2'));
  });

  it('does not stay for another line', async () => {
    const { result, rerender } = renderQuery(useNearby, { lat: 1, id: 'A' });
    await answer(0, timetable('A'));
    rerender({ lat: 1, id: 'B' });
    expect(result.current.data).toBeUndefined();
  });

  it('does not stay in another language', async () => {
    const { result } = renderQuery(useNearby, { lat: 1 });
    await answer(0, timetable('fr'));
    await act(() => setLocale('en'));
    expect(result.current.data).toBeUndefined();
  });

  it('is not replaced by a late one of a question that is no longer asked', async () => {
    const { result, rerender } = renderQuery(useNearby, { lat: 1 });
    await act(async () => undefined);
    rerender({ lat: 2 });
    await answer(1, timetable('2'));
    await answer(0, timetable('late'));
    expect(result.current.data).toEqual(timetable('2'));
  });
});

describe('a failure', () => {
  it('is a problem until the request is sent again', async () => {
    const { result } = renderQuery(useBoard, 'A');
    await answer(0, { code: 'stop-not-found' }, 404);
    expect(result.current.problem).toMatchObject({ code: 'stop-not-found' });
    act(() => void result.current.retry());
    await waitFor(() => expect(backend.requests).toHaveLength(2));
    await answer(1, board('A'));
    expect(result.current).toMatchObject({ data: board('A'), problem: null });
  });

  it('leaves the last answer on the screen', async () => {
    const { result } = renderQuery(useBoard, 'A');
    await answer(0, board('A'));
    act(() => void result.current.retry());
    await waitFor(() => expect(backend.requests).toHaveLength(2));
    await answer(1, { code: 'internal' }, 500);
    expect(result.current).toMatchObject({ data: board('A'), problem: { code: 'internal' } });
  });

  it('is an answer without what screens need', async () => {
    const { result } = renderQuery(useBoard, 'A');
    await answer(0, { rows: [] });
    expect(result.current).toMatchObject({ data: undefined, problem: { code: 'invalid-answer' } });
  });

  it('is none of several answers but its own', async () => {
    const { result } = renderQuery(() => useQueries('/api/v1/places/{id}', [stop('A'), stop('B')]), null);
    await answer(0, { code: 'place-not-found' }, 404);
    await answer(1, { id: 'B' });
    expect(result.current.data?.map((one) => one.answer)).toEqual([null, { id: 'B' }]);
  });

  it('of a busy server is followed by one more request, after the wait that it asks for', async () => {
    jest.useFakeTimers();
    renderQuery(useBoard, 'A');
    const busy = (index: number) =>
      act(async () => {
        void backend.requests[index]?.answer({ code: 'too-many-requests' }, 429, { 'Retry-After': '20' });
        await jest.advanceTimersByTimeAsync(0);
      });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await busy(0);
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(backend.requests).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(backend.requests).toHaveLength(2);
    await busy(1);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(backend.requests).toHaveLength(2);
  });
});

describe('another server', () => {
  const useMenu = (address: string) => useCall(address, { isPersonal: false });

  it('is asked at its own address, without the headers of the backend', async () => {
    const { result, rerender } = renderQuery(useMenu, 'https://cms.test/fr');
    await answer(0, ['Aide']);
    expect(result.current.data).toEqual(['Aide']);
    rerender('https://cms.test/en');
    expect(result.current.data).toBeUndefined();
    await answer(1, ['Help']);
    expect(result.current.data).toEqual(['Help']);
    expect(backend.requests.map(({ url, headers }) => [url, [...headers.keys()]])).toEqual([
      ['https://cms.test/fr', []],
      ['https://cms.test/en', []],
    ]);
  });

  it('gets the token of the traveller where the answer is personal, and is not sent after they have signed out', async () => {
    const host = fakeHost({ tenant: { bffUrl: BACKEND, apiKey: 'azur' }, session: { authenticated: true } });
    Object.assign(host.session, { accessToken: () => 'Bearer secret' });
    const { result } = renderQuery(() => useCall('https://account.test/me', { isPersonal: true }), null, host);
    await answer(0, {});
    expect(backend.requests[0]?.headers.get('authorization')).toBe('Bearer secret');
    act(() => host.session.state.set({ authenticated: false, loading: false, attributes: {} }));
    expect([result.current.data, result.current.isLoading, backend.requests.length]).toEqual([undefined, false, 1]);
  });
});
