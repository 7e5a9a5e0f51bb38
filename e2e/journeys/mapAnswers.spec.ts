import type { Page } from '@playwright/test';
import { runAxe } from '../support/accessibility.ts';
import { mapAnswer as answer } from '../support/mapAnswers.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, journeys, openResults } from '../support/tripPlanner.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const map = (page: Page) => page.locator('.leaflet-container');

/** Points on a line of the network, in the window. */
function pointsOnLines(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator('.leaflet-network-lines-pane path').evaluateAll((paths) =>
    paths.flatMap((path) => {
      const line = path as unknown as SVGPathElement;
      const matrix = line.getScreenCTM();
      return [0.15, 0.35, 0.6, 0.85].flatMap((share) => {
        const at = matrix && line.getPointAtLength(line.getTotalLength() * share).matrixTransform(matrix);
        return at && at.x > 560 && at.x < 1380 && at.y > 140 && at.y < 800 ? [{ x: at.x, y: at.y }] : [];
      });
    }),
  );
}

/** Opens results and waits until the first journey is on the map, which moves for it. */
async function openDrawn(page: Page, trip: Trip): Promise<void> {
  await openResults(page, trip);
  await expectJourneys(page);
  await expect(page.locator('.leaflet-journey-stops-pane path').first()).toBeVisible();
}

/** Where the traveller boards and leaves the vehicles of the chosen journey, in the window. */
function rideEnds(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator('.leaflet-journey-stops-pane path').evaluateAll((paths) => {
    const rings = paths.find((path) => path.getAttribute('stroke-width') === '14') as unknown as SVGPathElement;
    const matrix = rings.getScreenCTM()!;
    return [...(rings.getAttribute('d') ?? '').matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => {
      const at = new DOMPoint(Number(x), Number(y)).matrixTransform(matrix);
      return { x: at.x, y: at.y };
    });
  });
}

test('free ground has an address and is where a trip begins or ends, by keyboard too', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('.leaflet-network-lines-pane path').first()).toBeVisible();
  await page.mouse.click(1150, 330);
  await expect(answer(page)).toBeVisible();
  await expect(answer(page).getByRole('heading')).not.toContainText('Recherche');
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveCount(0);
  await expect(map(page)).toBeFocused();

  await page.getByRole('button', { name: 'Choisir le centre de la carte' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page).getByRole('button', { name: 'Partir d’ici' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page).getByRole('button', { name: 'Partir d’ici' })).toBeFocused();
  await expect(answer(page).getByRole('heading')).not.toContainText('Recherche');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/trip-planner\?.*fi=/);
  await expect(answer(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Départ' })).not.toHaveValue('');
});

test('a line of home leads to its page, and a stop there to its departures', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('.leaflet-network-lines-pane path').first()).toBeVisible();
  let isFound = false;
  for (const { x, y } of await pointsOnLines(page)) {
    await page.mouse.move(x, y);
    isFound = (await map(page).getAttribute('data-answers')) !== null;
    if (!isFound) continue;
    await page.mouse.click(x, y);
    break;
  }
  expect(isFound).toBe(true);
  await expect(page).toHaveURL(/\/fr\/schedules\/line\//);

  const ends = page.locator('.leaflet-line-stops-pane path');
  await expect(ends.first()).toBeVisible();
  await expect(map(page)).not.toHaveClass(/leaflet-(?:zoom|pan)-anim(?:ating)?$/);
  await ends.last().click({ force: true });
  await expect(page).toHaveURL(/\/fr\/proximity\/stopArea\//);
});

test('a right click among results keeps the chosen journey, and a trip from there keeps the rest', async ({
  page,
  request,
}) => {
  const trip = await findTrip(request, 'demo');
  await openDrawn(page, trip);
  await expect(journeys(page).nth(1)).toBeVisible();
  const before = page.url();
  await page.mouse.click(900, 800, { button: 'right' });
  await expect(answer(page)).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(answer(page).getByRole('heading')).not.toContainText('Recherche');
  await answer(page).getByRole('button', { name: 'Y aller' }).click();
  await expect(page).not.toHaveURL(before);
  const query = new URL(page.url()).searchParams;
  expect(query.get('fi')).toBe(trip.from.id);
  expect(query.get('dt')).toBe(trip.departure);
  expect(query.get('ti')).not.toBe(trip.to.id);
});

test('a trip with an end goes via a place of the map, one without does not', async ({ page, request }) => {
  const trip = await findTrip(request, 'demo');
  await openDrawn(page, trip);
  await page.mouse.click(900, 800, { button: 'right' });
  await expect(answer(page).getByRole('heading')).not.toContainText('Recherche');
  await answer(page).getByRole('button', { name: 'Passer par ici' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.has('v[0][i]'));
  const query = new URL(page.url()).searchParams;
  expect([query.get('fi'), query.get('ti'), query.get('dt')]).toEqual([trip.from.id, trip.to.id, trip.departure]);
  await expect(page.getByRole('main')).toContainText(`via ${query.get('v[0][v]')}`);

  await page.goto('/fr');
  await expect(page.locator('.leaflet-network-lines-pane path').first()).toBeVisible();
  await page.mouse.click(1150, 330, { button: 'right' });
  await expect(answer(page)).toBeVisible();
  await expect(answer(page).getByRole('button', { name: 'Passer par ici' })).toHaveCount(0);
});

test('where a chosen journey is boarded a click opens the departures, a right click says which stop it is', async ({
  page,
  request,
}) => {
  await openDrawn(page, await findTrip(request, 'demo'));
  const results = page.url();
  const stop = (await rideEnds(page)).find(({ x, y }) => x > 560 && x < 1300 && y > 140 && y < 800);
  expect(stop).toBeDefined();
  await page.mouse.click(stop!.x, stop!.y, { button: 'right' });
  const board = answer(page).getByRole('link', { name: /\p{L} Prochains départs$/u });
  await expect(board).toHaveAttribute('href', /\/fr\/proximity\/stopArea\//);
  const href = (await board.getAttribute('href'))!;
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveCount(0);
  await page.mouse.click(stop!.x, stop!.y);
  await expect(page).toHaveURL(new URL(href, results).href);
  await page.goBack();
  await expect(page).toHaveURL(results);
});

test('a place that is pointed at before its code can be loaded: it is said, and the next click answers', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await page.goto('/fr');
  await expect(page.locator('.leaflet-network-lines-pane path').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/assets/'));
  await page.mouse.click(1150, 330, { button: 'right' });
  await failed;
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez votre connexion' })).toBeVisible();
  await page.mouse.click(1150, 330, { button: 'right' });
  await expect(answer(page)).toBeVisible();
});
