import AxeBuilder from '@axe-core/playwright';
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

async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.locator('[data-header="ready"], [data-header="built-in"]')).toBeVisible();
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, ...viewport } of SIZES) {
    test.describe(`${colorScheme}, on a ${name}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' } as object);

      test('axe finds nothing on home and form', async ({ page }) => {
        await page.goto('/fr');
        await expect(form(page).from).toBeVisible();
        await expectNoViolations(page);
        await openForm(page, trip);
        await expectNoViolations(page);
      });

      test('axe finds nothing on the results', async ({ page }) => {
        await searchTrip(page, trip);
        await expectNoViolations(page);
      });

      test('axe finds nothing on the roadmap', async ({ page }) => {
        await searchTrip(page, trip);
        await openRoadmap(page);
        await expectNoViolations(page);
      });
    });
  }
}

test('axe is seen to find something', async ({ page }) => {
  await page.goto('/fr');
  await expect(form(page).from).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});
