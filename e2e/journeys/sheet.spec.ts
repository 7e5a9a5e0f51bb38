import type { CDPSession, Page } from '@playwright/test';
import { runAxe } from '../support/accessibility.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, journeys, openResults } from '../support/tripPlanner.ts';

/** 800 px without header, areas and the 8 px above the highest sheet; below the 19rem that nearby requests; the lowest height. */
const FULL = 667;
const HALF = 436;
const PEEK = 132;
/** 66 % of what header and areas leave: room for the head of the results and four rows. */
const RESULTS_HALF = 446;

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const sheet = (page: Page) => page.getByRole('main');
const handle = (page: Page) => page.getByRole('button', { name: /^(Agrandir|Réduire) le panneau$/ });

async function expectHeight(page: Page, height: number): Promise<void> {
  await expect.poll(async () => Math.round((await sheet(page).boundingBox())!.height)).toBe(height);
}

/** A finger moves from `from` by `by` pixels, and rests before it is lifted. */
async function swipe(session: CDPSession, from: { x: number; y: number }, by: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number, timestamp: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
    });
  const start = Date.now() / 1000;
  await touch('touchStart', from.y, start);
  for (const step of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', from.y + by * step, start + step);
  await touch('touchMove', from.y + by, start + 2);
  await touch('touchEnd', from.y + by, start + 2.1);
}

test('the sheet of a phone has three heights: by tap, click, key and drag; kept on Back and reload; a field needs the highest', async ({
  page,
}) => {
  await page.goto('/fr/proximity');
  const controls = page
    .getByRole('region', { name: 'Carte', exact: true })
    .getByRole('button')
    .filter({ visible: true })
    .last();
  await expect(controls).toBeVisible();
  await expectHeight(page, HALF);
  expect((await runAxe(page)).violations).toEqual([]);

  await handle(page).tap();
  await expectHeight(page, FULL);
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Panneau en pleine hauteur' })).toBeAttached();
  // Nothing behind the sheet can be reached by keyboard.
  await expect(page.locator('[inert]').filter({ has: page.locator('.leaflet-container') })).toBeAttached();

  await handle(page).press('Escape');
  await expectHeight(page, HALF);
  await handle(page).click();
  await expectHeight(page, FULL);
  await handle(page).click();
  await expectHeight(page, HALF);
  await handle(page).press('ArrowDown');
  await expectHeight(page, PEEK);
  // The area above the sheet belongs to the map.
  await expect(controls).toBeInViewport({ ratio: 1 });

  const { x, y, width } = (await handle(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 100, { steps: 4 });
  await page.mouse.move(x + width / 2, y - 270, { steps: 4 });
  await page.mouse.up();
  await expectHeight(page, HALF);

  await handle(page).press('Home');
  await expectHeight(page, PEEK);
  const session = await page.context().newCDPSession(page);
  const content = (await sheet(page).boundingBox())!;
  await swipe(session, { x: content.width / 2, y: content.y + 60 }, -290);
  await expectHeight(page, HALF);
  await session.detach();

  await handle(page).press('End');
  await expectHeight(page, FULL);
  await page.reload();
  await expectHeight(page, FULL);
  await page.getByRole('link', { name: 'Lignes' }).click();
  await expect(page).toHaveURL(/schedules/);
  await page.goBack();
  await expect(handle(page)).toHaveAccessibleName('Réduire le panneau');
  await expectHeight(page, FULL);

  await handle(page).press('ArrowDown');
  await expectHeight(page, HALF);
  await page.getByRole('combobox').first().focus();
  await expectHeight(page, FULL);
});

test('half of home shows the first departure, or the way to try again; rows stay one line high; a tap on a field opens its list', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/503/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.304, longitude: 0.9 });
  await page.goto('/fr');
  const around = page.getByRole('region', { name: 'Autour de vous' });
  const inView = [
    page.getByRole('button', { name: 'Rechercher' }),
    page.getByRole('region', { name: 'Favoris' }).getByRole('button', { name: /travail/i }),
    around.getByRole('link', { name: 'Tout voir' }),
    around.getByRole('listitem').first(),
  ];
  for (const part of inView) await expect(part).toBeInViewport({ ratio: 0.95 });
  await handle(page).click();
  await expectHeight(page, FULL);

  // Beside the map of a tablet the panel is narrower.
  await page.setViewportSize({ width: 768, height: 1024 });
  // The made-up city cancels a departure now and then, which takes an additional line.
  const regular = around.getByRole('listitem').filter({ hasNotText: /supprimé/i });
  const heights = await regular.evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(new Set(heights)).toEqual(new Set([48]));
  const chips = await page.getByRole('main').locator('form button[aria-haspopup]').all();
  const tops = await Promise.all(chips.map(async (chip) => (await chip.boundingBox())?.y));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await page.setViewportSize({ width: 360, height: 800 });

  await handle(page).press('ArrowDown');
  await page.route('**/proximity/nearby?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await expect(handle(page)).toHaveAccessibleName('Agrandir le panneau');
  await expect(around.getByRole('button', { name: 'Réessayer' })).toBeInViewport({ ratio: 0.95 });

  // The sheet rises at the touch: the field is elsewhere when the finger leaves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('combobox', { name: 'Arrivée' }).tap();
  await expectHeight(page, FULL);
  const list = page.getByRole('listbox').filter({ visible: true });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await list.evaluate((element) => [element.getBoundingClientRect().width, window.innerWidth])).toEqual([
    360, 360,
  ]);
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeHidden();
  await expect(around).toBeHidden();
});

