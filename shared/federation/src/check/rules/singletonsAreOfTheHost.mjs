import { isInRange } from '@halte/contract/manifest/versions';
import { packageOf, rangeFrom, SINGLETONS } from '../../config/singletons.mjs';

/** The error of a build with a second copy of what the host provides. */
export const IS_COPY = /belongs to the host, but this remote bundles a copy/;

/**
 * Whether code that was written for `wanted` runs with `given`.
 *
 * @param {string} wanted @param {string} given
 */
export const isProvided = (wanted, given) => isInRange(given, rangeFrom(wanted));

/** @type {import('../rule.mjs').Rule} */
export const singletonsAreOfTheHost = {
  name: 'what exists once in a page is the host’s, in a version that the host has',
  async find({ figures, installed, buildErrors }) {
    const { singletons, source } = await figures();
    const copies = (await buildErrors()).filter((error) => IS_COPY.test(error));
    const faults = [...new Set(Object.keys(SINGLETONS).map(packageOf))].flatMap((name) => {
      const [wanted, given] = [installed(name), singletons[name]];
      if (wanted === null || given === undefined || isProvided(wanted, given)) return [];
      return [`${name} is installed in version ${wanted}, ${source} has ${given}: install that one.`];
    });
    return { faults: [...copies, ...faults], notes: [`Compared with ${source}.`] };
  },
};
