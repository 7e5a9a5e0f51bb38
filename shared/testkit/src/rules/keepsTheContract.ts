import type { Rule } from '../conformance/rule.ts';

export const keepsTheContract: Rule = {
  name: 'keeps the contract',
  check: async ({ loaded }) => (loaded.problem === null ? [] : [loaded.problem]),
};
