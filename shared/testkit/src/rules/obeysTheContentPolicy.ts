import type { Rule } from '../conformance/rule.ts';

export const obeysTheContentPolicy: Rule = {
  name: 'obeys the content policy',
  async check({ page }) {
    const violations = await page.evaluate(() => window.kit.policyViolations());
    return violations
      .filter(({ blocked }) => !/^https?:/.test(blocked))
      .map(({ directive, blocked }) => `${directive} refused ${blocked}`);
  },
};
