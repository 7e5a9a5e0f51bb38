import type { Rule } from '../conformance/rule.ts';

export const hasAllTextsInFiveLanguages: Rule = {
  name: 'has all texts in five languages',
  check: async ({ loaded }) => loaded.messageFaults,
};
