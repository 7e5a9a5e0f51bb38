/** A walk and a ride along the streets of a map, from the search to their steps: in German, by pointer, by keyboard and without a network. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { type OwnNetwork, startNetwork } from '../support/ownNetwork.ts';
import { expect, test } from '../support/test.ts';
import { tabTo } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

/**
 * From Bahnhof, where nothing leaves in the morning, 400 m along Lange Straße and 110 m down Hafengasse with its stairs to Hafen. Deich lies 900 m
 * behind it: by bike around the stairs, along Rampe and Uferstraße.
 */
const FEED = {
  'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', 'a,Stadtbus,https://stadtbus.test,Europe/Berlin'],
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon',
    'Bahnhof,Bahnhof,48.1200,11.9300',
    'Hafen,Hafen,48.1190,11.9354',
    'Turm,Turm,48.1300,11.9900',
    'Deich,Deich,48.1102,11.9354',
  ],
  'routes.txt': ['route_id,agency_id,route_short_name,route_type', 'r,a,7,3'],
  'trips.txt': ['route_id,service_id,trip_id', 'r,daily,night', 'r,daily,day', 'r,daily,late'],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...['night,03:00:00,03:00:00,Bahnhof,1', 'night,03:20:00,03:20:00,Turm,2'],
    ...['late,03:00:00,03:00:00,Deich,1', 'late,03:20:00,03:20:00,Turm,2'],
    ...['day,09:00:00,09:00:00,Hafen,1', 'day,09:20:00,09:20:00,Turm,2'],
  ],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260101,20291231',
  ],
};

const MAP = {
  nodes: [
    ...[
      [48.12, 11.929],
      [48.12, 11.9354],
      [48.1196, 11.9354],
      [48.1193, 11.9354],
      [48.118, 11.9354],
      [48.118, 11.929],
      [48.11, 11.9354],
    ].map(([lat, lon], i) => ({ id: i + 1, lat: lat!, lon: lon! })),
  ],
  ways: [
    { id: 1, nodes: [1, 2], tags: { highway: 'residential', name: 'Lange Straße' } },
    { id: 2, nodes: [2, 3], tags: { highway: 'residential', name: 'Hafengasse' } },
    { id: 3, nodes: [3, 4], tags: { highway: 'steps', step_count: '12', incline: 'down' } },
    { id: 4, nodes: [4, 5], tags: { highway: 'residential', name: 'Hafengasse' } },
    { id: 5, nodes: [1, 6], tags: { highway: 'residential', name: 'Rampe' } },
    { id: 6, nodes: [6, 5], tags: { highway: 'residential', name: 'Uferstraße' } },
    { id: 7, nodes: [5, 7], tags: { highway: 'residential', name: 'Deichweg' } },
  ],
};

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const CONSOLE_ERRORS = /^console: /;

test.use({ tiles: 'drawn', viewport: { width: 1440, height: 900 } });

let network: OwnNetwork;
let results: string;
let toDeich: string;

test.beforeAll(async () => {
  network = await startNetwork(FEED, MAP);
  const to = (name: string) => {
    const trip = { fi: 'area:Bahnhof', fv: 'Bahnhof', ti: `area:${name}`, tv: name, tt: '0', dt: `${TOMORROW}T08:30` };
    return `${network.host.origin}/de/trip-planner/results?${new URLSearchParams(trip)}`;
  };
  results = to('Turm');
  toDeich = to('Deich');
});

test.afterAll(() => network.stop());

const STEPS = ['Start: Lange Straße', 'Rechts: Hafengasse', 'Hinunter: Treppe', 'Geradeaus: Hafengasse'];

const directions = (page: Page) => page.getByRole('main').getByText('Wegbeschreibung', { exact: true });
const step = (page: Page, text: string) => page.getByRole('main').getByRole('button', { name: text });

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href*="/trip-planner/roadmap/"]').first().click();
  await expect(directions(page)).toBeVisible();
}

