import type { Page } from '@playwright/test';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, expectJourneys, journeys, openRoadmap } from '../support/tripPlanner.ts';

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

/** Counts the requests for journeys that the page sends from now on, by the last part of their path. */
function countJourneyRequests(page: Page): () => { readonly search: number; readonly detailed: number } {
  const counts = { search: 0, detailed: 0 };
  page.on('request', (sent) => {
    const [, name] = /\/v2\/journeys\/(search|detailed)$/.exec(new URL(sent.url()).pathname) ?? [];
    if (sent.method() === 'POST' && (name === 'search' || name === 'detailed')) counts[name] += 1;
  });
  return () => ({ ...counts });
}

const drawnLines = (page: Page, pane: 'journey' | 'journeys-faint') => page.locator(`.leaflet-${pane}-pane path`);

test('a results page sends one search, and details are requested when a journey is opened', async ({ page }) => {
  const requests = countJourneyRequests(page);
  await page.goto(addressOf('/results', trip));
  await expectJourneys(page);
  expect(await journeys(page).count()).toBeGreaterThan(1);
  await expect.poll(() => drawnLines(page, 'journey').count(), { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => drawnLines(page, 'journeys-faint').count()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(requests()).toEqual({ search: 1, detailed: 0 });

  await openRoadmap(page);
  await expect(page.getByRole('main').getByRole('list', { name: 'Étapes du trajet' })).toBeVisible();
  expect(requests()).toEqual({ search: 1, detailed: 1 });
});
