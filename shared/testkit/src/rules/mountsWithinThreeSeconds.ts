import type { Rule } from '../conformance/rule.ts';

/** A host shows its own header after this. */
const LIMIT_MS = 3000;

export const mountsWithinThreeSeconds: Rule = {
  name: 'mounts within three seconds',
  async check({ mountMs, mountProblem }) {
    if (mountProblem !== null) return [mountProblem];
    return mountMs <= LIMIT_MS ? [] : [`it took ${Math.round(mountMs)} ms`];
  },
};
