import { loadTestkit } from '../../testkit.mjs';
import { faultsOfScreens } from '../browser/eachScreen.mjs';
import { WAIT_MS } from '../browser/visit.mjs';

const PARTS = /** @type {const} */ ([
  ['openListeners', 'a listener'],
  ['openTimers', 'a timer'],
  ['pageStyles', 'a style of the page'],
  ['elementsOutside', 'an element outside of the screen'],
]);

/** @param {import('playwright-core').Page} page @returns {Promise<Record<string, readonly string[]>>} */
const leftIn = (page) =>
  page.evaluate(
    (names) => {
      const { kitArea } = /** @type {any} */ (window);
      return Object.fromEntries(names.map((name) => [name, kitArea[name]()]));
    },
    PARTS.map(([name]) => name),
  );

/** Draws the screen and takes it away. @param {import('../browser/visit.mjs').Visit} visit @returns {Promise<string>} what is left in its element */
async function drawOnce({ page, quiet }) {
  await page.evaluate(() => /** @type {any} */ (window).kitArea.mount());
  await quiet();
  return page.evaluate(() => /** @type {any} */ (window).kitArea.unmount());
}

/** @type {import('../rule.mjs').BrowserRule} */
export const leavingLeavesNothing = {
  name: 'a screen that is left leaves no listener, timer, style or element',
  needsBrowser: true,
  async find({ browser, folder }) {
    const { added } = await loadTestkit(folder, 'added');
    const faults = await faultsOfScreens(browser, {}, async (visit) => {
      const { page, quiet } = visit;
      await page.evaluate(() => /** @type {any} */ (window).kitArea.unmount());
      await quiet();
      // What a library starts once for a page, on first use, may stay.
      const before = await leftIn(page);
      const content = await drawOnce(visit);
      const deadline = Date.now() + WAIT_MS / 2;
      const found = async () => {
        const now = await leftIn(page);
        return PARTS.flatMap(([name, what]) =>
          added(before[name] ?? [], now[name] ?? []).map((one) => `it leaves ${what}: ${one}`),
        );
      };
      let left = await found();
      // A timer that ends by itself is none that was left.
      while (left.length > 0 && Date.now() < deadline) {
        await quiet();
        left = await found();
      }
      return [...(content === '' ? [] : [`it leaves in its element: ${content}`]), ...left];
    });
    return { faults };
  },
};
