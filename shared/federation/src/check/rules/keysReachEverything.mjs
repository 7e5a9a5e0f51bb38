import { loadTestkit } from '../../testkit.mjs';
import { faultsOfScreens } from '../browser/eachScreen.mjs';

/** @type {import('../rule.mjs').BrowserRule} */
export const keysReachEverything = {
  name: 'Tab reaches each control, shows where it is, and leads out again',
  needsBrowser: true,
  async find({ browser, folder }) {
    const { walkByTab } = await loadTestkit(folder, 'walkByTab');
    const faults = await faultsOfScreens(browser, {}, async ({ page }) => {
      const { reached, missed, isTrapped } = await walkByTab(page, {
        parts: 'main',
        start: '[data-kit="start-of-screen"]',
      });
      const names = reached.map(({ name }) => name);
      const unmarked = reached.filter(({ isMarked }) => !isMarked).map(({ name }) => name);
      return [
        ...(isTrapped ? [] : missed).map((control) => `Tab does not reach ${control}`),
        ...unmarked.map((control) => `nothing shows that the focus is on ${control}`),
        ...(isTrapped ? [`Tab does not lead out: it comes back to ${names.at(-1)}`] : []),
      ];
    });
    return { faults };
  },
};
