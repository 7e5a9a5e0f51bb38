import { dailySample } from '@halte/sampling';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { fixTime } from '../support/clock.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, chips, chooseReturn, form, openSheet, tabTo } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll, VIEWPORTS } from '../support/viewports.ts';

let trip: Trip;

/** Fixes the clock, so that "in 12 min" does not change between two reads of a screen; timers keep running. */
const NOW = new Date();

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

/** The screens after the form in order: path, selector of the complete content, and the link to the next screen. */
const STEPS = [
  { path: 'results', complete: 'a[href*="/trip-planner/preview?"]', nextLink: 'a[href*="/trip-planner/preview?"]' },
  { path: 'preview', complete: 'a[href*="/trip-planner/summary?"]', nextLink: 'a[href*="/trip-planner/summary?"]' },
  { path: 'summary', complete: 'a[href*="/trip-planner/returns?"]', nextLink: 'a[href*="/trip-planner/returns?"]' },
  {
    path: 'returns',
    complete: 'a[href*="/trip-planner/return-preview?"]',
    nextLink: 'a[href*="/trip-planner/return-preview?"]',
  },
  {
    path: 'return-preview',
    complete: 'a[href*="/trip-planner/return-summary?"]',
    nextLink: 'a[href*="/trip-planner/return-summary?"]',
  },
  { path: 'return-summary', complete: 'dl', nextLink: null },
] as const;
type Step = (typeof STEPS)[number];

const inMain = (page: Page, selector: string) => page.getByRole('main').locator(selector).first();

async function expectComplete(page: Page, { path, complete }: Step): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/fr/trip-planner/${path}\\?`));
  await expect(inMain(page, complete)).toBeVisible();
  await expect(inMain(page, '[aria-busy="true"]')).toHaveCount(0);
}

/** Fills in the form: out on a Tuesday morning, back in the evening. */
async function fillRoundTrip(page: Page): Promise<void> {
  await page.goto(addressOf('', trip));
  await chooseReturn(page, '17:30');
}

/** From the filled form to the summary of the round trip; `look` is called on every screen. */
async function completeRoundTrip(
  page: Page,
  activate: (target: Locator) => Promise<void>,
  look: (step: Step) => Promise<void>,
): Promise<void> {
  await activate(form(page).search);
  for (const step of STEPS) {
    await expectComplete(page, step);
    await look(step);
    if (step.nextLink) await activate(inMain(page, step.nextLink));
  }
}

test('a round trip from the form to its summary, and back screen by screen; on none of them axe finds a violation, and none is wider than the window', async ({
  page,
}) => {
  // Seven screens, each looked at closely.
  test.setTimeout(240_000);
  const [phone, desk] = VIEWPORTS;
  await page.setViewportSize(phone);
  await fillRoundTrip(page);
  await expectNoViolations(page, 'form of both ways', expectNoHorizontalScroll);
  await completeRoundTrip(
    page,
    (target) => target.click(),
    ({ path }) => expectNoViolations(page, path, expectNoHorizontalScroll),
  );
  await expect(page.getByRole('region', { name: 'Aller' })).toContainText(/\d{2}:\d{2}/);
  await expect(page.getByRole('region', { name: 'Retour' })).toContainText(/1[789]:\d{2}|2\d:\d{2}/);

  await page.setViewportSize(desk);
  for (const step of STEPS.toReversed().slice(1)) {
    await page.goBack();
    await expectComplete(page, step);
  }
  await page.goBack();
  await expect(chips(page).type).toHaveText('Aller-retour');
  const sheet = await openSheet(page, 'type');
  await expect(sheet.getByRole('button', { name: /^Retour à 17:30/ })).toBeVisible();
});

/** Each page that is loaded again costs two seconds. */
const LOADED_AGAIN = dailySample(STEPS, 3, ({ path }) => path);

test('a round trip with the keyboard alone; its screens show the same after a reload, and in another browser', async ({
  page,
  openDevice,
}) => {
  test.slow();
  await fixTime(page, NOW);
  const cold = await openDevice('Pacific/Auckland');
  await fixTime(cold, NOW);
  const shown = (where: Page) => where.getByRole('main').innerText();
  await fillRoundTrip(page);
  await tabTo(page, chips(page).type);
  await page.mouse.move(0, 0);
  const activate = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await completeRoundTrip(page, activate, async (step) => {
    if (!LOADED_AGAIN.includes(step)) return;
    const before = await shown(page);
    await page.reload();
    await expectComplete(page, step);
    await expect.poll(() => shown(page)).toBe(before);
    await cold.goto(page.url());
    await expectComplete(cold, step);
    await expect.poll(() => shown(cold)).toBe(before);
  });
});

test('an incomplete or wrong address redirects to the results of the same search', async ({ page, problems }) => {
  // The browser logs the refused request.
  problems.expect(/status of 40\d/);
  await page.goto(addressOf('/results', trip, { tt: '1', rt: `${trip.departure.slice(0, 10)}T17:30` }));
  await expectComplete(page, STEPS[0]);
  const { search } = new URL(page.url());
  for (const { path } of dailySample(STEPS.slice(1), 2, ({ path }) => `incomplete ${path}`)) {
    await page.goto(`/fr/trip-planner/${path}${search}`);
    await expectComplete(page, STEPS[0]);
    expect(new URL(page.url()).searchParams.get('fi')).toBe(trip.from.id);
  }
  const wrong = encodeURIComponent('stop|A&B=é#');
  await page.goto(`/fr/trip-planner/return-summary${search}&jc=${wrong}&rc=${wrong}`);
  await expectComplete(page, STEPS[0]);
});
