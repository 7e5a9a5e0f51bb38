import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { choosePlace, form, openForm, tabTo } from '../support/app.ts';
import { fixTime } from '../support/clock.ts';
import { aTrip, type Trip } from '../support/places.ts';
import { expectNothingWider, SIZES } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

let trip: Trip;

/** "In 12 min" must not turn into "in 11 min" between two looks at the same screen. The timers go on. */
const NOW = new Date();

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await aTrip(request, 'demo');
  await request.dispose();
});

/** The screens after the form, in order: where they are, what shows that they are whole, and what leads on. */
const STEPS = [
  { path: 'results', whole: 'a[href*="/trip-planner/preview?"]', onward: 'a[href*="/trip-planner/preview?"]' },
  { path: 'preview', whole: 'a[href*="/trip-planner/summary?"]', onward: 'a[href*="/trip-planner/summary?"]' },
  { path: 'summary', whole: 'a[href*="/trip-planner/returns?"]', onward: 'a[href*="/trip-planner/returns?"]' },
  {
    path: 'returns',
    whole: 'a[href*="/trip-planner/return-preview?"]',
    onward: 'a[href*="/trip-planner/return-preview?"]',
  },
  {
    path: 'return-preview',
    whole: 'a[href*="/trip-planner/return-summary?"]',
    onward: 'a[href*="/trip-planner/return-summary?"]',
  },
  { path: 'return-summary', whole: 'dl', onward: null },
] as const;
type Step = (typeof STEPS)[number];

const inMain = (page: Page, selector: string) => page.getByRole('main').locator(selector).first();

async function expectWhole(page: Page, { path, whole }: Step): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/fr/trip-planner/${path}\\?`));
  await expect(inMain(page, whole)).toBeVisible();
  await expect(inMain(page, '[aria-busy="true"]')).toHaveCount(0);
}

/** Fills in the form: out on a Tuesday morning, back in the evening. */
async function askForBothWays(page: Page): Promise<void> {
  await openForm(page, trip);
  await choosePlace(page, form(page).from, trip.from);
  await choosePlace(page, form(page).to, trip.to);
  await page.getByText('Aller-retour', { exact: true }).click();
  await page.getByText('Partir à', { exact: true }).click();
  const [day = '', time = ''] = trip.departure.split('T');
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Heure', { exact: true }).fill(time);
  await page.getByLabel('Date du retour').fill(day);
  await page.getByLabel('Heure du retour').fill('17:30');
}

/** From the form, filled in, to the summary of both ways; `look` sees every screen on the way. */
async function goThrough(page: Page, look: (step: Step) => Promise<void> = async () => undefined): Promise<void> {
  await form(page).search.click();
  for (const step of STEPS) {
    await expectWhole(page, step);
    await look(step);
    if (step.onward) await inMain(page, step.onward).click();
  }
}

for (const { name, ...viewport } of SIZES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('out and back, from the form to the summary of both ways; no screen is wider than the window', async ({
      page,
    }) => {
      await askForBothWays(page);
      await goThrough(page, () => expectNothingWider(page));
      await expect(page.getByRole('region', { name: 'Aller' })).toContainText(/\d{2}:\d{2}/);
      await expect(page.getByRole('region', { name: 'Retour' })).toContainText(/1[789]:\d{2}|2\d:\d{2}/);
    });
  });
}

test('every screen shows the same after a reload, and in another browser', async ({ page, browser }) => {
  test.slow();
  await fixTime(page, NOW);
  const other = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Pacific/Auckland' });
  const cold = await other.newPage();
  await fixTime(cold, NOW);
  const shown = (where: Page) => where.getByRole('main').innerText();
  await askForBothWays(page);
  await goThrough(page, async (step) => {
    await page.mouse.move(0, 0);
    const before = await shown(page);
    await page.reload();
    await expectWhole(page, step);
    await expect.poll(() => shown(page)).toBe(before);
    await cold.goto(page.url());
    await expectWhole(cold, step);
    await expect.poll(() => shown(cold)).toBe(before);
  });
  await other.close();
});

test('back goes the same way, screen by screen', async ({ page }) => {
  await askForBothWays(page);
  await goThrough(page);
  for (const step of STEPS.toReversed().slice(1)) {
    await page.goBack();
    await expectWhole(page, step);
  }
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Aller-retour' })).toBeChecked();
  await expect(page.getByLabel('Heure du retour')).toHaveValue('17:30');
});

test('an address that says too little, or something wrong, leads to the results of the same search', async ({
  page,
  problems,
}) => {
  // The browser itself reports the refusal of the code.
  problems.expect(/status of 40\d/);
  await askForBothWays(page);
  await form(page).search.click();
  await expectWhole(page, STEPS[0]);
  const { search } = new URL(page.url());
  for (const path of ['preview', 'summary', 'returns', 'return-preview', 'return-summary']) {
    await page.goto(`/fr/trip-planner/${path}${search}`);
    await expectWhole(page, STEPS[0]);
    expect(new URL(page.url()).searchParams.get('fi')).toBe(trip.from.id);
  }
  const wrong = encodeURIComponent('stop|A&B=é#');
  await page.goto(`/fr/trip-planner/return-summary${search}&jc=${wrong}&rc=${wrong}`);
  await expectWhole(page, STEPS[0]);
});

test('there and back with the keyboard alone', async ({ page }) => {
  await askForBothWays(page);
  await tabTo(page, page.getByLabel('Heure du retour'));
  await tabTo(page, form(page).search);
  await page.keyboard.press('Enter');
  for (const step of STEPS) {
    await expectWhole(page, step);
    if (!step.onward) continue;
    await tabTo(page, inMain(page, step.onward));
    await page.keyboard.press('Enter');
  }
});

test.describe('with motion reduced', () => {
  test.use({ reducedMotion: 'reduce' } as object);

  test('axe finds nothing from the form to the summary of both ways', async ({ page }) => {
    // Seven screens, each looked at closely.
    test.slow();
    await askForBothWays(page);
    await expectNoViolations(page, 'form of both ways');
    await goThrough(page, ({ path }) => expectNoViolations(page, path));
  });
});
