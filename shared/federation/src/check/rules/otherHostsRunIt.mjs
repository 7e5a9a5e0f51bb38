import { CAPABILITIES, CONTRACT, CONTRACT_LEVEL, partsOf } from '@halte/contract/levels';
import { classify } from '@halte/contract/manifest/classify';
import { faultsOfScreens } from '../browser/eachScreen.mjs';
import { textOf } from '../browser/visit.mjs';

/** Errors that come from the remote: a screen that is drawn may still have failed. */
const faultsIn = async ({ page, errors }) => {
  const reports = await page.evaluate(() => /** @type {any} */ (window).kitArea.reports());
  const isEmpty = (await textOf(page)).trim() === '';
  return [
    ...(isEmpty ? ['the screen is empty'] : []),
    ...reports.map((report) => `it reports ${report}`),
    ...errors.map((error) => `it logs ${error.split('\n')[0]}`),
  ];
};

/**
 * The hosts before and after that of the kit, as far as the remote says that it runs in them.
 *
 * @param {import('@halte/contract/manifest').RemoteConfig} declaration
 */
function otherHosts({ needs = {} }) {
  const { contract = /** @type {const} */ (`${CONTRACT}.0`), capabilities = [] } = needs;
  const { major, minor } = partsOf(CONTRACT_LEVEL);
  return [
    {
      // With nothing but what the remote says it needs, which is the least that such a host may have.
      name: 'a host of the contract before',
      ...{ contract: /** @type {const} */ (`${major}.${Math.max(0, minor - 1)}`), capabilities, isLater: false },
      needed: contract,
    },
    {
      name: 'a host of the next contract',
      ...{ contract: /** @type {const} */ (`${major}.${minor + 1}`), capabilities: CAPABILITIES, isLater: true },
      needed: contract,
    },
  ];
}

/** @type {import('../rule.mjs').BrowserRule} */
export const otherHostsRunIt = {
  name: 'hosts of the contract before and of the next one run it, with no more than it says to need',
  needsBrowser: true,
  async find({ browser, declaration }) {
    /** @type {string[]} */
    const faults = [];
    /** @type {string[]} */
    const notes = [];
    // What goes wrong in every host is no matter of its contract.
    const usual = new Set(await faultsOfScreens(browser, {}, faultsIn));
    for (const { name, contract, capabilities, isLater, needed } of otherHosts(declaration)) {
      const own = {
        contract: CONTRACT_LEVEL,
        needs: { contract: needed, capabilities: [...(declaration.needs?.capabilities ?? [])] },
      };
      const verdict = classify(
        { ...own, knows: CAPABILITIES, singletons: {}, standsAlone: false },
        { contract, capabilities, adapts: [], singletons: null },
      );
      if (verdict.verdict === 'refused') {
        notes.push(`${name} does not choose it: it ${verdict.reasons.join(' and ')}.`);
        continue;
      }
      const found = await faultsOfScreens(browser, { capabilities, isLater }, faultsIn);
      faults.push(...found.filter((fault) => !usual.has(fault)).map((fault) => `${name}: ${fault}`));
    }
    return { faults, notes };
  },
};
