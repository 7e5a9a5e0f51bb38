/** What an installed app is made of, as Chromium reads it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly { readonly src: string }[] }[];
}

async function manifestOf(page: Page): Promise<Manifest> {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window in which nothing is stored installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  return JSON.parse(data ?? '');
}

/** The size of a picture as the browser decodes it. */
const sizesOf = (page: Page, src: string) =>
  page.evaluate(async (path) => {
    const image = new Image();
    image.src = path;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);

/** The share of the channels of two pictures, drawn in 512 pixels, that differ by more than a step of rounding. */
const differing = (page: Page, pair: readonly [string, string]) =>
  page.evaluate(async (paths) => {
    const edge = 512;
    const [one, other] = await Promise.all(
      paths.map(async (path) => {
        const image = new Image();
        image.src = path;
        await image.decode();
        const context = new OffscreenCanvas(edge, edge).getContext('2d');
        context?.drawImage(image, 0, 0, edge, edge);
        return context?.getImageData(0, 0, edge, edge).data ?? new Uint8ClampedArray();
      }),
    );
    return one!.filter((value, index) => Math.abs(value - other![index]!) > 16).length / (edge * edge * 4);
  }, pair);

for (const address of ['http://localhost', 'http://littoral.localhost'])
  test(`${address} can be installed, with pictures as large as they are said to be and the mark of its tab`, async ({
    page,
    baseURL,
  }) => {
    const origin = `${address}:${new URL(baseURL ?? '').port}`;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${origin}/fr`);
    const { icons, screenshots = [], shortcuts } = await manifestOf(page);
    const pictures = icons.filter(({ sizes }) => sizes !== 'any');
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual(
      ['192x192', '512x512'].flatMap((sizes) => [`${sizes} any`, `${sizes} maskable`]),
    );
    for (const { src, sizes } of [...pictures, ...screenshots]) expect(await sizesOf(page, src), src).toBe(sizes);
    for (const { icons: own } of shortcuts) for (const { src } of own) await sizesOf(page, src);
    expect(await differing(page, ['/favicon.svg', '/icon-512.png'])).toBeLessThan(0.005);
    expect(await differing(page, ['/favicon.svg', '/icon-maskable-512.png'])).toBeGreaterThan(0.05);
  });

test('the demo shows itself on a phone and on a desk before it is installed', async ({ page }) => {
  await page.goto('/fr');
  const { screenshots } = await manifestOf(page);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
});

test('a place that another app shares is looked for as where to go, and what is no place runs nothing', async ({
  page,
}) => {
  await page.goto(`/share?title=Plan&text=${encodeURIComponent('Belvédère\nhttps://maps.example/x')}`);
  await expect(form(page).to).toHaveValue('Belvédère');
  await expect(form(page).to).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('Belvédère');

  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await page.goto(`/share?text=${encodeURIComponent(hostile)}&url=javascript:alert(1)`);
  await expect(form(page).to).toHaveValue(hostile);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toBe(0);
});
