import { type OwnHost, startHost } from '../support/ownHost.ts';
import { copyRemote, type RemoteCopy } from '../support/remoteCopy.ts';
import { expect, test } from '../support/test.ts';

// One copy and one host for both.
test.describe.configure({ mode: 'default' });

let copy: RemoteCopy;
let host: OwnHost;

test.beforeAll(async () => {
  copy = copyRemote('mfe-trip-planner');
  host = await startHost(['--remote', `trip-planner=${copy.dist}`]);
});

test.afterAll(async () => {
  await host?.stop();
  copy?.remove();
});

test('one remote is built again, and the running host shows it on the next navigation', async ({ page }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await page.goto(`${host.origin}/fr/trip-planner`);
  const search = page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true });
  const changed = page.getByRole('main').getByRole('button', { name: 'Rechercher la route', exact: true });
  await expect(search).toBeVisible();

  copy.edit('src/messages/fr.ts', "'Rechercher'", "'Rechercher la route'");
  await copy.build();

  await expect(search).toBeVisible();
  const polled = page.waitForResponse('**/builds/latest.json');
  await page.clock.fastForward('02:00');
  await polled;
  await page.getByRole('navigation').getByRole('link', { name: 'Lignes' }).first().click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first().click();
  await expect(changed).toBeVisible();
});

test('who asks for the old files after a delivery still gets them', async ({ page, request }) => {
  const old: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/trip-planner\/.*\.js$/.test(request.url())) old.push(request.url());
  });
  await page.goto(`${host.origin}/fr/trip-planner`);
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  copy.edit('src/messages/fr.ts', "'Départ'", "'Point de départ'");
  await copy.build();
  expect(old.length).toBeGreaterThan(1);
  for (const url of old) expect((await request.get(url)).status(), url).toBe(200);
});
