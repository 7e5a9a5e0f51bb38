import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { form, journeys, openForm, tabTo } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll, VIEWPORTS } from '../support/viewports.ts';

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

const picking = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: /sur la carte$/ }),
  use: page.getByRole('button', { name: 'Choisir ce lieu' }),
  cancel: page.getByRole('button', { name: 'Annuler' }),
  map: page.getByRole('group', { name: 'Carte' }),
  /** The address at the pin, if there is one. */
  address: page.getByRole('main').getByText(/(?:^|«\s)\d+ \p{L}/u),
});

async function pick(page: Page, end: 'from' | 'to'): Promise<void> {
  await form(page)[end].click();
  await page.getByRole('option', { name: 'Choisir sur la carte' }).click();
  await expect(picking(page).title).toBeFocused();
  await expect(picking(page).use).toBeEnabled();
  await expect(picking(page).address).toBeVisible();
}

const [PHONE_SIZE, DESK_SIZE] = VIEWPORTS;
const PHONE = { viewport: { width: PHONE_SIZE.width, height: PHONE_SIZE.height } };

/** The address at the pin, after the map has stopped moving and the reverse geocoding has answered. */
async function pointedAt(page: Page): Promise<string> {
  await expect(page.locator('[data-moving="false"]')).toBeAttached();
  await expect(page.getByRole('main').locator('[aria-busy="false"]')).toBeVisible();
  return picking(page).address.innerText();
}

/** Performs an action that moves the map; resolves to the new address at the pin. */
async function addressAfter(page: Page, lead: () => Promise<void>): Promise<string> {
  const before = await pointedAt(page);
  await lead();
  await expect(async () => expect(await pointedAt(page)).not.toBe(before)).toPass();
  return pointedAt(page);
}

/** Taps the free part of the map on a phone: below the header, above the panel. */
function tap(page: Page, across: number, down: number): Promise<string> {
  const { width, height } = PHONE.viewport;
  return addressAfter(page, () => page.touchscreen.tap(width * across, 70 + (height * 0.5 - 70) * down));
}

/** The map has most of the screen, and nothing is wider than the window. */
async function expectRoomForMap(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const panel = await page.getByRole('main').boundingBox();
  expect((panel?.width ?? 0) * (panel?.height ?? 0)).toBeLessThan(width * height * 0.45);
  await expectNoHorizontalScroll(page);
}

test('while a place is picked the map has most of the screen, axe finds no violation, and a reload continues; cancelled in any way, it returns to the unchanged form', async ({
  page,
}) => {
  test.slow();
  await openForm(page, trip);
  await pick(page, 'from');
  await expectNoViolations(page, 'place on the map');
  await page.setViewportSize(DESK_SIZE);
  await expectRoomForMap(page);
  // The panel ends in the middle of the map; the notice stays at its lower edge.
  const [notice, map] = [page.getByRole('button', { name: 'Ville imaginaire' }), picking(page).map];
  const lowerEdge = async (part: Locator) => part.boundingBox().then((box) => (box ? box.y + box.height : 0));
  expect((await lowerEdge(map)) - (await lowerEdge(notice))).toBe(16);
  await page.reload();
  await expect(picking(page).address).toBeVisible();
  await picking(page).use.click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\?(.*&)?dt=/);
  await expect(form(page).from).toHaveValue(/.+/);

  const [address, from] = [page.url(), await form(page).from.inputValue()];
  const ways: readonly (() => Promise<unknown>)[] = [
    () => picking(page).cancel.click(),
    () => page.keyboard.press('Escape'),
    () => picking(page).map.press('Escape'),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await pick(page, 'to');
    await leave();
    await expect(page).toHaveURL(address);
    await expect(form(page).from).toHaveValue(from);
    await expect(form(page).to).toHaveValue('');
    await expect(form(page).to).toBeFocused();
    await expect(page.locator('.leaflet-container')).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' });

  test('both places are picked on the map, and journeys are found between them', async ({ page }) => {
    await openForm(page, trip);
    await pick(page, 'from');
    await expectRoomForMap(page);
    const from = await tap(page, 0.45, 0.45);
    await picking(page).use.tap();
    await expect(form(page).from).toHaveValue(new RegExp(`^${from}`));
    await pick(page, 'to');
    await tap(page, 0.55, 0.55);
    const to = await tap(page, 0.55, 0.55);
    await picking(page).use.tap();
    await expect(form(page).to).toHaveValue(new RegExp(`^${to}`));
    await expect(form(page).search).toBeFocused();
    await form(page).search.tap();
    await expect(journeys(page).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(from);
  });
});

test('from the first screen, with the keyboard alone, and back to it', async ({ page }) => {
  const { address, map, title, use } = picking(page);
  const move = (key: string) => addressAfter(page, () => page.keyboard.press(key));

  async function openByKeys(field: Locator): Promise<void> {
    await tabTo(page, field);
    await page.keyboard.press('ArrowDown');
    const option = page.getByRole('option', { name: 'Choisir sur la carte' });
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await expect(address).toBeVisible();
  }

  await page.goto('/fr');
  await openByKeys(form(page).from);
  await expect(page).toHaveURL(/\/fr\/trip-planner\?pick=DEPARTURE$/);
  await move('ArrowRight');
  await page.keyboard.press('+');
  await move('ArrowUp');
  // The map handles the same keys.
  await map.focus();
  const from = await move('ArrowLeft');
  await tabTo(page, use);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\?fi=/);
  await expect(form(page).from).toHaveValue(new RegExp(`^${from}`));
  await expect(form(page).to).toBeFocused();
  await openByKeys(form(page).to);
  await move('ArrowDown');
  const to = await move('ArrowDown');
  await tabTo(page, use);
  await page.keyboard.press('Enter');
  await expect(form(page).to).toHaveValue(new RegExp(`^${to}`));
  await expect(form(page).search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?/);
});

test('without the code of the map a message says so and links back', async ({ page, problems }) => {
  problems.expect(/./);
  await page.route(/\.js(\?|$)/, async (route) => {
    const answer = await route.fetch();
    if (/leaflet-(?:pane|container)/.test(await answer.text())) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto('/fr');
  await form(page).from.click();
  await page.getByRole('option', { name: 'Choisir sur la carte' }).click();
  await expect(page.getByText(/^La carte ne s’affiche pas/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Revenir au formulaire' }).click();
  await expect(form(page).from).toBeFocused();
});
