import { expect, test } from '../support/test.ts';

/** Number of pages and orientation of a PDF, from its page objects: this browser writes them uncompressed. */
function pagesOf(pdf: Buffer): { count: number; isLandscape: boolean } {
  const text = pdf.toString('latin1');
  const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []).map(Number);
  return { count: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0, isLandscape: width > height };
}

test('on a phone the hours keep in sight what they are of', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/fr/schedules/line/A?view=timetable');
  const main = page.getByRole('main');
  const hours = main.getByRole('table').getByRole('row');
  await expect(hours.last()).toBeAttached();
  await hours.last().scrollIntoViewIfNeeded();
  await expect(main.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(main.getByText(/^vers Mairie de La Chênière, /)).toBeInViewport({ ratio: 1 });
});

test('the timetable of a whole line scrolls by keyboard, and each part of it is a page on paper with a head of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fr/schedules/line/A?view=timetable&table=line');
  const region = page.getByRole('region', { name: /^Tramway A vers/ });
  const table = region.getByRole('table');
  await expect(table).toBeVisible();
  const trips = (await table.getByRole('columnheader').count()) - 1;

  const name = table.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await region.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(async () => {
    await region.press('ArrowRight');
    expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  expect((await name.boundingBox())?.x).toBe(before?.x);

  const titles = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const heads = [...document.querySelectorAll('body > div > table > thead > tr:first-child')];
    window.dispatchEvent(new Event('afterprint'));
    return heads.map(({ textContent }) => textContent);
  });
  expect(titles).toHaveLength(Math.ceil(trips / 20));
  expect(new Set(titles).size).toBe(1);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({
    count: Math.ceil(trips / 20),
    isLandscape: true,
  });
});
