/** A tenant's own map: archives of pictures on a server of files, read by ranges. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../support/environment.ts';
import { type FileServer, serve } from '../support/fileServer.ts';
import { mapArchive } from '../support/mapArchive.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

const LIGHT = [16, 112, 192];
const DARK = [120, 16, 40];
const EMPTY = [0, 0, 0, 0];
/** The map begins where four tiles of this zoom meet, two zooms nearer than there are pictures. */
const PICTURES_AT = 13;
const MEETING = { x: 4154, y: 2875 };
const CODE = /only pictures can be/;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const center = {
  lon: (MEETING.x / 2 ** PICTURES_AT) * 360 - 180,
  lat: degrees(Math.atan(Math.sinh(Math.PI * (1 - (2 * MEETING.y) / 2 ** PICTURES_AT)))),
};

test.use({ tiles: 'drawn', viewport: { width: 1280, height: 800 } });
// Its hosts are started once.
test.describe.configure({ mode: 'serial' });

const archives: Record<string, Buffer> = {};
let files: FileServer;
let folder: string;
let host: SecondHost;

/** The south-east one of the four is missing. */
function archiveOf(kind: 'png' | 'webp', picture: string): Buffer {
  const around = [-1, 0].flatMap((y) => [-1, 0].map((x) => ({ x: MEETING.x + x, y: MEETING.y + y })));
  return mapArchive(
    kind,
    around.slice(0, 3).map((at) => ({ ...at, z: PICTURES_AT, picture })),
  );
}

function writeTenant(light: string, dark: string): void {
  const demo = JSON.parse(readFileSync(join(ROOT, 'host/tenants/demo.json'), 'utf8'));
  const pmtiles = {
    light: `${files.origin}/${light}`,
    dark: `${files.origin}/${dark}`,
    attribution: [{ text: '© Ville', href: 'https://ville.example/plan' }],
    maxZoom: 19,
  };
  writeFileSync(join(folder, 'demo.json'), JSON.stringify({ ...demo, map: { center, zoom: 15, pmtiles } }));
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const pictures = await page.evaluate(
    (colors) =>
      colors.map(({ type, color }) => {
        const canvas = document.createElement('canvas');
        canvas.width = 256;
        canvas.height = 256;
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = `rgb(${color.join(' ')})`;
        context?.fillRect(0, 0, 256, 256);
        return canvas.toDataURL(type, 1).split(',')[1] ?? '';
      }),
    [
      { type: 'image/png', color: LIGHT },
      { type: 'image/webp', color: DARK },
    ],
  );
  await page.close();
  archives['light.pmtiles'] = archiveOf('png', pictures[0] ?? '');
  archives['dark.pmtiles'] = archiveOf('webp', pictures[1] ?? '');
  files = await serve((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const [, name = '', more = ''] = /^\/([^?]*)(\?whole)?$/.exec(request.url ?? '') ?? [];
    const file = archives[name];
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (!file) response.writeHead(404).end();
    else if (from === undefined || more !== '') response.end(Buffer.concat([file, Buffer.alloc(100_000)]));
    else response.writeHead(206).end(file.subarray(Number(from), Number(to) + 1));
  });
  folder = mkdtempSync(join(tmpdir(), 'halte-archives-'));
  writeTenant('light.pmtiles', 'dark.pmtiles');
  host = await startHost(['--tenants', folder]);
});

test.afterAll(async () => {
  await host.stop();
  files.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The colour in the middle of each picture on the map, from north-west to south-east. */
function coloursOn(page: Page): Promise<number[][]> {
  return page.locator('canvas.leaflet-tile').evaluateAll((tiles) =>
    tiles
      .map((tile) => ({ tile: tile as HTMLCanvasElement, box: tile.getBoundingClientRect() }))
      .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
      .map(({ tile }) => {
        const copy = document.createElement('canvas').getContext('2d');
        copy?.drawImage(tile, 0, 0);
        return [...(copy?.getImageData(99, 99, 1, 1).data ?? [])];
      }),
  );
}

const near = (color: number[]) => color.map((part) => (part > 8 ? expect.closeTo(part, -1) : part));

test('pages show the archive of their appearance, enlarged beyond its zooms, with its sources', async ({ page }) => {
  const ownTiles: string[] = [];
  page.on('request', (request) => {
    if (/\/tiles\/\d+\//.test(request.url())) ownTiles.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${host.origin}/fr`);
  const light = near([...LIGHT, 255]);
  const dark = near([...DARK, 255]);
  await expect.poll(() => coloursOn(page), { timeout: 20_000 }).toEqual([light, light, light, EMPTY]);
  const [width] = await page
    .locator('canvas.leaflet-tile')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)));
  expect(width).toBe(4 * 256 + 4);
  const credits = page.locator('.leaflet-control-attribution');
  await expect(credits).toContainText('© Ville');
  await expect(credits.getByRole('link', { name: '© Ville' })).toHaveAttribute('href', 'https://ville.example/plan');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => coloursOn(page)).toEqual([dark, dark, dark, EMPTY]);
  await expect(credits).toContainText('© Ville');
  expect(ownTiles).toEqual([]);
});

test('nothing covers the sources of the map on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${host.origin}/fr`);
  const credits = page.locator('.leaflet-control-attribution');
  // The text that another map has there.
  await credits.evaluate((element) => element.append(', © OpenStreetMap contributors'));
  const notice = page.getByRole('button', { name: /^Ville imaginaire/ });
  const [above, below] = [(await notice.boundingBox())!, (await credits.boundingBox())!];
  expect(above.x + above.width).toBeGreaterThan(below.x);
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test('an archive whose server knows no ranges gives way to the product’s own tiles, and says so to the operator', async ({
  page,
  problems,
}) => {
  problems.expect(/light\.pmtiles\?whole is not shown: its server does not answer requests for a range of bytes/);
  writeTenant('light.pmtiles?whole', 'dark.pmtiles');
  await expect
    .poll(async () => (await page.request.get(`${host.origin}/fr`)).text(), { timeout: 20_000 })
    .toContain('light.pmtiles?whole');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${host.origin}/fr`);
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
  expect(problems.all.join()).toMatch(/206 Partial Content/);
  await expect(page.locator('.leaflet-control-attribution')).toContainText('© Ville');
  // The other one is tried when it is wanted.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = near([...DARK, 255]);
  await expect.poll(() => coloursOn(page)).toEqual([dark, dark, dark, EMPTY]);
  await expect(page.locator('img.leaflet-tile')).toHaveCount(0);
});

test('pages of other tenants load no code of archives', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('.js')) scripts.push(sent.url());
  });
  await page.goto('/fr');
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(texts.filter((text) => CODE.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('leaflet-container')).length).toBeGreaterThan(0);
});
