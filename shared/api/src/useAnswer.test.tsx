import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from './problem.ts';
import { useAnswer } from './useAnswer.ts';

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

it('asks once for all that read the same key', async () => {
  const { calls, load } = loader();
  function Reader() {
    const { data, loading } = useAnswer('shared', load);
    return <p>{loading ? 'loading' : data}</p>;
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

it('calls off what nobody waits for any more, and only then', async () => {
  const { calls, load } = loader();
  const first = renderHook(() => useAnswer('left', load));
  const second = renderHook(() => useAnswer('left', load));
  first.unmount();
  await act(async () => undefined);
  expect(calls[0]?.signal.aborted).toBe(false);
  second.unmount();
  await act(async () => undefined);
  expect(calls[0]?.signal.aborted).toBe(true);
});

it('asks again under another key, and not at all without one', async () => {
  const { calls, load } = loader();
  const { result, rerender } = renderHook(({ key }: { key: string | null }) => useAnswer(key, load), {
    initialProps: { key: null as string | null },
  });
  expect(calls).toHaveLength(0);
  expect(result.current).toMatchObject({ data: undefined, loading: false, problem: null });
  rerender({ key: 'one' });
  rerender({ key: 'two' });
  await act(async () => undefined);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => calls[1]?.resolve('second'));
  expect(result.current.data).toBe('second');
});

it('shows a problem and tries again when asked', async () => {
  const { calls, load } = loader();
  const { result } = renderHook(() => useAnswer('failing', load));
  await act(async () => calls[0]?.reject(new ApiProblem({ code: 'network', message: 'gone', status: 0 })));
  expect(result.current.problem).toMatchObject({ code: 'network' });
  act(() => result.current.retry());
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.resolve('back'));
  expect(result.current).toMatchObject({ data: 'back', problem: null });
});

it('says nothing of a call that was called off', async () => {
  const { calls, load } = loader();
  const { result } = renderHook(() => useAnswer('aborted', load));
  await act(async () => calls[0]?.reject(new DOMException('off', 'AbortError')));
  expect(result.current.problem).toBeNull();
});
