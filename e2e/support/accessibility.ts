import { dailySample } from '@halte/judge/sample';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { VIEWPORTS } from './viewports.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  // Passed rules are counted only: describing each of their nodes takes longer than the checks.
  resultTypes: ['violations'],
  // The selector of each checked element is not used, and no rule of these tags reads style sheets.
  selectors: false,
  preload: { assets: ['media'] },
};

export interface AxeOutcome {
  /** Rules that found something to check and nothing wrong. */
  readonly passed: number;
  /** One line per broken rule: its id and the HTML of each element. */
  readonly violations: readonly string[];
}

/**
 * Runs axe in the page, without frames: no screen that is checked has one. The script is evaluated once a document and its result stays in the page
 * but for these lines: the package for Playwright evaluates it twice and sends every checked element through a second page, each time.
 *
 * @param element selector of the part that is checked; all of the page without one.
 */
export async function runAxe(page: Page, element?: string): Promise<AxeOutcome> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ context, options }) => {
      const { passes, violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return {
        passed: passes.length,
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      };
    },
    { context: element ?? 'html', options: OPTIONS },
  );
}

const [PHONE, DESK] = VIEWPORTS;

/** Both sizes and both colour schemes, one with the other. */
const PAIRS = [
  [
    { ...PHONE, colorScheme: 'light' },
    { ...DESK, colorScheme: 'dark' },
  ],
  [
    { ...PHONE, colorScheme: 'dark' },
    { ...DESK, colorScheme: 'light' },
  ],
] as const;

/** A phone and a desk, one of them light and the other dark, sampled daily by the screen. */
const appearancesOf = (screen: string) => dailySample(PAIRS, 1, (_, index) => `${screen}, ${index}`).flat();

/** Endless animations despite reduced motion: they distract (WCAG 2.2.2), and each frame takes CPU time. */
function endlessAnimations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const isEndless = playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      return isEndless && effect instanceof KeyframeEffect ? [effect.target?.outerHTML.slice(0, 200) ?? ''] : [];
    }),
  );
}

/**
 * Runs axe and `check` on the page in several viewports and colour schemes, changed without a reload, which would find nothing more and take most
 * of the time. Motion must be reduced, otherwise axe measures colours during a transition.
 */
export async function expectNoViolations(
  page: Page,
  screen: string,
  check?: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(page.locator('[data-header="ready"], [data-header="built-in"]')).toBeVisible();
  await expect.poll(() => endlessAnimations(page), screen).toEqual([]);
  for (const { name, width, height, colorScheme } of appearancesOf(screen)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const { passed, violations } = await runAxe(page);
    expect.soft(passed).toBeGreaterThan(10);
    expect.soft(violations, `${screen}, ${colorScheme}, on a ${name}`).toEqual([]);
    await check?.(page);
  }
}
