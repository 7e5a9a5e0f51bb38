/** The thread of a page that searches in the timetable which was taken along. */
import type { Page } from '@playwright/test';
import { age } from '../support/keptPages.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { askInPage, SEARCH, takeNetwork } from '../support/takenNetwork.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, journeys } from '../support/tripPlanner.ts';

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

const CONSOLE_ERRORS = /^console: /;

let trip: Trip;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

const at = (hour: string) => addressOf('/results', { ...trip, departure: `${trip.departure.slice(0, 11)}${hour}` });

async function searched(page: Page, hour: string): Promise<void> {
  await page.goto(at(hour));
  await expect(journeys(page).first()).toBeVisible();
  await expect(age(page)).toContainText('Horaires du');
}

test('two tabs without a network search in it, each with a thread of its own', async ({ page, context, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  await takeNetwork(page);
  const other = await context.newPage();
  await context.setOffline(true);
  await Promise.all([searched(page, '09:10'), searched(other, '17:40')]);
  expect([page, other].map((one) => one.workers().length)).toEqual([1, 1]);
  await other.close();
  await searched(page, '10:10');
});

test('a thread that ends by an error is followed by another one', async ({ page, context, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  problems.expect(/out of memory/);
  await takeNetwork(page);
  await context.setOffline(true);
  await searched(page, '09:10');
  const [thread] = page.workers();
  const ended = thread!.waitForEvent('close');
  await thread!.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('out of memory');
    });
  });
  await ended;
  const { from, to, departure } = trip;
  const body = { fromId: from.id, toId: to.id, tripType: 0, departureDateTime: departure };
  expect(await askInPage(page, SEARCH, JSON.stringify(body))).toMatchObject({
    groups: expect.arrayContaining([expect.anything()]),
  });
  expect(page.workers()).toHaveLength(1);
});
