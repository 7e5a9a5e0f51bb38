import axe from 'axe-core';
import { faultsOfScreens } from '../browser/eachScreen.mjs';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS = {
  runOnly: { type: 'tag', values: TAGS },
  // The host has what is around the screen.
  rules: { region: { enabled: false } },
  ...{ resultTypes: ['violations'], selectors: false, preload: false },
};

/** A phone in the light and a desk in the dark: the other two pairs have the same colours and the same layouts. */
const APPEARANCES = /** @type {const} */ ([
  { name: 'on a phone', width: 360, height: 800, colorScheme: 'light' },
  { name: 'on a desk, dark', width: 1440, height: 900, colorScheme: 'dark' },
]);

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
const violationsIn = (page) =>
  page.evaluate(async (options) => {
    const { violations } = await /** @type {any} */ (window).axe.run('main', options);
    return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`);
  }, OPTIONS);

/** @type {import('../rule.mjs').BrowserRule} */
export const screensAreAccessible = {
  name: 'each screen keeps WCAG 2.2 AA, as far as axe sees it',
  needsBrowser: true,
  async find({ browser }) {
    const faults = await faultsOfScreens(browser, {}, async ({ page, quiet }) => {
      await page.evaluate(axe.source);
      const found = [];
      for (const { name, width, height, colorScheme } of APPEARANCES) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height });
        await quiet();
        found.push(...(await violationsIn(page)).map((violation) => `${name}: ${violation}`));
      }
      return found;
    });
    return { faults };
  },
};
