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

/** The screens after the form in order: path, the link to the next screen, and the step that is marked. */
const STEPS = [
  { path: 'results', next: 'a[href*="/trip-planner/preview?"]', current: '1 Aller' },
  { path: 'preview', next: 'a[href*="/trip-planner/summary?"]', current: null },
  { path: 'summary', next: 'footer a[href*="/trip-planner/returns?"]', current: '1 Aller' },
  { path: 'returns', next: 'a[href*="/trip-planner/return-preview?"]', current: '2 Retour' },
  { path: 'return-preview', next: 'a[href*="/trip-planner/return-summary?"]', current: null },
  { path: 'return-summary', next: null, current: '3 Résumé' },
] as const;
type Step = (typeof STEPS)[number];

const inMain = (page: Page, selector: string) => page.getByRole('main').locator(selector).first();

async function expectComplete(page: Page, { path, next }: Step): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/fr/trip-planner/${path}\\?`));
  await expect(inMain(page, next ?? 'footer')).toBeVisible();
  await expect(inMain(page, '[aria-busy="true"]')).toHaveCount(0);
}

/** Fills in the form: out on a Tuesday morning, back in the evening. */
async function fillRoundTrip(page: Page): Promise<void> {
  await page.goto(addressOf('', trip));
  await chooseReturn(page, '17:30');
}

/** What a phone shows of a screen before anything is scrolled. */
async function expectOnPhone(page: Page, { path, next, current }: Step): Promise<void> {
  await expect(inMain(page, next ?? 'footer')).toBeInViewport();
  if (current) await expect(inMain(page, '[aria-current="step"]')).toHaveText(current);
  if (path !== 'returns') return;
  const chosen = page.getByRole('region', { name: 'L’aller choisi' });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const link = await chosen.getByRole('link', { name: 'Changer l’aller' }).boundingBox();
  expect(link?.height).toBeGreaterThanOrEqual(44);
}

/** Each page that is loaded again costs two seconds. */
const [LOADED_AGAIN] = dailySample(STEPS, 1, ({ path }) => path);

test('a round trip with the keyboard alone, and back screen by screen; on no screen axe finds a violation, none is wider than the window, and one that is loaded again, or in another browser, shows the same', async ({
  page,
  openDevice,
}) => {
  // Seven screens, each looked at closely.
  test.setTimeout(240_000);
  const [phone, desk] = VIEWPORTS;
  await fixTime(page, NOW);
  await page.setViewportSize(phone);
  await fillRoundTrip(page);
  await expectNoViolations(page, 'form of both ways', expectNoHorizontalScroll);
  await page.setViewportSize(phone);
  await tabTo(page, chips(page).type);
  await page.mouse.move(0, 0);
  const activate = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const shown = (where: Page) => where.getByRole('main').innerText();
  const expectSameAgain = async (step: Step) => {
    const before = await shown(page);
    await page.reload();
    await expectComplete(page, step);
    await expect.poll(() => shown(page)).toBe(before);
    const cold = await openDevice('Pacific/Auckland');
    await fixTime(cold, NOW);
    await cold.setViewportSize(phone);
    await cold.goto(page.url());
    await expectComplete(cold, step);
    await expect.poll(() => shown(cold)).toBe(before);
  };

  await activate(form(page).search);
  for (const step of STEPS) {
    await expectComplete(page, step);
    await expectOnPhone(page, step);
    await expectNoViolations(page, step.path, expectNoHorizontalScroll);
    await page.setViewportSize(phone);
    if (step === LOADED_AGAIN) await expectSameAgain(step);
    if (step.next) await activate(inMain(page, step.next));
  }
  await expect(page.getByRole('region', { name: 'Aller', exact: true })).toContainText(/\d{2}:\d{2}/);
  await expect(page.getByRole('region', { name: 'Retour', exact: true })).toContainText(/1[789]:\d{2}|2\d:\d{2}/);

  // The lowest sheet has both ways in two rows, and the map the rest.
  const handle = page.getByRole('button', { name: /le panneau$/ });
  await handle.press('Home');
  await expect(page.getByRole('region', { name: 'Aller', exact: true })).toBeHidden();
  const times = page.getByRole('main').getByRole('time').filter({ visible: true });
  await expect(times).toHaveCount(4);
  for (const time of await times.all()) await expect(time).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await handle.press('ArrowUp');
  await expect(page.getByRole('region', { name: 'Retour', exact: true })).toBeVisible();

  await page.setViewportSize(desk);
  for (const step of STEPS.toReversed().slice(1)) {
    await page.goBack();
    await expectComplete(page, step);
  }
  await page.goBack();
  await expect(chips(page).type).toHaveText(/^Retour /);
  const sheet = await openSheet(page, 'type');
  await expect(sheet.getByRole('button', { name: /^Retour .*à 17:30/ })).toBeVisible();
});

test('an incomplete or wrong address says so, and leads to the results of the same search', async ({
  page,
  problems,
}) => {
  // The browser logs the refused request.
  problems.expect(/status of 40\d/);
  const search = addressOf('/results', trip, { tt: '1', rt: `${trip.departure.slice(0, 10)}T17:30` }).split('?')[1];
  for (const { path } of dailySample(STEPS.slice(2), 1, ({ path }) => `incomplete ${path}`)) {
    await page.goto(`/fr/trip-planner/${path}?${search}`);
    await expectComplete(page, STEPS[0]);
    await expect(page.getByText('Choisissez d’abord un trajet de cette liste.')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('fi')).toBe(trip.from.id);
  }
  const wrong = encodeURIComponent('stop|A&B=é#');
  await page.goto(`/fr/trip-planner/return-summary?${search}&jc=${wrong}&rc=${wrong}`);
  await expectComplete(page, STEPS[0]);
  await expect(page.getByText('Ce trajet n’est plus proposé : choisissez-en un autre.')).toBeVisible();
});
