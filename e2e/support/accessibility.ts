import AxeBuilder from '@axe-core/playwright';
import { dailySample } from '@halte/sampling';
import { expect, type Page } from '@playwright/test';
import { SIZES } from './screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lists every violation in full. What passes is only counted: describing each node of it takes longer than the checks themselves. */
export function runAxe(page: Page) {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
}

const SKINS = SIZES.flatMap(({ name, ...viewport }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${colorScheme}, on a ${name}`, viewport, colorScheme })),
);

/** Both sizes and both schemes on every screen: light on a phone, dark on a desk. Of the two other combinations, one a day. */
function skinsOf(screen: string): typeof SKINS {
  const [phone, ...others] = SKINS;
  const desk = others.pop();
  const ofTheDay = dailySample(others, 1, ({ name }) => `${screen}, ${name}`);
  return [phone, ...ofTheDay, desk].filter((skin) => skin !== undefined);
}

/**
 * Runs axe on the page in several sizes and colour schemes. They change in place, as when a traveller turns the device or the light goes:
 * loading the page again for each would find nothing else and takes most of the time. Motion must be reduced, or axe measures colours of a
 * transition. `check` runs in each of them too.
 */
export async function expectNoViolations(
  page: Page,
  screen: string,
  check?: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(page.locator('[data-header="ready"], [data-header="built-in"]')).toBeVisible();
  for (const { name, viewport, colorScheme } of skinsOf(screen)) {
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
