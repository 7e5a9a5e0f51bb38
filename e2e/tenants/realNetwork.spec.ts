/** A real timetable, given by --gtfs alone: nothing that a traveller sees or that a page is sent is the demo city's. */
import type { Page } from '@playwright/test';
import { type OwnNetwork, startNetwork } from '../support/ownNetwork.ts';
import { expect, test } from '../support/test.ts';

const FEED = {
  'agency.txt': [
    'agency_id,agency_name,agency_url,agency_timezone,agency_fare_url',
    'a,Mistral Transports,https://mistral.test,Europe/Paris,https://mistral.test/billets',
  ],
  'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', 'Port,Port,43.12,5.93', 'Phare,Phare,43.13,5.94'],
  'routes.txt': ['route_id,agency_id,route_short_name,route_type,route_color', 'r,a,7,3,E10D19', 's,a,2448X,3,F8B705'],
  'trips.txt': ['route_id,service_id,trip_id', 'r,daily,one', 'r,daily,two', 's,daily,three'],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...['one 08', 'two 12', 'three 16'].flatMap((trip) => {
      const [id, hour] = trip.split(' ');
      return [`${id},${hour}:00:00,${hour}:00:00,Port,1`, `${id},${hour}:20:00,${hour}:20:00,Phare,2`];
    }),
  ],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260101,20291231',
  ],
};

const DEMO = /ondine|clairvenne|sauvelle|littoral|\.example\b/i;
const ADDRESSES = [
  '',
  '/proximity',
  '/proximity/stopArea/area%3APort',
  '/schedules',
  '/schedules/line/r',
  '/trip-planner/results?fi=area%3APort&fv=Port&ti=area%3APhare&tv=Phare&tt=0',
  '/account',
  '/cobranding',
  '/cobranding/demo/widgets-definitions',
  '/unsubscribe',
  '/confirmation',
  '/error',
  '/nowhere',
  '?widget=true',
];

/** Texts of tenants and editorial content are in all languages, so that these show any. */
const MAIN_ADDRESSES = ADDRESSES.slice(0, 5);

let network: OwnNetwork;
let origin: string;

test.beforeAll(async () => {
  network = await startNetwork(FEED);
  ({ origin } = network.host);
});

test.afterAll(() => network.stop());

/** All texts and addresses on the page, after it has settled. */
async function everythingOn(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  return `${await page.title()}\n${await page.content()}`;
}

/** Names of the tenant's technique, of which travellers see nothing. */
const withoutKeys = (text: string) => text.replaceAll(/halte-littoral|littoral\.localhost/g, '');

for (const locale of ['fr', 'en', 'de', 'es', 'it']) {
  test(`no screen in ${locale} has a word of the demo city, nor has an answer`, async ({ page, problems }) => {
    test.slow();
    problems.expect(/404/);
    const answers: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (!/json|html|svg|manifest/.test(answer.headers()['content-type'] ?? '')) return;
      answers.push(
        answer.text().then(
          (text) => `${answer.url()}\n${text}`,
          () => '',
        ),
      );
    });
    for (const address of locale === 'fr' ? ADDRESSES : MAIN_ADDRESSES) {
      await page.goto(`${origin}/${locale}${address}`);
      const text = withoutKeys(await everythingOn(page));
      expect.soft(DEMO.exec(text)?.[0], address).toBeUndefined();
      await expect.soft(page, address).toHaveTitle(/ – Mistral Transports$/);
    }
    for (const answer of await Promise.all(answers)) {
      expect.soft(DEMO.exec(withoutKeys(answer))?.[0], answer.split('\n')[0]).toBeUndefined();
    }
  });
}

test('the header has the network’s name and no shop', async ({ page }) => {
  await page.goto(`${origin}/fr`);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Mistral Transports' });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(40);
  await expect(page.getByRole('button', { name: /panier/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /boutique/i })).toHaveCount(0);
});

test('a line with a long name has room for it among the departures nearby', async ({ page }) => {
  await page.goto(`${origin}/fr/proximity/?lat=43.12&lon=5.93&name=Port`);
  const badge = page.getByRole('main').getByRole('img', { name: 'Ligne 2448X' }).first();
  await expect(badge).toBeVisible();
  const [name, room] = await badge.evaluate((whole) => {
    const face = whole.firstElementChild ?? whole;
    const range = document.createRange();
    range.selectNodeContents(face);
    return [range.getBoundingClientRect(), face.getBoundingClientRect()].map(({ left, right }) => [left, right]);
  });
  expect(name?.[0]).toBeGreaterThan(room?.[0] ?? 0);
  expect(name?.[1]).toBeLessThan(room?.[1] ?? 0);
  // Of the same line: the others are before or after it, by the time of day.
  const next = await badge.locator('..').getByText('Phare', { exact: true }).boundingBox();
  expect(next?.x).toBeGreaterThan(room?.[1] ?? 0);
});

test('a journey leads to the page about tickets that the timetable names', async ({ page }) => {
  await page.goto(`${origin}/fr/trip-planner/results?fi=area%3APort&fv=Port&ti=area%3APhare&tv=Phare&tt=0`);
  await page.getByRole('main').locator('a[href*="/trip-planner/roadmap/"]').first().click();
  const link = page.getByRole('link', { name: 'Tarifs et tickets (nouvel onglet)' });
  await expect(link).toHaveAttribute('href', 'https://mistral.test/billets');
});

test('the backend sells nothing and says nothing of its own', async ({ request }) => {
  const headers = { 'x-api-key': 'halte-demo' };
  const read = async (path: string) => (await request.get(`${network.backend.origin}${path}`, { headers })).text();
  expect(JSON.parse(await read('/store/catalogue'))).toMatchObject({ products: [] });
  expect(JSON.parse(await read('/core/v1/banners'))).toMatchObject({ banners: [] });
  for (const path of [
    '/wp-json/menus/v1/menus/menu-primaire-header',
    '/api/v1/network',
    '/api/v1/alerts',
    '/openapi.json',
  ]) {
    expect
      .soft(DEMO.exec((await read(path)).replaceAll(/https?:\/\/[\w.-]*example\b[^"]*/g, ''))?.[0], path)
      .toBeUndefined();
  }
});
