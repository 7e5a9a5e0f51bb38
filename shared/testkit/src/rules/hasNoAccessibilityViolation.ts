import axe, { type RunOptions } from 'axe-core';
import { DESK, SIGNED_IN, SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Another rule looks at these. */
const LANDMARKS = ['landmark-banner-is-top-level', 'landmark-no-duplicate-banner', 'landmark-unique'];
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(LANDMARKS.map((id) => [id, { enabled: false }])),
  resultTypes: ['violations'],
  selectors: false,
  // It would copy the style sheets of other origins into style elements, which the content policy refuses.
  preload: false,
};

const CASES = [
  { situation: SIGNED_OUT, colorScheme: 'light', viewport: DESK },
  { situation: SIGNED_IN, colorScheme: 'dark', viewport: { width: 360, height: 800 } },
] as const;

export const hasNoAccessibilityViolation: Rule = {
  name: 'has no accessibility violation',
  async check({ page, mounted, pageIsQuiet }) {
    const found: string[] = [];
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    for (const { situation, colorScheme, viewport } of CASES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await mounted(situation, async () => {
        await pageIsQuiet();
        const violations = await page.evaluate(async (options) => {
          const outcome = await (window as unknown as { axe: typeof axe }).axe.run('header', options);
          return outcome.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        }, OPTIONS);
        found.push(...violations.map((violation) => `${colorScheme}, ${viewport.width} px: ${violation}`));
      });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(DESK);
    return found;
  },
};
