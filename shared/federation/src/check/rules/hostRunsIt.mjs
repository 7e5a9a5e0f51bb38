import { CAPABILITIES, CONTRACT, CONTRACT_LEVEL } from '@halte/contract/levels';
import { classify } from '@halte/contract/manifest/classify';

/** @type {import('../rule.mjs').Rule} */
export const hostRunsIt = {
  name: 'the host runs it: its level of the contract, its capabilities',
  async find({ declaration, figures }) {
    const host = await figures();
    const { contract = /** @type {const} */ (`${CONTRACT}.0`), capabilities = [] } = declaration.needs ?? {};
    const levels = { contract: CONTRACT_LEVEL, needs: { contract, capabilities }, knows: CAPABILITIES };
    // What it takes from the page is a rule of its own.
    const verdict = classify({ ...levels, singletons: {}, standsAlone: false }, host);
    if (verdict.verdict === 'refused') return { faults: verdict.reasons.map((reason) => `The remote ${reason}.`) };
    const notes = verdict.notes.map((note) => `The remote ${note}.`);
    return { faults: [], notes: [`Compared with ${host.source}: contract ${host.contract}.`, ...notes] };
  },
};
