import { waitFor } from '@testing-library/react';
import { inLanes } from './inLanes.ts';

function desk() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (item: number) =>
    new Promise<void>((resolve) => {
      begun.push(item);
      ends.push(resolve);
    });
  return { begun, ends, work };
}

const LIST = [1, 2, 3, 4, 5, 6];

it('begins with three, and with one more for each that is done', async () => {
  const { begun, ends, work } = desk();
  void inLanes(LIST, new AbortController().signal, work);
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await waitFor(() => expect(begun).toEqual([1, 2, 3, 4]));
});

it('does each once, in their order, and ends when all are done', async () => {
  const done: number[] = [];
  await inLanes(LIST, new AbortController().signal, async (item) => void done.push(item));
  expect(done).toEqual(LIST);
});

it('begins nothing after it was called off', async () => {
  const { begun, ends, work } = desk();
  const called = new AbortController();
  const done = inLanes(LIST, called.signal, work);
  called.abort();
  for (const end of ends) end();
  await done;
  expect(begun).toEqual([1, 2, 3]);
});
