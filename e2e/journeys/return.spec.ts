import { dailySample } from '@halte/judge/sample';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { chooseBothWays } from '../support/chosenJourneys.ts';
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

/** The screens after the form in order: path, the row that leads to the next screen, and the step that is marked. */
const STEPS = [
  { path: 'results', next: 'a[href*="/trip-planner/returns?"]', current: '1 Aller' },
  { path: 'returns', next: 'a[href*="/trip-planner/return-summary?"]', current: '2 Retour' },
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

/** Checks the part of a screen that a phone shows before it is scrolled. */
async function expectOnPhone(page: Page, { path, next, current }: Step): Promise<void> {
  await expect(inMain(page, next ?? 'footer')).toBeInViewport();
  await expect(inMain(page, '[aria-current="step"]')).toHaveText(current);
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
  // Four screens, each looked at closely.
  test.setTimeout(180_000);
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

  for (const way of ['Aller', 'Retour'])
    await expect(page.getByRole('region', { name: way, exact: true })).toBeInViewport({ ratio: 1 });

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

/** The link that fills a row of the list, or of the lowest sheet. */
const row = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Départ à/ });
const roadmap = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Détails du trajet de/ });
const screenOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

test('out and back in three taps: the search, the journey there, the journey back', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS[0]);
  await fillRoundTrip(page);
  const screens: (string | undefined)[] = [];
  const tap = async (target: Locator) => {
    const before = page.url();
    await target.click();
    await expect(page).not.toHaveURL(before);
    await expect(inMain(page, '[aria-busy="true"]')).toHaveCount(0);
    screens.push(screenOf(page));
  };
  await tap(form(page).search);
  await tap(row(page).first());
  await tap(row(page).first());
  expect(screens).toEqual(['results', 'returns', 'return-summary']);
  await expect(page.getByRole('region', { name: 'Aller', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Retour', exact: true })).toBeVisible();
});

test('a journey can be looked at before it is chosen; Back leads to the list, and to the link', async ({ page }) => {
  await page.goto(addressOf('/results', trip, { tt: '1', rt: `${trip.departure.slice(0, 10)}T17:30` }));
  for (const { path, from } of [
    { path: 'results', from: trip.from },
    { path: 'returns', from: trip.to },
  ]) {
    const look = roadmap(page).first();
    await look.click();
    await expect(page).toHaveURL(/\/fr\/trip-planner\/roadmap\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(from.title);
    await expect(page.getByRole('link', { name: /^Choisir (cet aller|ce retour)$/ })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/fr/trip-planner/${path}\\?`));
    await expect(look).toBeFocused();
    await row(page).first().click();
  }
  await expect(page).toHaveURL(/\/fr\/trip-planner\/return-summary\?/);
});

test('both ways are printed with their price, without what only a screen has', async ({ page, request }) => {
  await page.goto(addressOf('/return-summary', trip, await chooseBothWays(request, trip)));
  const save = page.getByRole('button', { name: 'Enregistrer ce trajet' });
  await expect(save).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const way of ['Aller', 'Retour'])
    await expect(page.getByRole('region', { name: way, exact: true })).toBeVisible();
  await expect(page.getByText(/^Aller-retour .*€/)).toBeVisible();
  await expect(save).toBeHidden();
  await expect(page.getByRole('link', { name: 'Changer l’aller' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('addresses of screens that are no longer passed lead to the choice that they were about', async ({
  page,
  request,
}) => {
  const { rc, ...outbound } = await chooseBothWays(request, trip);
  const addresses = [
    ['summary', outbound, 'returns'],
    ['preview', outbound, 'results'],
    ['return-preview', { ...outbound, rc }, 'returns'],
  ] as const;
  for (const [former, chosen, path] of addresses) {
    await page.goto('/fr');
    await page.goto(addressOf('/results', trip, chosen).replace('/results?', `/${former}?`));
    await expect(page).toHaveURL(new RegExp(`/fr/trip-planner/${path}\\?`));
    await expect(row(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/fr$/);
  }
});

const NEED_A_CHOICE = ['preview', 'summary', 'returns', 'return-preview', 'return-summary'] as const;

test('an incomplete or wrong address says so, and leads to the results of the same search', async ({
  page,
  problems,
}) => {
  // The browser logs the refused request.
  problems.expect(/status of 40\d/);
  const search = addressOf('/results', trip, { tt: '1', rt: `${trip.departure.slice(0, 10)}T17:30` }).split('?')[1];
  for (const path of dailySample(NEED_A_CHOICE, 1, (path) => `incomplete ${path}`)) {
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
