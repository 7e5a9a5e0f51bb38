/** A sixth area, whole: a remote of another team, built outside of the repository, in a running host. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOCALES } from '@halte/contract';
import { network, ROOT } from '../support/environment.ts';
import { buildParkingRemote, PARKING, type ParkingRemote } from '../support/parkingRemote.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

// One build and one host for all.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

let parking: ParkingRemote;
let host: SecondHost;
let before: string;

async function changedFiles(): Promise<string> {
  return (await promisify(execFile)('git', ['status', '--porcelain'], { cwd: ROOT })).stdout;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  before = await changedFiles();
  parking = await buildParkingRemote();
  host = await startHost(['--remote', `acme.parking=${parking.dist}`]);
});

test.afterAll(async () => {
  await host?.stop();
  parking?.remove();
});

test('has its title in each language, its 404s and its widget from the server, and no file of the repository has changed', async ({
  request,
}) => {
  const open = (path: string) => request.get(`${host.origin}${path}`);
  for (const locale of LOCALES) {
    const page = await open(`/${locale}/parking`);
    expect([page.status(), /<title>(.*?) – /.exec(await page.text())?.[1]]).toEqual([200, PARKING[locale]]);
  }
  const lines = await request.get(`http://localhost:${network('demo').bffPort}/api/v1/lines`, {
    headers: { 'x-api-key': 'halte-demo' },
  });
  const [line] = (await lines.json()).lines ?? (await lines.json());
  expect((await open(`/fr/parking/${encodeURIComponent(line.id)}`)).status()).toBe(200);
  for (const path of ['/fr/parking/none', '/fr/parking/a/b']) expect((await open(path)).status(), path).toBe(404);

  const policyOf = async (path: string) => (await open(path)).headers()['content-security-policy'];
  expect(await policyOf('/fr/parking')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/fr/parking?widget=true')).not.toContain("frame-ancestors 'none'");

  const { reasons } = await (await open('/healthz')).json();
  expect(reasons.join('\n')).toContain('Remote acme.parking calls https://api.acme.example');
  // The host of the other tests has not got it.
  expect((await request.get('/fr/parking')).status()).toBe(404);
  expect(await changedFiles()).toBe(before);
});

test('has a tab in the markup and in the app, which leads to its screen, in the language that is chosen', async ({
  page,
}) => {
  const differences: string[] = [];
  page.on('request', (sent) => sent.url().includes('paint-differs') && differences.push(sent.postData() ?? ''));
  await page.goto(`${host.origin}/fr`);
  const tabs = page.getByRole('navigation', { name: 'Pages principales' }).getByRole('link');
  // The header adds the shop.
  await expect(tabs).toHaveText(['Itinéraire', /À proximité/, 'Parkings', 'Lignes', 'Favoris', 'Boutique']);
  await tabs.filter({ hasText: 'Parkings' }).click();
  await expect(page).toHaveURL(/\/fr\/parking$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Parkings' })).toBeVisible();
  await expect(page).toHaveTitle(/^Parkings – /);
  await expect(tabs.and(page.locator('[aria-current="page"]'))).toHaveText('Parkings');

  await page.getByRole('button', { name: /^FR, langue/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Car parks' })).toBeVisible();
  await expect(page).toHaveTitle(/^Car parks – /);
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Lines' })).toBeVisible();
  expect(differences).toEqual([]);
});

test('is one of the widgets that partners choose', async ({ page }) => {
  await page.goto(`${host.origin}/fr/cobranding`);
  await page.getByRole('radio', { name: 'Parkings' }).press(' ');
  await expect(page.getByRole('code')).toContainText('/fr/parking?widget=true');
  const preview = page.frameLocator('iframe[title]');
  await expect(preview.getByRole('heading', { level: 1, name: 'Parkings' })).toBeVisible();
});
