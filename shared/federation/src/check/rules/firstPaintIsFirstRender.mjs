import { faultsOfScreens } from '../browser/eachScreen.mjs';

/** What React for development writes into the console of attributes that differ, which it does not take back. */
const IS_DIFFERENCE = /hydrat/i;

/** @type {import('../rule.mjs').BrowserRule} */
export const firstPaintIsFirstRender = {
  name: 'the first paint is what the first render draws',
  needsBrowser: true,
  async find({ browser }) {
    if (!browser.hasPaint) return { faults: [], notes: ['It has no first paint (src/firstPaint.ts).'] };
    const faults = await faultsOfScreens(browser, { isPainted: true }, async ({ page, errors }) => {
      const differences = await page.evaluate(() => /** @type {any} */ (window).kitArea.differences());
      const said = errors.filter((error) => IS_DIFFERENCE.test(error));
      return [...new Set([...differences, ...said])].map((text) => text.split('\n\n')[0] ?? text);
    });
    return { faults };
  },
};
