/** How long a page has for what it is expected to show. */
export const WAIT_MS = 5_000;
/** Frames in which nothing changes before a page is quiet: some requests wait for a moment after the first render. */
const QUIET_FRAMES = 15;

/**
 * One page of the fake host, opened in a context of its own.
 *
 * @typedef {{
 *   page: import('playwright-core').Page,
 *   errors: readonly string[],
 *   asked: () => number,
 *   quiet: (options?: { isWaiting?: boolean }) => Promise<void>,
 * }} Visit `errors`: uncaught, and those of the console; `asked`: how many calls of the backend; `quiet`: waits until nothing changes, and nothing is on its way; `isWaiting`: for answers
 * that never come
 */

/** What is shown of the screen, with the messages of the host. @param {import('playwright-core').Page} page @returns {Promise<string>} */
export const textOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, [data-kit="toast"]')]
      .map((part) => /** @type {HTMLElement} */ (part).innerText)
      .join('\n'),
  );

const frame = (page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** @param {import('playwright-core').Page} page @param {ReadonlySet<unknown>} pending */
async function untilQuiet(page, pending, { isWaiting = false }) {
  const deadline = Date.now() + WAIT_MS;
  const markup = () => page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');
  let before = '';
  for (let same = 0; same < QUIET_FRAMES && Date.now() < deadline; ) {
    await frame(page);
    const now = await markup();
    same = now === before && (isWaiting || pending.size === 0) ? same + 1 : 0;
    before = now;
  }
}

/**
 * Records what a page logs and what is on its way.
 *
 * @param {import('playwright-core').Page} page
 */
export function visitOf(page) {
  const errors = [];
  const pending = new Set();
  let calls = 0;
  const ended = (request) => void pending.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('request', (request) => {
    pending.add(request);
    if (/^(?:fetch|xhr)$/.test(request.resourceType())) calls += 1;
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Failed requests are what some rules ask for.
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return /** @type {Visit} */ ({
    page,
    errors,
    asked: () => calls,
    quiet: (options = {}) => untilQuiet(page, pending, options),
  });
}

/** The page of the kit says why the screen is not shown. @param {import('playwright-core').Page} page @returns {Promise<string | null>} */
export const problemOf = (page) => page.evaluate(() => /** @type {any} */ (window).kitArea?.problem() ?? null);
