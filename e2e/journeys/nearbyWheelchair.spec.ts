/** In a wheelchair, and without steps, the minutes of the nearby list are those of their way along the streets of a map. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { type OwnNetwork, startNetwork } from '../support/ownNetwork.ts';
import { expect, test } from '../support/test.ts';

/** The stop is 150 m of steps above the place, or 549 m around by streets, of which the map says something on 200 m. */
const PLACE = [48.12, 11.93] as const;
const STOP = [48.12135, 11.93] as const;
const EAST = 11.93269;
const FEED = {
  'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', 'a,Stadtbus,https://stadtbus.test,Europe/Berlin'],
  'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', `Oben,Oben,${STOP}`, 'Turm,Turm,48.1500,11.9900'],
  'routes.txt': ['route_id,agency_id,route_short_name,route_type', 'r,a,7,3'],
  'trips.txt': ['route_id,service_id,trip_id', 'r,daily,day'],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...['day,09:00:00,09:00:00,Oben,1', 'day,09:20:00,09:20:00,Turm,2'],
  ],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260101,20291231',
  ],
};
const MAP = {
  nodes: [PLACE, STOP, [PLACE[0], EAST] as const, [STOP[0], EAST] as const].map(([lat, lon], i) => ({
    id: i + 1,
    lat,
    lon,
  })),
  ways: [
    { id: 1, nodes: [1, 2], tags: { highway: 'steps', incline: 'up' } },
    { id: 2, nodes: [1, 3], tags: { highway: 'residential', name: 'Unten', wheelchair: 'yes' } },
    { id: 3, nodes: [3, 4, 2], tags: { highway: 'residential', name: 'Lange Straße' } },
  ],
};
const NEARBY = '/api/v1/proximity/nearby';

let network: OwnNetwork;

test.beforeAll(async () => {
  network = await startNetwork(FEED, MAP);
});

test.afterAll(() => network.stop());

const address = () =>
  `${network.host.origin}/de/proximity?${new URLSearchParams({ lat: `${PLACE[0]}`, lon: `${PLACE[1]}`, name: 'Hier', id: 'hier' })}`;

/** Stores a preference as the options do, before the first page. */
async function prefer(page: Page, key: string): Promise<void> {
  const options = [{ type: 'toggle', key, selectedKey: 'on' }];
  const stored = JSON.stringify({ sections: [{ sectionKey: 'comfort', options }] });
  await page.addInitScript((text) => localStorage.setItem('trip-planner.customPreferences', text), stored);
}

/** All texts of the list that tell a walk, from the first paint on. */
async function walksTold(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { told: string[] }).told);
}

async function noteWalks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      for (const [text] of document.body?.innerText.matchAll(/\d+\smin\s·\s\d+\sm/g) ?? [])
        if (!told.includes(text)) told.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const UNKNOWN = /^Mit dem Rollstuhl: \d+\s% dieser Wege sind nicht erfasst\./;

// The way is 549 m at 0.9 m/s: 11 minutes; 8 at 1.25 m/s; and 4 by the steps, 150 m with 1.6 times the time.
for (const [who, key, minutes, profile] of [
  ['on foot', 'bike', /^4\smin\s·\s150\sm$/, null],
  ['without steps', 'avoidStairs', /^8\smin\s·\s549\sm$/, 'stepFree'],
  ['in a wheelchair', 'wheelchair', /^11\smin\s·\s549\sm$/, 'wheelchair'],
] as const)
  test(`nearby ${who}: the first minutes that are shown are the right ones`, async ({ page }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith(NEARBY)) asked.push(url.searchParams.get('profile'));
    });
    await prefer(page, key);
    await noteWalks(page);
    await page.goto(address());
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Oben' })).toBeVisible();
    await expect(main.getByText(minutes)).toBeVisible();
    await expect(main.getByText(UNKNOWN)).toHaveCount(profile === 'wheelchair' ? 1 : 0);
    const told = await walksTold(page);
    expect(told.length).toBe(1);
    expect(told[0]).toMatch(minutes);
    expect(asked.filter((one) => one !== profile)).toEqual([]);
    await expectNoViolations(page, `nearby ${who}`);
  });
