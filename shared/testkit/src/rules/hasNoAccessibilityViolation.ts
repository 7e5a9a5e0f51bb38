import axe, { type RunOptions } from 'axe-core';
import { type BannerPage, DESK, SIGNED_IN, SIGNED_OUT } from '../conformance/bannerPage.ts';
import { eachMenu } from '../conformance/eachMenu.ts';
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

const PARTS = 'header, [data-kit="sidebar"], [data-kit="footer"]';

const violationsOf = (page: BannerPage['page']) =>
  page.evaluate(
    async ([parts, options]) => {
      const outcome = await (window as unknown as { axe: typeof axe }).axe.run(parts, options);
      return outcome.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [PARTS, OPTIONS] as const,
  );

/** Of the header as it is, and with each of its menus open. */
async function violationsWithMenus(shown: BannerPage): Promise<readonly string[]> {
  await shown.pageIsQuiet();
  const found = new Set(await violationsOf(shown.page));
  for await (const { open, close } of eachMenu(shown)) {
    if (!(await open())) continue;
    await shown.pageIsQuiet();
    for (const violation of await violationsOf(shown.page)) found.add(violation);
    await close();
  }
  return [...found];
}

export const hasNoAccessibilityViolation: Rule = {
  name: 'has no accessibility violation',
  async check(shown) {
    const { page, mounted } = shown;
    const found: string[] = [];
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    for (const { situation, colorScheme, viewport } of CASES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const violations = await mounted(situation, () => violationsWithMenus(shown));
      found.push(...violations.map((violation) => `${colorScheme}, ${viewport.width} px: ${violation}`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(DESK);
    return found;
  },
};
