import { packageOf, SINGLETONS } from '../../config/singletons.mjs';

/** The error of a build with a second copy of what the host provides. */
export const IS_COPY = /belongs to the host, but this remote bundles a copy/;

/** @param {string} version */
function partsOf(version) {
  const [, major = 0, minor = 0] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return { major: Number(major), minor: Number(minor) };
}

/**
 * Whether code that was written for `wanted` runs with `given`: the same major, and nothing newer. Before 1.0 a minor counts as a major.
 *
 * @param {string} wanted @param {string} given
 */
export function isProvided(wanted, given) {
  const [one, other] = [partsOf(wanted), partsOf(given)];
  if (one.major !== other.major || one.minor > other.minor) return false;
  return one.major > 0 || one.minor === other.minor;
}

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
