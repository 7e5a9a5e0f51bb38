import { faultsOfScreen, faultsOfScreens } from '../browser/eachScreen.mjs';
import { textOf } from '../browser/visit.mjs';

/** Answers that a backend should not give, or that have nothing in them, as a sentence says it. */
const FAILURES = /** @type {const} */ ([
  ['500', 'the backend answers 500'],
  ['malformed', 'the answers are no JSON'],
  ['no body', 'the answers are empty'],
  ['nothing', 'the lists in the answers are empty'],
]);

const linesOf = (text) =>
  new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
/** More than a word; a number is one. */
const isSentence = (line) => /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(line);

/**
 * What is wrong with a screen that shows `now` where the backend fails, and `before` where it does not. A screen may do
 * without a part, but half of what it shows is not lost without a word.
 *
 * @param {string} before @param {string} now
 * @returns {string | null}
 */
export function silence(before, now) {
  const [usual, shown] = [linesOf(before), linesOf(now)];
  if (shown.size === 0) return 'the screen is empty';
  const lost = [...usual].filter((line) => !shown.has(line));
  const isSaid = [...shown].some((line) => !usual.has(line) && isSentence(line));
  return lost.length * 2 < usual.size || isSaid ? null : `it no longer shows “${lost[0]}”, and no sentence says why`;
}

/** @param {import('../browser/openBrowser.mjs').OpenBrowser} browser @param {string} address @returns {Promise<string[]>} */
async function faultsAt(browser, address) {
  let usual = '';
  let isAsking = false;
  const faults = [
    ...(await faultsOfScreen(browser, address, {}, async ({ page, asked }) => {
      usual = await textOf(page);
      isAsking = asked() > 0;
      return [];
    })),
  ];
  if (!isAsking) return faults;
  for (const [situation, sentence] of FAILURES) {
    const found = await faultsOfScreen(browser, address, { situation }, async ({ page }) => {
      const fault = silence(usual, await textOf(page));
      return fault === null ? [] : [fault];
    });
    faults.push(...found.map((fault) => `${sentence}: ${fault}`));
  }
  return faults;
}

/** Whether a screen without its answers shows anything: text, or that it is busy. */
const isBlank = (page) =>
  page.evaluate(() => {
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    return (
      main.innerText.trim() === '' &&
      main.querySelector('[aria-busy="true"], [role="status"], [role="progressbar"], progress') === null
    );
  });

/** @type {import('../rule.mjs').BrowserRule} */
export const failuresAreSaid = {
  name: 'answers that are late, failed, empty or broken are said in a sentence',
  needsBrowser: true,
  async find({ browser }) {
    const late = await faultsOfScreens(browser, { situation: 'slow' }, async ({ page }) =>
      (await isBlank(page)) ? ['the answers are late: the screen is empty, and nothing says that it waits'] : [],
    );
    const failed = [];
    for (const address of browser.screens)
      failed.push(...(await faultsAt(browser, address)).map((fault) => `${address}: ${fault}`));
    return { faults: [...late, ...failed] };
  },
};
