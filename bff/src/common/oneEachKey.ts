/**
 * Runs tasks with the same key one after another, in order of arrival; tasks with different keys do not wait for each other.
 *
 * @returns a function that settles with the result of the task.
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
