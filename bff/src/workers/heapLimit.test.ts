import { feedTooLarge, type Heap, heapLimit } from './heapLimit.ts';

const MB = 1_000_000;

/** A limit of 100 MB; allocates memory, of which `inUse` is not garbage. */
function tracked() {
  let inUse = 0;
  let garbage = 0;
  let collections = 0;
  const heap: Heap = {
    used: () => inUse + garbage,
    collectGarbage() {
      garbage = 0;
      collections += 1;
    },
  };
  const check = heapLimit(100, () => feedTooLarge(100), heap);
  return {
    take(megabytes: { readonly inUse?: number; readonly garbage?: number }) {
      inUse += (megabytes.inUse ?? 0) * MB;
      garbage += (megabytes.garbage ?? 0) * MB;
      check();
    },
    collections: () => collections,
  };
}

it('collects nothing below the limit', () => {
  const { take, collections } = tracked();
  take({ inUse: 60, garbage: 40 });
  expect(collections()).toBe(0);
});

it('lets go on what is mostly garbage, and refuses what is in use', () => {
  const { take, collections } = tracked();
  take({ inUse: 70, garbage: 50 });
  expect(collections()).toBe(1);
  take({ inUse: 30 });
  expect(() => take({ inUse: 1, garbage: 30 })).toThrow(
    expect.objectContaining({
      name: 'FeedError',
      code: 'feed-too-large',
      message: expect.stringContaining('(100 MB, four times --gtfs-limit)'),
    }),
  );
});

it('collects again only after a quarter of the limit, however little is left of it', () => {
  const { take, collections } = tracked();
  take({ inUse: 99, garbage: 2 });
  for (let megabytes = 0; megabytes < 25; megabytes += 1) take({ garbage: 1 });
  expect(collections()).toBe(1);
  take({ garbage: 1 });
  expect(collections()).toBe(2);
});

it('never collects below the limit again', () => {
  const { take, collections } = tracked();
  take({ inUse: 10, garbage: 95 });
  take({ garbage: 89 });
  expect(collections()).toBe(1);
  take({ garbage: 2 });
  expect(collections()).toBe(2);
});
