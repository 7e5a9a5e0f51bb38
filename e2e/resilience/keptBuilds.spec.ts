import type { Page } from '@playwright/test';
import { age, keptContents, keptFiles, touch, untilKept } from '../support/keptPages.ts';
import { findTrip } from '../support/places.ts';
import { createRemoteVersions, type RemoteVersions } from '../support/remoteVersions.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { takeNetwork } from '../support/takenNetwork.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, journeys } from '../support/tripPlanner.ts';

test.use({ serviceWorkers: 'allow' });

const OWN = 'Lignes du réseau';
const FIRST = 'Lignes, première';
const SECOND = 'Lignes, seconde';

let versions: RemoteVersions;
let host: SecondHost;

const options = () => ['--remote', `schedules=${versions.folder}`, '--registry', versions.registry, '--log', 'silent'];

test.beforeAll(async () => {
  versions = createRemoteVersions('schedules');
  versions.ship('1.0.0', OWN, FIRST);
  versions.ship('2.0.0', OWN, SECOND);
  versions.decide({ do: 'release', version: '1.0.0' });
  host = await startHost(options());
});

test.afterAll(async () => {
  await host?.stop();
  versions?.remove();
});

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** Opens the lines, and says whether the page is of the build with that heading. */
async function opensAs(page: Page, name: string): Promise<boolean> {
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, FIRST).or(heading(page, SECOND))).toBeVisible();
  return heading(page, name).isVisible();
}

async function untilReleased(version: string): Promise<void> {
  await expect
    .poll(async () => (await (await fetch(`${host.origin}/builds/latest.json`)).json()).remotes.schedules?.version)
    .toBe(version);
}

const versionFiles = async (page: Page, version: string) =>
  (await keptFiles(page)).filter((path) => path.startsWith(`/remotes/schedules/${version}/`));

test.describe.configure({ mode: 'serial' });

test('a release is in the page after the next one, whatever is kept, and what is typed in an open page stays', async ({
  page,
  context,
}) => {
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, FIRST)).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first();
  await field.fill('tram');
  await touch(page);
  await untilKept(page);
  versions.decide({ do: 'release', version: '2.0.0' });
  await untilReleased('2.0.0');
  const other = await context.newPage();
  await other.goto(`${host.origin}/fr/schedules`);
  await expect.poll(() => opensAs(other, SECOND)).toBe(true);
  await touch(other);
  await untilKept(other);
  await expect(heading(page, FIRST)).toBeVisible();
  await expect(field).toHaveValue('tram');
});

test('a withdrawn version leaves no file behind, and its page is not shown again', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^console: /);
  versions.decide({ do: 'release', version: '2.0.0' });
  await untilReleased('2.0.0');
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, SECOND)).toBeVisible();
  await touch(page);
  await untilKept(page);
  expect((await versionFiles(page, '2.0.0')).length).toBeGreaterThan(0);
  versions.decide({ do: 'withdraw', version: '2.0.0', why: 'times are wrong' });
  await untilReleased('1.0.0');
  await page.evaluate(() => fetch('/builds/latest.json'));
  await expect.poll(() => versionFiles(page, '2.0.0')).toEqual([]);
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, FIRST)).toBeVisible();
  await touch(page);
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, FIRST)).toBeVisible();
});

test('with a release and a withdrawal in the middle, the timetable that was taken along answers in each build that is kept', async ({
  page,
  context,
  request,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expect(/^console: /);
  const trip = await findTrip(request, 'demo');
  const back = { ...trip, from: trip.to, to: trip.from };
  const lines = async (name: string) => {
    await expect.poll(() => opensAs(page, name)).toBe(true);
    await touch(page);
    await untilKept(page);
  };
  // At another hour each time: once the network is back, the answer of the backend is kept.
  const searchUnderground = async (name: string, hour: string) => {
    await context.setOffline(true);
    await page.goto(`${host.origin}/fr/schedules`);
    await expect(heading(page, name)).toBeVisible();
    const departure = `${trip.departure.slice(0, 11)}${hour}`;
    await page.goto(`${host.origin}${addressOf('/results', { ...trip, departure })}`);
    await expect(journeys(page).first()).toBeVisible();
    await expect(age(page)).toContainText('Horaires du');
    await context.setOffline(false);
  };

  await lines(FIRST);
  await takeNetwork(page, host.origin);
  await page.goto(`${host.origin}${addressOf('/results', back)}`);
  await expect(journeys(page).first()).toBeVisible();
  await untilKept(page);
  versions.decide({ do: 'release', version: '2.0.0' });
  await untilReleased('2.0.0');
  await searchUnderground(FIRST, '09:10');
  await lines(SECOND);
  versions.decide({ do: 'withdraw', version: '2.0.0', why: 'times are wrong' });
  await untilReleased('1.0.0');
  await page.evaluate(() => fetch('/builds/latest.json'));
  await lines(FIRST);
  await searchUnderground(FIRST, '10:10');
  expect(await versionFiles(page, '2.0.0')).toEqual([]);
});

test('switched off, it deletes all that it kept and is gone, also in a page that is open', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${host.origin}/fr/schedules`);
  await touch(page);
  await page.clock.runFor(5000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.clock.runFor(5000);
  await expect.poll(async () => Object.keys(await keptContents(page))).toContain('halte-state');
  const { port } = host;
  await host.stop();
  host = await startHost([...options(), '--offline', 'off'], port);
  await page.clock.runFor(60_000);
  await expect.poll(async () => Object.keys(await keptContents(page))).toEqual([]);
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, FIRST)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
