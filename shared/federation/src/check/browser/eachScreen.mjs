import { problemOf } from './visit.mjs';

/**
 * @typedef {Partial<import('../../fakeHost/page.mjs').Circumstances>} Circumstances
 * @typedef {(visit: import('./visit.mjs').Visit) => Promise<readonly string[]>} Look returns faults
 */

/**
 * Looks at one screen in a page of its own. One that is not drawn, or no longer answers, has that fault.
 *
 * @param {import('./openBrowser.mjs').OpenBrowser} browser @param {string} address @param {Circumstances} circumstances @param {Look} look
 * @returns {Promise<readonly string[]>}
 */
export async function faultsOfScreen({ visit }, address, circumstances, look) {
  try {
    return await visit(address, circumstances, async (opened) => {
      const problem = await problemOf(opened.page);
      return problem === null ? look(opened) : [problem];
    });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Looks at each screen.
 *
 * @param {import('./openBrowser.mjs').OpenBrowser} browser @param {Circumstances} circumstances @param {Look} look
 * @returns {Promise<string[]>} each after the address of its screen
 */
export async function faultsOfScreens(browser, circumstances, look) {
  const faults = [];
  for (const address of browser.screens) {
    const found = await faultsOfScreen(browser, address, circumstances, look);
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}
