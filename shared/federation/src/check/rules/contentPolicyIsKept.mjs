import { faultsOfScreens } from '../browser/eachScreen.mjs';

/** @type {import('../rule.mjs').BrowserRule} */
export const contentPolicyIsKept = {
  name: 'the content policy of a host is kept, and no text becomes markup or code (Trusted Types)',
  needsBrowser: true,
  async find({ browser }) {
    // The other rules have pressed its keys, taken it away and drawn it again: what they saw counts too.
    const faults = await faultsOfScreens(browser, {}, async () => []);
    return { faults: [...faults, ...browser.violations().map((violation) => `${violation} was refused`)] };
  },
};
