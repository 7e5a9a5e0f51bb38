import type { Rule } from '../conformance/rule.ts';

export const callsOnlyDeclaredOrigins: Rule = {
  name: 'calls only declared origins',
  async check({ page, foreignRequests }) {
    const violations = await page.evaluate(() => window.kit.policyViolations());
    const refused = violations.map(({ blocked }) => blocked).filter((blocked) => /^https?:/.test(blocked));
    return [...new Set([...foreignRequests, ...refused].map((url) => new URL(url).origin))];
  },
};
