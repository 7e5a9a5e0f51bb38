/**
 * What a rule finds: faults, in sentences, with the path and line of a file before them where there is one; `leftOut` says why it could not
 * look.
 *
 * @typedef {{ faults: readonly string[], notes?: readonly string[] } | { leftOut: string }} Finding
 */

/**
 * One rule of `halte-remote check`, one file of `rules`. `name` is what holds where it is kept.
 *
 * @typedef {{ name: string, find: (subject: import('./subject.mjs').Subject) => Promise<Finding> }} Rule
 */

/** @typedef {{ name: string, seconds: number, faults: readonly string[], notes: readonly string[], leftOut: string | null }} Outcome */

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a rule. One that throws has not been kept: what stops a rule from looking may be the fault.
 *
 * @param {Rule} rule @param {import('./subject.mjs').Subject} subject @returns {Promise<Outcome>}
 */
export async function outcomeOf({ name, find }, subject) {
  const start = performance.now();
  const found = await find(subject).catch((error) => /** @type {Finding} */ ({ faults: [messageOf(error)] }));
  const seconds = (performance.now() - start) / 1000;
  if ('leftOut' in found) return { name, seconds, faults: [], notes: [], leftOut: found.leftOut };
  return { name, seconds, faults: found.faults, notes: found.notes ?? [], leftOut: null };
}
