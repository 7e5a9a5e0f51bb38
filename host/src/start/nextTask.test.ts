import { nextTask } from './nextTask.ts';

interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

const page = globalThis as Scheduling;

afterEach(() => {
  delete page.scheduler;
});

it('lets a task that waits run first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('input'));
  await nextTask();
  order.push('next');
  expect(order).toEqual(['input', 'next']);
});

it('leaves the order to browsers that schedule', async () => {
  const yields = jest.fn(async () => undefined);
  page.scheduler = { yield: yields };
  await nextTask();
  expect(yields).toHaveBeenCalledTimes(1);
});

it('does without `yield` where the scheduler has none', async () => {
  page.scheduler = {};
  await expect(nextTask()).resolves.toBeUndefined();
});
