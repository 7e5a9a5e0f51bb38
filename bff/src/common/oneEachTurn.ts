/**
 * Lets one caller go on in each turn of the event loop: work that is short, but all done at once by many, would hold up everything else.
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
