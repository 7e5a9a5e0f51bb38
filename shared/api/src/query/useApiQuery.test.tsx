import { initI18n, setLocale } from '@halte/i18n';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../policy/problem.ts';
import { useApiQuery } from './useApiQuery.ts';

interface Call {
  readonly signal: AbortSignal;
  readonly resolve: (value: string) => void;
  readonly reject: (error: unknown) => void;
}

function loader() {
  const calls: Call[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, resolve, reject });
    });
  return { calls, load };
}

it('sends one request for all hooks with the same key', async () => {
  const { calls, load } = loader();
  function Reader() {
    const { data, isLoading } = useApiQuery('shared', load);
    return <p>{isLoading ? 'loading' : data}</p>;
  }
  render(
    <>
      <Reader />
      <Reader />
    </>,
  );
  expect(screen.getAllByText('loading')).toHaveLength(2);
  await act(async () => calls[0]?.resolve('answer'));
  expect(screen.getAllByText('answer')).toHaveLength(2);
  expect(calls).toHaveLength(1);
});

it('aborts the request when its last reader unmounts, and only then', async () => {
  const { calls, load } = loader();
  const first = renderHook(() => useApiQuery('left', load));
  const second = renderHook(() => useApiQuery('left', load));
  first.unmount();
  await act(async () => undefined);
  expect(calls[0]?.signal.aborted).toBe(false);
  second.unmount();
  await act(async () => undefined);
  expect(calls[0]?.signal.aborted).toBe(true);
});

it('sends another request for another key, and none without a key', async () => {
  const { calls, load } = loader();
  const { result, rerender } = renderHook(({ key }: { key: string | null }) => useApiQuery(key, load), {
    initialProps: { key: null as string | null },
  });
  expect(calls).toHaveLength(0);
  expect(result.current).toMatchObject({ data: undefined, isLoading: false, problem: null });
  rerender({ key: 'one' });
  rerender({ key: 'two' });
  await act(async () => undefined);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => calls[1]?.resolve('second'));
  expect(result.current.data).toBe('second');
});

it('returns the problem, and sends the request again on retry', async () => {
  const { calls, load } = loader();
  const { result } = renderHook(() => useApiQuery('failing', load));
  await act(async () => calls[0]?.reject(new ApiProblem({ code: 'network', message: 'gone', status: 0 })));
  expect(result.current.problem).toMatchObject({ code: 'network' });
  act(() => result.current.retry());
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.resolve('back'));
  expect(result.current).toMatchObject({ data: 'back', problem: null });
});

it('does not return an abort as a problem', async () => {
  const { calls, load } = loader();
  const { result } = renderHook(() => useApiQuery('aborted', load));
  await act(async () => calls[0]?.reject(new DOMException('off', 'AbortError')));
  expect(result.current.problem).toBeNull();
});

it('fetches again for a reader that mounts while the aborted request is still pending', async () => {
  const { calls, load } = loader();
  const { result, rerender } = renderHook(({ key }: { key: string }) => useApiQuery(key, load), {
    initialProps: { key: 'first' },
  });
  rerender({ key: 'second' });
  await act(async () => undefined);
  expect(calls[0]?.signal.aborted).toBe(true);
  rerender({ key: 'first' });
  await act(async () => calls[0]?.reject(calls[0].signal.reason));
  expect(calls).toHaveLength(3);
  await act(async () => calls[2]?.resolve('answer'));
  expect(result.current).toMatchObject({ data: 'answer', problem: null, isLoading: false });
});

it('ignores the late response of a former key', async () => {
  const { calls, load } = loader();
  const { result, rerender } = renderHook(
    ({ key }: { key: string }) => useApiQuery(key, load, { keepPreviousData: true }),
    {
      initialProps: { key: 'former' },
    },
  );
  rerender({ key: 'latest' });
  await act(async () => calls[1]?.resolve('latest'));
  await act(async () => calls[0]?.resolve('late'));
  expect(result.current.data).toBe('latest');
});

it('asks again in another language, and has the answers of both', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  const { calls, load } = loader();
  const { result } = renderHook(() => useApiQuery('localized', load, { revalidateIfStale: false }));
  await act(async () => calls[0]?.resolve('Ascenseur'));
  await act(() => setLocale('en'));
  expect(result.current.data).toBeUndefined();
  await act(async () => calls[1]?.resolve('Lift'));
  expect(result.current.data).toBe('Lift');
  await act(() => setLocale('fr'));
  expect(result.current.data).toBe('Ascenseur');
  expect(calls).toHaveLength(2);
});

it('sends the request again, once, after the wait that a busy server asks for', async () => {
  jest.useFakeTimers();
  const { calls, load } = loader();
  renderHook(() => useApiQuery('busy', load));
  const busy = () => new ApiProblem({ code: 'too-many-requests', message: 'busy', status: 429, retryAfter: 20 });
  await act(async () => calls[0]?.reject(busy()));
  await act(() => jest.advanceTimersByTimeAsync(19_999));
  expect(calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(calls).toHaveLength(2);
  await act(async () => calls[1]?.reject(busy()));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(2);
  jest.useRealTimers();
});
