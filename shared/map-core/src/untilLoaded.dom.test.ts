import { untilLoaded } from './untilLoaded.ts';

/** Loads what cannot be loaded at the first `failures` attempts. */
async function started(failures: number) {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error(`lost ${attempts}`);
    return attempts;
  };
  const used: number[] = [];
  const errors: string[] = [];
  const stop = untilLoaded(
    load,
    (attempt) => used.push(attempt),
    (error) => errors.push(error instanceof Error ? error.message : ''),
  );
  await after(0);
  return { used, errors, stop, attempts: () => attempts };
}

const after = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const isOnline = () => window.dispatchEvent(new Event('online'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('uses what is loaded once', async () => {
  const { used, errors, attempts } = await started(0);
  isOnline();
  await after(300);
  expect([used, errors, attempts()]).toEqual([[1], [], 1]);
});

it('loads again after 2, 4 and 8 seconds', async () => {
  const { used, errors } = await started(3);
  await after(1.9);
  expect(errors).toEqual(['lost 1']);
  await after(0.2);
  expect(errors).toEqual(['lost 1', 'lost 2']);
  await after(4);
  expect(errors).toEqual(['lost 1', 'lost 2', 'lost 3']);
  await after(7.8);
  expect(used).toEqual([]);
  await after(0.2);
  expect(used).toEqual([4]);
});

it('loads again every minute in the end', async () => {
  const { attempts } = await started(Number.POSITIVE_INFINITY);
  await after(600);
  const before = attempts();
  await after(600);
  expect(attempts() - before).toBe(10);
});

it('loads again at once when the network is back, and not a second time after the delay', async () => {
  const { used, attempts } = await started(1);
  isOnline();
  await after(0);
  expect(used).toEqual([2]);
  await after(300);
  expect(attempts()).toBe(2);
});

it('starts no second load while one is running', async () => {
  let attempts = 0;
  const stop = untilLoaded(
    () => {
      attempts += 1;
      return new Promise(() => {});
    },
    () => {},
  );
  isOnline();
  await after(300);
  expect(attempts).toBe(1);
  stop();
});

it('stops', async () => {
  const { used, stop, attempts } = await started(1);
  stop();
  isOnline();
  await after(300);
  expect([used, attempts()]).toEqual([[], 1]);
});