/** Where a place is in the window, by the tiles that are drawn, and whether no panel covers it. */
const inWindow = (page: Page, [lat, lon]: readonly [number, number]) =>
  page.evaluate(
    ({ lat, lon }) => {
      const tile = document.querySelector<HTMLImageElement>('img.leaflet-tile-loaded');
      const [, z = 0, x = 0, y = 0] = (/tiles\/(\d+)\/(\d+)\/(\d+)/.exec(tile?.src ?? '') ?? []).map(Number);
      const box = tile?.getBoundingClientRect() ?? new DOMRect();
      const sine = Math.sin((lat * Math.PI) / 180);
      const left = box.x + (((lon + 180) / 360) * 2 ** z - x) * box.width;
      const top = box.y + ((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z - y) * box.width;
      return { left, top, isSeen: document.elementFromPoint(left, top)?.closest('.leaflet-container') != null };
    },
    { lat, lon },
  );

const BAHNHOF = [48.12, 11.93] as const;
const CORNER = [48.12, 11.9354] as const;
const STAIRS = [48.11945, 11.9354] as const;
const UFER = [48.118, 11.932] as const;
const TURM = [48.13, 11.99] as const;

async function expectSeen(page: Page, seen: readonly (readonly [number, number])[], hidden: typeof seen) {
  await expect
    .poll(async () => [
      await Promise.all(seen.map(async (at) => (await inWindow(page, at)).isSeen)),
      await Promise.all(hidden.map(async (at) => (await inWindow(page, at)).isSeen)),
    ])
    .toEqual([seen.map(() => true), hidden.map(() => false)]);
}

/** Whether what is marked on the map reaches these places, and not others. Lines are drawn along whole pixels. */
async function expectMarked(page: Page, within: readonly (readonly [number, number])[], without: typeof within) {
  const reaches = async (at: readonly [number, number]) => {
    const { left, top } = await inWindow(page, at);
    return page.locator('.leaflet-journey-step-pane path').evaluateAll(
      (paths, { left, top }) =>
        paths.some((path) => {
          const box = path.getBoundingClientRect();
          return left >= box.left - 3 && left <= box.right + 3 && top >= box.top - 3 && top <= box.bottom + 3;
        }),
      { left, top },
    );
  };
  await expect
    .poll(async () => [await Promise.all(within.map(reaches)), await Promise.all(without.map(reaches))])
    .toEqual([within.map(() => true), without.map(() => false)]);
}

test('a walk opens into its steps, each of which is shown on the map, by pointer, by keyboard, and without a network', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto(results);
  await openFirst(page);
  await expect(step(page, STEPS[0]!)).toBeHidden();
  await directions(page).click();
  for (const text of STEPS) await expect(step(page, text)).toBeVisible();
  await expect(step(page, 'Hinunter: Treppe')).toContainText('12 Stufen');
  await expectNoViolations(page, 'steps of a walk');
  await expectNoHorizontalScroll(page);

  await expectSeen(page, [BAHNHOF, CORNER, STAIRS, TURM], []);
  await step(page, 'Hinunter: Treppe').click();
  await expectSeen(page, [STAIRS], [BAHNHOF, TURM]);
  await expectMarked(page, [STAIRS], [CORNER]);
  await expect(step(page, 'Hinunter: Treppe')).toHaveAttribute('aria-current', 'true');
  await expectNoViolations(page, 'a step that is marked');
  await tabTo(page, step(page, 'Start: Lange Straße'));
  await page.keyboard.press('Enter');
  await expectSeen(page, [BAHNHOF, CORNER], [TURM]);
  await expectMarked(page, [BAHNHOF, CORNER], [STAIRS]);
  await expect(step(page, 'Start: Lange Straße')).toHaveAttribute('aria-current', 'true');
  await expect(step(page, 'Hinunter: Treppe')).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('status').filter({ hasText: 'Start: Lange Straße, auf der Karte markiert' })).toHaveCount(
    1,
  );

  await page.goBack();
  await context.setOffline(true);
  await openFirst(page);
  await directions(page).press('Enter');
  for (const text of STEPS) await expect(step(page, text)).toBeVisible();
});

test('a tap on the walk on the map opens its steps at the one that is meant', async ({ page }) => {
  await page.goto(results);
  await openFirst(page);
  await expectSeen(page, [BAHNHOF, CORNER, STAIRS, TURM], []);
  await page.getByRole('button', { name: 'Zu Fuß bis Hafen auf der Karte ansehen' }).press('Enter');
  await expectSeen(page, [BAHNHOF, CORNER, STAIRS], [TURM]);
  // The map has the steps a moment after the list.
  await expect(async () => {
    const { left, top } = await inWindow(page, [48.12, 11.9325]);
    await page.mouse.click(left, top);
    await expect(step(page, 'Start: Lange Straße')).toHaveAttribute('aria-current', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(step(page, 'Start: Lange Straße')).toBeInViewport();
  await expectMarked(page, [BAHNHOF, CORNER], [STAIRS]);
});

test('a ride by bike is told in steps too, around the stairs', async ({ page }) => {
  await page.goto(toDeich);
  await page.getByRole('region', { name: 'Mit dem Rad' }).getByRole('link').click();
  await directions(page).click();
  for (const text of ['Start: Lange Straße', 'Links: Rampe', 'Links: Uferstraße', 'Rechts: Deichweg'])
    await expect(step(page, text)).toBeVisible();
  await expect(step(page, 'Treppe')).toHaveCount(0);
  await step(page, 'Links: Uferstraße').click();
  await expectMarked(page, [UFER], [BAHNHOF, CORNER]);
  await expectNoViolations(page, 'steps of a ride');
});

test('the steps are printed', async ({ page }) => {
  await page.goto(results);
  await openFirst(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of STEPS) await expect(step(page, text)).toBeVisible();
});
