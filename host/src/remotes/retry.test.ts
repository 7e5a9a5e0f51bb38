import { RemoteFailure } from './failure.ts';
import { createAttempts } from './retry.ts';

const never = () => new Promise<string>(() => {});
const codeOf = async (error: unknown) => (error instanceof RemoteFailure ? error.code : ('crashed' as const));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createAttempts', () => {
  it('takes what was given up as too slow, once it is here', async () => {
    const attempts = createAttempts<string>(codeOf);
    const slow = Promise.withResolvers<string>();
    const first = attempts.run(() => slow.promise).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    await expect(first).resolves.toBe('timeout');
    expect(attempts.late()).toBeNull();

    slow.resolve('late');
    await jest.advanceTimersByTimeAsync(0);
    const start = jest.fn(never);
    await expect(attempts.run(start)).resolves.toBe('late');
    expect(start).not.toHaveBeenCalled();
    expect(attempts.late()).toBeNull();
  });

  it('takes the earlier attempt when it is there before the next one', async () => {
    const attempts = createAttempts<string>(codeOf);
    const slow = Promise.withResolvers<string>();
    void attempts.run(() => slow.promise).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    const second = attempts.run(never);
    slow.resolve('late');
    await expect(second).resolves.toBe('late');
  });

  it('does not wait for an earlier attempt that hangs when the next one fails', async () => {
    const attempts = createAttempts<string>(codeOf);
    void attempts.run(never).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    const second = attempts.run(() => Promise.reject(new RemoteFailure('server-error', 'status 500')));
    await expect(second).rejects.toMatchObject({ code: 'server-error' });
  });

  it('takes nothing of before once it is told to forget', async () => {
    const attempts = createAttempts<string>(codeOf);
    const slow = Promise.withResolvers<string>();
    void attempts.run(() => slow.promise).catch(codeOf);
    await jest.advanceTimersByTimeAsync(8000);
    attempts.forget();
    slow.resolve('of the copy before');
    await jest.advanceTimersByTimeAsync(0);
    expect(attempts.late()).toBeNull();
    await expect(attempts.run(async () => 'now')).resolves.toBe('now');
  });
});
