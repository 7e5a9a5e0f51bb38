import type { Rule } from '../conformance/rule.ts';

export const logsNoError: Rule = {
  name: 'logs no error',
  check: async ({ errors }) => errors.filter((text) => !/Content Security Policy|ERR_BLOCKED_BY_CSP/.test(text)),
};
