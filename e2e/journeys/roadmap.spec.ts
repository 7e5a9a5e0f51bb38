import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { idleLoaded, ignoreServerTime } from '../support/clock.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { tabTo } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';
import {
  type ChangeDetails,
  cancelled,
  findJourney,
  late,
  missedConnection,
  mockDetails,
  mockDetailsFailure,
  type RoadmapUnderTest,
  withAlert,
} from './detailedJourneyMocks.ts';

let journey: RoadmapUnderTest;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  journey = await findJourney(request, await findTrip(request, 'demo'));
  await request.dispose();
});

const steps = (page: Page) => page.getByRole('list', { name: 'Étapes du trajet' });
const unchanged: ChangeDetails = (answer) => answer;

/** Opens the roadmap some minutes before its journey begins, with a mocked clock. */
async function open(page: Page, change: ChangeDetails = unchanged, minutesBefore = 12): Promise<void> {
  await ignoreServerTime(page);
  await page.clock.install({ time: Date.parse(journey.departure) - minutesBefore * 60_000 });
  await mockDetails(page, change);
  await page.goto(journey.path);
  await expect(steps(page)).toBeVisible();
}

/** Fast-forwards to the next poll. */
async function refreshed(page: Page): Promise<void> {
  await idleLoaded(page);
  const answered = page.waitForResponse('**/journeys/detailed');
  await page.clock.fastForward(31_000);
  await answered;
}

test('a journey is not shown as punctual without real-time data, announced when it becomes late, and stays without a network and when it expires', async ({
  page,
  context,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  problems.expect(/Failed to load resource.*404/);
  await open(page);
  await expect(page.getByText('Horaires théoriques')).toBeVisible();
  await expect(page.getByText('12 min', { exact: true })).toBeVisible();
  await expect(page.getByText('À l’heure')).toHaveCount(0);
  await mockDetails(page, late(4));
  await refreshed(page);
  await expect(steps(page).getByText('4 min de retard').first()).toBeVisible();
  await expect(steps(page).locator('time').first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByRole('status').filter({ hasText: 'maintenant' })).toHaveCount(1);

  await page.unroute('**/journeys/detailed');
  await context.setOffline(true);
  await page.clock.fastForward(31_000);
  const age = page.getByText('Données de', { exact: false });
  await expect(age).toBeVisible();
  await expect(steps(page)).toBeVisible();
  await mockDetails(page, late(4));
  await context.setOffline(false);
  await expect(age).toHaveCount(0);
  await expect(page.getByText('Horaires en temps réel')).toBeVisible();

  await mockDetailsFailure(page, 404, 'journey-expired');
  await refreshed(page);
  await expect(page.getByText('Ce trajet n’est plus dans les horaires')).toBeVisible();
  await expect(steps(page)).toBeVisible();
});

test('an alert is shown with its late ride, with collapsed details; it fits, axe finds no violation, and in print only the journey is shown, complete, black on white', async ({
  page,
}) => {
  test.slow();
  await open(page, (answer) => withAlert(late(4, 2)(answer)));
  await expectNoViolations(page, 'roadmap that is late, with an alert', expectNoHorizontalScroll);
  await expect(page.getByText('1 info trafic sur ce trajet')).toBeVisible();
  const details = page.getByText('L’arrêt est déplacé', { exact: false });
  await expect(details).toBeHidden();
  await steps(page).getByText('Détails').click();
  await expect(details).toBeVisible();
  await expect(page.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('rel', 'noopener noreferrer');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(/ · imprimé le .+ à \d{2}:\d{2}$/)).toBeVisible();
  const { host, pathname, searchParams } = new URL(page.url());
  const ends = new URLSearchParams({ fi: searchParams.get('fi') ?? '', ti: searchParams.get('ti') ?? '' });
  await expect(page.getByText(`${host}${pathname}?${ends}`, { exact: true })).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByRole('button')]) await expect(hidden).toHaveCount(0);
  // The lines and stops of the steps are read like text; no other link is left.
  const named = steps(page).locator('a[href*="/schedules/line/"], a[href*="/proximity/"]');
  await expect(named.first()).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(await named.count());
  // By default browsers print no backgrounds: the name of a line would be pale on white.
  const badge = steps(page).locator('a[href*="/schedules/line/"] [class*="badge"]').first();
  await expect(badge).toHaveCSS('print-color-adjust', 'exact');
  const toggled = await steps(page).locator('[aria-controls]').first().getAttribute('aria-controls');
  await expect(page.locator(`[id="${toggled}"] li`).first()).toBeVisible();
  expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
});