/** For how many of the highest of its rows the list has room between the head and the foot of the sheet; headings of groups take some of it. */
function roomForRows(page: Page): Promise<number> {
  return sheet(page).evaluate((main) => {
    const room = main.getBoundingClientRect().bottom - main.querySelector('header')!.getBoundingClientRect().bottom;
    const rows = [...main.querySelectorAll('li[data-journey]')].map((row) => row.getBoundingClientRect().height);
    return Math.floor(room / Math.max(...rows));
  });
}

/** Buttons and links of the sheet that are narrower or lower than a finger needs. */
function smallTargets(page: Page): Promise<string[]> {
  return sheet(page).evaluate((main) =>
    [...main.querySelectorAll('[data-scroller] :is(button, header a)')]
      .filter((each) => each.checkVisibility() && !each.closest('[aria-controls="content"], li'))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ each, box }) => `${each.getAttribute('aria-label') ?? each.textContent} ${box.width}×${box.height}`),
  );
}

test.describe('with banners', () => {
  test.use({ banners: 'shown' });

  test('half of home still shows the first departure: they take their room from the map', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 47.304, longitude: 0.9 });
    await page.goto('/fr');
    const departure = page.getByRole('region', { name: 'Autour de vous' }).getByRole('listitem').first();
    await expect(page.getByRole('button', { name: 'Masquer cette annonce' })).toBeVisible();
    await expect(departure).toBeInViewport({ ratio: 0.95 });
    await expectHeight(page, RESULTS_HALF);
  });
});

test('the lowest height of the results of a phone is the preview, which goes through the journeys; Back and the way up lead to half height', async ({
  page,
  request,
}) => {
  await openResults(page, await findTrip(request, 'demo'));
  const zoom = page.getByRole('button', { name: 'Zoomer', exact: true });
  expect.soft(await smallTargets(page)).toEqual([]);
  await expect.poll(() => roomForRows(page)).toBe(4);
  await expect(zoom).toBeHidden();
  const results = page.url();
  await handle(page).press('End');
  await expectHeight(page, FULL);

  await handle(page).press('Home');
  await expect(page).toHaveURL(/\/fr\/trip-planner\/preview\?/);
  await expectHeight(page, PEEK);
  await expect(zoom).toBeVisible();
  await expect(journeys(page)).toHaveCount(1);
  expect.soft(await smallTargets(page)).toEqual([]);
  const first = (await journeys(page).getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(journeys(page)).not.toHaveAttribute('href', first);
  const second = (await journeys(page).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Trajet précédent' }).tap();
  await expect(journeys(page)).toHaveAttribute('href', first);
  await page.getByRole('button', { name: 'Trajet suivant' }).tap();
  await expect(journeys(page)).toHaveAttribute('href', second);
  expect((await runAxe(page)).violations).toEqual([]);

  // The way up, as Back, leads to the list at half height.
  await handle(page).press('ArrowUp');
  await expect(page).toHaveURL(results);
  await expectJourneys(page);
  await expectHeight(page, RESULTS_HALF);
});
