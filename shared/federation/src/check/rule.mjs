/**
 * What a rule finds: faults, in sentences, with the path and line of a file or the address of a screen before them where there is one.
 *
 * @typedef {{ faults: readonly string[], notes?: readonly string[] }} Finding
 */

/**
 * One rule of `halte-remote check`, one file of `rules`. `name` is what holds where it is kept.
 *
 * @typedef {{ name: string, needsBrowser?: false, find: (subject: import('./subject.mjs').Subject) => Promise<Finding> }} StaticRule
 * @typedef {import('./subject.mjs').Subject & { browser: import('./browser/openBrowser.mjs').OpenBrowser }} BrowserSubject
 * @typedef {{ name: string, needsBrowser: true, find: (subject: BrowserSubject) => Promise<Finding> }} BrowserRule
 * @typedef {StaticRule | BrowserRule} Rule
 */

/** @typedef {{ name: string, seconds: number, faults: readonly string[], notes: readonly string[], leftOut: string | null }} Outcome `leftOut`: why the rule could not look */

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {Rule} rule @param {import('./subject.mjs').Subject} subject @returns {Promise<Finding | { leftOut: string }>} */
async function findingOf(rule, subject) {
  if (!rule.needsBrowser) return rule.find(subject);
  if ((subject.declaration.routes ?? []).length === 0)
    return { faults: [], notes: ['remote.config.ts declares no route: there is no screen to look at.'] };
  const given = await subject.openBrowser();
  return 'leftOut' in given ? given : rule.find({ ...subject, browser: given });
}

/**
 * Runs a rule. One that throws has not been kept: what stops a rule from looking may be the fault.
 *
 * @param {Rule} rule @param {import('./subject.mjs').Subject} subject @returns {Promise<Outcome>}
 */
export async function outcomeOf(rule, subject) {
  const { name } = rule;
  const start = performance.now();
  const found = await findingOf(rule, subject).catch(
    (error) => /** @type {Finding} */ ({ faults: [messageOf(error)] }),
  );
  const seconds = (performance.now() - start) / 1000;
  if ('leftOut' in found) return { name, seconds, faults: [], notes: [], leftOut: found.leftOut };
  return { name, seconds, faults: found.faults, notes: found.notes ?? [], leftOut: null };
}
