import type { Page } from '@playwright/test';
import { createAccount, signIn } from '../account/accounts.ts';
import { findTrip } from '../support/places.ts';
import { inOtherLanguage, recordRequests, requestsOf, type Sent } from '../support/sentRequests.ts';
import { expect, test } from '../support/test.ts';
import { chooseLastPlace, choosePlace, expectJourneys, form, openRoadmap } from '../support/tripPlanner.ts';

/** Milliseconds for which an answer is fresh: what changes by the minute, and what changes with the timetable. */
const LIVE = 29_000;
const SLOW = 600_000;
const IS_SLOW = /\/(?:network|network\/lines|lines|timetable|banners|preferences|reverseGeocode|points)$/;

/** The requests sent although their answer was still fresh. */
function askedTwice(sent: readonly Sent[]): readonly string[] {
  return sent.flatMap((one, index) => {
    const fresh = IS_SLOW.test(one.path) ? SLOW : LIVE;
    const known = sent
      .slice(0, index)
      .find((other) => other.state === 'answered' && isSame(one, other) && one.at - other.at < fresh);
    return known ? [`${one.language} ${one.what}: ${Math.round(known.at)}, ${Math.round(one.at)} ms`] : [];
  });
}

const isSame = (one: Sent, other: Sent) => one.what === other.what && one.language === other.language;

/** Waits until nothing that was asked for is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect.poll(async () => (await requestsOf(page)).filter(({ state }) => state === 'pending')).toEqual([]);
}

/** Goes to a screen as a link of the page does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}(?:[?#]|$)`));
  await settled(page);
}

test.use({ banners: 'shown', viewport: { width: 1440, height: 900 } });

test('a tour through all areas asks nothing twice while the answer is fresh, and nothing in another language than the page’s', async ({
  page,
  request,
}) => {
  test.slow();
  const trip = await findTrip(request, 'demo');
  const main = page.getByRole('main');
  await recordRequests(page);
  await page.goto('/fr');
  await signIn(page, await createAccount(request));
  await page.goto('/fr');
  await choosePlace(page, form(page).from, trip.from);
  await chooseLastPlace(page, form(page).to, trip.to);
  await expectJourneys(page);
  await openRoadmap(page);
  await expect(main.getByRole('list', { name: 'Étapes du trajet' })).toBeVisible();
  await page.goBack();
  await expectJourneys(page);
  await go(page, '/fr/proximity');
  await main.locator('a[href*="/proximity/stopArea/"]').first().click();
  await expect(page).toHaveURL(/\/proximity\/stopArea\//);
  await settled(page);
  await go(page, '/fr/schedules');
  await go(page, '/fr/schedules/line/C');
  await go(page, '/fr/schedules');
  for (const path of ['/fr/account/favorites', '/fr/account', '/fr/account/personal-data', '/fr/account/profile'])
    await go(page, path);
  await go(page, '/fr/account/favorites');
  await go(page, '/fr/schedules');

  await page.getByRole('button', { name: /^FR, langue/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await settled(page);
  await go(page, '/en/schedules/line/C');
  await main.getByRole('tab', { name: 'Timetable' }).click();
  await expect(main.getByRole('table').first()).toBeVisible();
  for (const path of ['/en', '/en/schedules', '/en/proximity', '/en/account/favorites', '/en/schedules'])
    await go(page, path);

  const sent = await requestsOf(page);
  expect(sent.length, 'requests').toBeGreaterThan(20);
  expect.soft(askedTwice(sent)).toEqual([]);
  expect(inOtherLanguage(sent)).toEqual([]);
});
