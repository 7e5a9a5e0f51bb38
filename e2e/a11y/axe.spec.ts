import { takenOver } from '../paint/slowNetwork.ts';
import { expectNoViolations, runAxe } from '../support/accessibility.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { form, openForm, openRoadmap, sendForm } from '../support/tripPlanner.ts';

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

test.describe('axe finds no violation on drawn tiles', () => {
  test.use({ tiles: 'drawn' });

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
});

test('axe finds no violation on the form, the results and the roadmap', async ({ page }) => {
  test.slow();
  await openForm(page, trip);
  await expectNoViolations(page, 'form');
  await sendForm(page, trip);
  await expectNoViolations(page, 'results');
  await openRoadmap(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/^De .+ à /);
  await expectNoViolations(page, 'roadmap');
});

test('axe finds a planted violation', async ({ page }) => {
  await page.goto('/fr');
  await expect(form(page).from).toBeVisible();
  // Until then, the button would be a difference of the markup.
  await takenOver(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  const { violations } = await runAxe(page);
  expect(violations).toContainEqual(expect.stringMatching(/^button-name: /));
});
