const TICK_SECONDS = 10;

/**
 * Says what is being done, repeats it with the seconds gone while it lasts, and how long it took at the end.
 * Plain lines, so that it reads the same in a terminal and in the log of a CI job.
 */
export async function withProgress(what, work) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  console.log(`${what} …`);
  const ticker = setInterval(() => console.log(`${what} … ${seconds()} s`), TICK_SECONDS * 1000);
  try {
    return await work();
  } finally {
    clearInterval(ticker);
    if (seconds() >= 2) console.log(`${what}: ${seconds()} s`);
  }
}
