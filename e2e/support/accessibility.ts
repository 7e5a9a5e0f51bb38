import AxeBuilder from '@axe-core/playwright';
import { dailySample } from '@halte/sampling';
import { expect, type Page } from '@playwright/test';
import { VIEWPORTS } from './viewports.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe with full details of violations only, because describing each passed node takes longer than the checks. */
export function runAxe(page: Page) {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
}

const APPEARANCES = VIEWPORTS.flatMap(({ name, ...viewport }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${colorScheme}, on a ${name}`, viewport, colorScheme })),
);

/** Every screen in the first and last combination (phone light, desk dark) and in one of the two others, sampled daily. */
function appearancesOf(screen: string): typeof APPEARANCES {
  const [phone, ...others] = APPEARANCES;
  const desk = others.pop();
  const ofTheDay = dailySample(others, 1, ({ name }) => `${screen}, ${name}`);
  return [phone, ...ofTheDay, desk].filter((appearance) => appearance !== undefined);
}

/**
 * Runs axe and `check` on the page in several viewports and colour schemes, changed without a reload, which would find nothing else and take most
 * of the time. Motion must be reduced, otherwise axe measures colours during a transition.
 */
export async function expectNoViolations(
  page: Page,
  screen: string,
  check?: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(page.locator('[data-header="ready"], [data-header="built-in"]')).toBeVisible();
  for (const { name, viewport, colorScheme } of appearancesOf(screen)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const { violations, passes } = await runAxe(page);
    expect.soft(passes.length).toBeGreaterThan(10);
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        `${screen}, ${name}`,
      )
      .toEqual([]);
    await check?.(page);
  }
}