test('a cancelled ride and a missed connection are in words, the next vehicle of the line is one tap away; both fit, and axe finds no violation; an expired journey gives way to the results', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/Failed to load resource.*404/);
  await open(page, cancelled);
  await expect(page.getByRole('alert')).toContainText('ne circule pas');
  await expect(steps(page)).toContainText('Ce véhicule ne circule pas');
  const nextVehicle = page.getByRole('alert').getByRole('link', { name: /^Prendre celui de \d{2}:\d{2} \(.+\)$/ });
  await expect(nextVehicle).toBeVisible();
  await expectNoViolations(page, 'roadmap that is cancelled', expectNoHorizontalScroll);
  await page.unroute('**/journeys/detailed');
  const cancelledAddress = page.url();
  await nextVehicle.click();
  await expect(page).not.toHaveURL(cancelledAddress);
  await expect(steps(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await mockDetails(page, missedConnection);
  await page.goto(journey.path);
  await expect(page.getByRole('alert')).toContainText('avant que vous n’y soyez');
  await expect(steps(page)).toContainText('Correspondance impossible');
  await expectNoViolations(page, 'roadmap with a missed connection', expectNoHorizontalScroll);

  await mockDetailsFailure(page, 404, 'journey-expired');
  await page.goto(journey.path);
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
  await expect(page.getByText('Ce trajet n’est plus disponible', { exact: false })).toBeVisible();
});

test('a journey shows that it is under way, and later that it is over', async ({ page }) => {
  await open(page, unchanged, -5);
  await expect(page.getByText('est passé', { exact: false })).toBeVisible();
  await idleLoaded(page);
  await page.clock.setSystemTime(Date.parse(journey.arrival) + 120_000);
  await page.clock.fastForward(2_000);
  await expect(page.getByText('Ce trajet est terminé')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Refaire ce trajet maintenant' })).toBeVisible();
});

test('with the keyboard alone every action is reached, the journey exported to a calendar, and the opposite one searched', async ({
  page,
}) => {
  await open(page, withAlert);
  const button = (name: string) => page.getByRole('button', { name });
  await expect(page).toHaveTitle(/^De .+ à .+, \d{2}:\d{2} – /);
  const title = await page.title();
  const heading = page.getByRole('heading', { level: 1 });
  expect(title.startsWith(`${(await heading.textContent())?.replaceAll('\u00a0', ' ')} – `)).toBe(true);
  const opensMenu = async () => {
    await tabTo(page, button('Autres actions'));
    await page.keyboard.press('Enter');
    await expect(button('Imprimer')).toBeVisible();
  };
  await tabTo(page, button('Partager'));
  await opensMenu();
  await tabTo(page, button('Ajouter à l’agenda'));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}-\d{2}h\d{2}\.ics$/);
  const calendar = await readFile(await download.path(), 'utf8');
  const start = `${new Date(journey.departure).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  expect(calendar).toContain(`\r\nDTSTART:${start}\r\n`);
  expect(calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);

  const stops = steps(page)
    .getByRole('button', { name: /arrêts? intermédiaires?$/ })
    .first();
  await tabTo(page, stops);
  await page.keyboard.press('Enter');
  await expect(stops).toHaveAttribute('aria-expanded', 'true');
  await idleLoaded(page);
  const onMap = steps(page)
    .getByRole('button', { name: /^Voir .* sur la carte$/ })
    .first();
  await tabTo(page, onMap);
  await page.keyboard.press('Enter');

  const { searchParams } = new URL(page.url());
  await opensMenu();
  await tabTo(page, button('Imprimer'));
  const opposite = page.getByRole('link', { name: 'Trajet inverse' });
  await tabTo(page, opposite);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
  expect(new URL(page.url()).searchParams.get('fi')).toBe(searchParams.get('ti'));
});
