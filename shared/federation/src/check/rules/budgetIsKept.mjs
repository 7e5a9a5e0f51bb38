/** A line of the error of a build above its budget. */
export const IS_BUDGET = /^remote\.config\.ts: budget\./;

/** @type {import('../rule.mjs').Rule} */
export const budgetIsKept = {
  name: 'its files are within the budget of remote.config.ts',
  async find({ buildErrors }) {
    const lines = (await buildErrors()).flatMap((error) => error.split('\n'));
    return { faults: lines.filter((line) => IS_BUDGET.test(line)) };
  },
};
