import { createConcurrencyLimit } from './concurrencyLimit.ts';

interface Job {
  readonly begun: Promise<void>;
  readonly result: Promise<string>;
  end(): void;
}

function jobs(options: { atOnce: number; waiting: number }) {
  const turns = createConcurrencyLimit({ ...options, retryAfterSeconds: 5 });
  const started: string[] = [];
  const job = (name: string): Job => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const result = turns.take(async () => {
      started.push(name);
      begun.resolve();
      await ended.promise;
      return name;
    });
    return { begun: begun.promise, result, end: ended.resolve };
  };
  return { turns, started, job };
}

it('runs so many at once, the others in the order in which they came', async () => {
  const { started, job } = jobs({ atOnce: 2, waiting: 2 });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(job);
  await Promise.all([a!.begun, b!.begun]);
  expect(started).toEqual(['a', 'b']);
  b!.end();
  expect(await b!.result).toBe('b');
  await c!.begun;
  expect(started).toEqual(['a', 'b', 'c']);
  for (const one of [a, c, d]) one!.end();
  expect(await Promise.all([a!.result, c!.result, d!.result])).toEqual(['a', 'c', 'd']);
});

it('rejects work when the queue is full, and has room again later', async () => {
  const { job } = jobs({ atOnce: 1, waiting: 1 });
  const [a, b] = [job('a'), job('b')];
  await expect(job('c').result).rejects.toMatchObject({ reason: 'busy', retryAfterSeconds: 5 });
  a.end();
  b.end();
  await Promise.all([a.result, b.result]);
  const d = job('d');
  d.end();
  expect(await d.result).toBe('d');
});

it('hands the turn on when the work fails', async () => {
  const { turns } = jobs({ atOnce: 1, waiting: 0 });
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'yes')).toBe('yes');
});
