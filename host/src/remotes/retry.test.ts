import { RemoteFailure } from './failure.ts';
import { createRetry } from './retry.ts';

const never = () => new Promise<string>(() => {});
const codeOf = async (error: unknown) => (error instanceof RemoteFailure ? error.code : ('crashed' as const));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createRetry', () => {
  it('uses the late result of an attempt that timed out', async () => {
    const retry = createRetry<string>(codeOf);
    const slow = Promise.withResolvers<string>();
    const first = retry.run(() => slow.promise).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    await expect(first).resolves.toBe('timeout');
    expect(retry.takeLate()).toBeNull();

    slow.resolve('late');
    await jest.advanceTimersByTimeAsync(0);
    const start = jest.fn(never);
    await expect(retry.run(start)).resolves.toBe('late');
    expect(start).not.toHaveBeenCalled();
    expect(retry.takeLate()).toBeNull();
  });

  it('uses an earlier attempt that finishes before the next one', async () => {
    const retry = createRetry<string>(codeOf);
    const slow = Promise.withResolvers<string>();
    void retry.run(() => slow.promise).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    const second = retry.run(never);
    slow.resolve('late');
    await expect(second).resolves.toBe('late');
  });

  it('does not wait for an earlier attempt that hangs when the next one fails', async () => {
    const retry = createRetry<string>(codeOf);
    void retry.run(never).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    const second = retry.run(() => Promise.reject(new RemoteFailure('server-error', 'status 500')));
    await expect(second).rejects.toMatchObject({ code: 'server-error' });
  });

  it('ignores the results of earlier attempts after a reset', async () => {
    const retry = createRetry<string>(codeOf);
    const slow = Promise.withResolvers<string>();
    void retry.run(() => slow.promise).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    retry.reset();
    slow.resolve('of the copy before');
    await jest.advanceTimersByTimeAsync(0);
    expect(retry.takeLate()).toBeNull();
    await expect(retry.run(async () => 'now')).resolves.toBe('now');
  });
});
