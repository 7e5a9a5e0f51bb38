import AxeBuilder from '@axe-core/playwright';
import { dailySample } from '@halte/sampling';
import type { Page } from '@playwright/test';
import { form, openForm, openRoadmap, searchTrip } from '../support/app.ts';
import { aTrip, type Trip } from '../support/places.ts';
import { SIZES } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await aTrip(request, 'demo');
  await request.dispose();
});

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SKINS = SIZES.flatMap(({ name, ...viewport }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${colorScheme}, on a ${name}`, viewport, colorScheme })),
);

/** Both sizes and both schemes on every screen: a phone in the light, a desk in the dark. Of the two that repeat them, one a day. */
function skinsOf(screen: string): typeof SKINS {
  const [phone, ...others] = SKINS;
  const desk = others.pop();
  const ofTheDay = dailySample(others, 1, ({ name }) => `${screen}, ${name}`);
  return [phone, ...ofTheDay, desk].filter((skin) => skin !== undefined);
}

/** In place, as a traveller turns the device or the light goes: loading the page again for each would find nothing else. */
async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[data-header="ready"], [data-header="built-in"]')).toBeVisible();
  for (const { name, viewport, colorScheme } of skinsOf(screen)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect.soft(passes.length).toBeGreaterThan(10);
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        `${screen}, ${name}`,
      )
      .toEqual([]);
  }
}

test.describe('axe finds nothing', () => {
  test.use({ reducedMotion: 'reduce' } as object);

  test('on home, nearby and lines', async ({ page }) => {
    test.slow();
    await page.goto('/fr');
    await expect(form(page).from).toBeVisible();
    await expectNoViolations(page, 'home');
    const areas = page.locator('nav:has([aria-current])').last();
    await areas.getByRole('link', { name: 'À proximité' }).click();
    await expect(page.getByRole('main').locator('li button').first()).toBeVisible();
    await expectNoViolations(page, 'nearby');
    await areas.getByRole('link', { name: 'Lignes' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoViolations(page, 'lines');
  });

  test('on the form, the results and the roadmap', async ({ page }) => {
    test.slow();
    await openForm(page, trip);
    await expectNoViolations(page, 'form');
    await searchTrip(page, trip);
    await expectNoViolations(page, 'results');
    await openRoadmap(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('→');
    await expectNoViolations(page, 'roadmap');
  });
});

test('axe is seen to find something', async ({ page }) => {
  await page.goto('/fr');
  await expect(form(page).from).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});
