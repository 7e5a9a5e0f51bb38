import { faultsOfScreens } from '../browser/eachScreen.mjs';

/** Directives of the content policy that keep code out. A picture that is none is refused too, and does nothing. */
const OF_CODE = ['script-src', 'require-trusted-types-for', 'trusted-types', 'frame-src'];

/** Addresses that run when they are followed. */
const SCRIPTS = ['a[href', 'area[href', 'iframe[src', 'form[action', '[formaction']
  .map((selector) => `main ${selector}^="javascript:" i]`)
  .join();

/** What the markup in the answers would become (`MARKUP` of the testkit). @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
const tracesIn = (page) =>
  page.evaluate(
    ({ refused, scripts }) => {
      const { halteRan, kitArea } = /** @type {any} */ (window);
      const made = document.querySelector('img[src="halte-hostile"], main script, main [onerror]');
      // React writes an address of its own in the place of one that is a script.
      const link = [...document.querySelectorAll(scripts)].find((one) => !one.outerHTML.includes('React has blocked'));
      return [
        ...(halteRan ? ['a script in an answer of the backend has run'] : []),
        ...(made ? [`markup in an answer of the backend has become an element: ${made.outerHTML.slice(0, 120)}`] : []),
        ...(link ? [`an address in an answer of the backend is a script: ${link.outerHTML.slice(0, 120)}`] : []),
        ...kitArea
          .violations()
          .filter((violation) => refused.some((directive) => violation.startsWith(directive)))
          .map((violation) => `the content policy refused ${violation}`),
      ];
    },
    { refused: OF_CODE, scripts: SCRIPTS },
  );

/** @type {import('../rule.mjs').BrowserRule} */
export const markupInAnswersIsText = {
  name: 'markup in the answers of the backend stays text',
  needsBrowser: true,
  async find({ browser }) {
    const faults = await faultsOfScreens(browser, { situation: 'hostile' }, ({ page }) => tracesIn(page));
    return { faults };
  },
};
