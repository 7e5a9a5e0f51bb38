/**
 * Lets work of one key be done one after the other, in the order in which it came; that of different keys does not wait for each other.
 *
 * @returns what the work resolves to or rejects with.
 */
export function createOneEachKey(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const latest = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = latest.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    latest.set(key, own);
    try {
      return await own;
    } finally {
      if (latest.get(key) === own) latest.delete(key);
    }
  };
}
