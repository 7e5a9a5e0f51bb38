/** Networks of other zones, with the browser in a third one and a tenant whose file names a fourth. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fixTime } from '../support/clock.ts';
import { ROOT } from '../support/environment.ts';
import { type StartedServer, startBackend, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, journeys, openRoadmap, unfoldJourneys } from '../support/tripPlanner.ts';
import { type SearchBody, searchesOf } from './search.ts';

interface Feed {
  readonly zone: string;
  /** `id,lat,lon,zone` */
  readonly stops: readonly string[];
  /** `trip: stop time, stop time` */
  readonly trips: readonly string[];
}

const FEEDS = {
  bay: {
    zone: 'America/Los_Angeles',
    stops: ['Embarcadero,37.793,-122.397,', 'Rockridge,37.844,-122.251,'],
    trips: [
      'early: Embarcadero 14:30, Rockridge 14:52',
      'next: Embarcadero 14:50, Rockridge 15:12',
      'night: Embarcadero 23:50, Rockridge 24:12',
    ],
  },
  lakes: {
    zone: 'America/New_York',
    stops: ['Toledo,41.654,-83.540,', 'Chicago,41.879,-87.640,America/Chicago'],
    trips: ['west: Toledo 08:00, Chicago 12:10', 'later: Toledo 08:40, Chicago 12:50'],
  },
} as const satisfies Record<string, Feed>;

function filesOf({ zone, stops, trips }: Feed): Record<string, string[]> {
  const stopTimes = trips.flatMap((trip) => {
    const [id = '', calls = ''] = trip.split(': ');
    return calls.split(', ').map((call, index) => {
      const [stop, time] = call.split(' ');
      return `${id},${time}:00,${time}:00,${stop},${index}`;
    });
  });
  return {
    'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', `a,Rail,https://rail.example,${zone}`],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,stop_timezone',
      ...stops.map((stop) => `${stop.split(',')[0]},${stop}`),
    ],
    'routes.txt': ['route_id,agency_id,route_short_name,route_type', 'r,a,1,2'],
    'trips.txt': ['route_id,service_id,trip_id', ...trips.map((trip) => `r,daily,${trip.split(':')[0]}`)],
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...stopTimes],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'daily,1,1,1,1,1,1,1,20260101,20281231',
    ],
  };
}

let folder: string;
const servers: StartedServer[] = [];

/** A host for a network with this feed; its tenant's file has the zone of Paris. */
async function startNetwork(name: keyof typeof FEEDS): Promise<string> {
  const [feed, tenants] = [join(folder, name), join(folder, 'tenants')];
  mkdirSync(feed);
  for (const [file, rows] of Object.entries(filesOf(FEEDS[name]))) writeFileSync(join(feed, file), rows.join('\n'));
  const backend = await startBackend(['--gtfs', feed, '--data', join(folder, `${name}-data`)]);
  servers.push(backend);
  const host = await startHost(['--bff-url', backend.origin, '--tenants', tenants]);
  servers.push(host);
  return host.origin;
}

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-zones-'));
  cpSync(join(ROOT, 'host/tenants'), join(folder, 'tenants'), { recursive: true });
  const file = join(folder, 'tenants/demo.json');
  const tenant: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...tenant, timeZone: 'Europe/Paris' }));
});

test.afterAll(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const resultsAt = (origin: string, from: string, to: string, when: Readonly<Record<string, string>> = {}) =>
  `${origin}/fr/trip-planner/results?${new URLSearchParams({ fi: from, fv: from, ti: to, tv: to, tt: '0', ...when })}`;
const timesOf = (page: Page) => journeys(page).getByRole('time').allTextContents();
const steps = (page: Page) => page.getByRole('list', { name: 'Étapes du trajet' });

test.describe('a network of San Francisco in a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('"now", results, roadmap, calendar and shared link have the clocks of San Francisco', async ({
    page,
    openDevice,
  }) => {
    test.slow();
    const origin = await startNetwork('bay');
    const health = (await (await fetch(`${origin}/healthz`)).json()) as { reasons: readonly string[] };
    expect(health.reasons).toContainEqual(expect.stringMatching(/"Europe\/Paris".+America\/Los_Angeles/));

    // 14:25 in San Francisco.
    await fixTime(page, '2027-03-02T22:25:00Z');
    const searches: SearchBody[] = searchesOf(page);
    await page.goto(resultsAt(origin, 'Embarcadero', 'Rockridge'));
    await expectJourneys(page);
    await expect(page.getByRole('main').locator('header')).toContainText('Départ à 14:25');
    expect(searches.map(({ departureDateTime }) => departureDateTime)).toEqual(['2027-03-02T14:25']);
    await unfoldJourneys(page);
    expect(await timesOf(page)).toEqual(['14:30', '14:52', '14:50', '15:12']);

    await openRoadmap(page);
    await expect(steps(page).getByRole('time')).toHaveText(['14:30', '14:52']);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Ajouter à l’agenda' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('2027-03-02-14h30.ics');
    const calendar = await readFile(await download.path(), 'utf8');
    expect(calendar).toContain('DTSTART:20270302T223000Z');
    expect(calendar).toContain('DTEND:20270302T225200Z');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/ · imprimé le mardi 2 mars 2027 à 14:25$/)).toBeVisible();

    const shared = await openDevice('Europe/London');
    await shared.goto(page.url());
    await expect(steps(shared).getByRole('time')).toHaveText(['14:30', '14:52']);
    await shared.context().close();

    await page.emulateMedia({ media: 'screen' });
    await page.goto(resultsAt(origin, 'Embarcadero', 'Rockridge', { dt: '2027-03-02T23:45' }));
    await expectJourneys(page);
    await expect(journeys(page).first()).toContainText('Départ à 23:50–, arrivée à 00:12+1, le lendemain, 22 min');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('dernier trajet', {
      ignoreCase: true,
    });
  });
});

test.describe('a network that crosses zones in a browser in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('each stop has its own clock, which is said once', async ({ page }) => {
    test.slow();
    const origin = await startNetwork('lakes');
    await page.goto(resultsAt(origin, 'Toledo', 'Chicago', { dt: '2027-03-02T07:55' }));
    await expectJourneys(page);
    await expect(journeys(page).first()).toContainText('Départ à 08:00–, arrivée à 11:10 heure locale, 4 h 10 min');
    await openRoadmap(page);
    await expect(steps(page).getByRole('time')).toHaveText(['08:00', '11:10']);
    await expect(steps(page).getByText('heure locale')).toHaveCount(1);
  });
});
