/**
 * Lets one caller continue in each turn of the event loop: many short tasks at once would block everything else.
 *
 * @returns resolves when it is the caller's turn.
 */
export function createOneEachTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
