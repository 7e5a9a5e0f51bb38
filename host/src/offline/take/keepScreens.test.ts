import { keepScreens } from './keepScreens.ts';

const PAGE = { buildId: '0123456789ab', locale: 'fr', theme: 'system' } as const;

/** A worker that says what a test gives it. */
function worker(say: (port: MessagePort) => void) {
  const heard: unknown[] = [];
  return {
    heard,
    postMessage(message: unknown, ports: unknown) {
      heard.push(message);
      say((ports as MessagePort[])[0]!);
    },
  };
}

const { signal } = new AbortController();

it('has the worker keep them, and says how far it is', async () => {
  const shares: number[] = [];
  const asked = worker((port) => {
    port.postMessage({ kind: 'keeping', share: 0.5 });
    port.postMessage({ kind: 'keeping', share: 1 });
    port.postMessage({ kind: 'screens', problem: null });
  });
  expect(await keepScreens(asked, PAGE, { signal, onProgress: (share) => shares.push(share) })).toBeNull();
  expect(shares).toEqual([0.5, 1]);
  expect(asked.heard).toEqual([{ kind: 'keepScreens', ...PAGE }]);
});

it.each([
  ['noRoom', 'noRoom'],
  ['unreachable', 'unreachable'],
  ['what another release says', 'unreachable'],
])('says why one is not kept: %s', async (problem, said) => {
  const asked = worker((port) => port.postMessage({ kind: 'screens', problem }));
  expect(await keepScreens(asked, PAGE, { signal, onProgress: () => undefined })).toBe(said);
});

it('waits for a worker that goes on, and for none that is silent for 30 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  let port: MessagePort | undefined;
  const shares: number[] = [];
  const asked = worker((given) => (port = given));
  const kept = keepScreens(asked, PAGE, { signal, onProgress: (share) => shares.push(share) });
  jest.advanceTimersByTime(29_000);
  port!.postMessage({ kind: 'keeping', share: 0.1 });
  while (shares.length === 0) await new Promise(setImmediate);
  const settled = jest.fn();
  void kept.then(settled);
  jest.advanceTimersByTime(29_000);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(await kept).toBe('unreachable');
  jest.useRealTimers();
});

it.each(['before', 'meanwhile'])('ends with the reason of the signal, aborted %s', async (when) => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  if (when === 'before') controller.abort(reason);
  const kept = keepScreens(
    worker(() => undefined),
    PAGE,
    { signal: controller.signal, onProgress: () => undefined },
  );
  controller.abort(reason);
  await expect(kept).rejects.toBe(reason);
});
