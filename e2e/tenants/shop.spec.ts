import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ banners: 'shown' });

/** The elements of the page that moved without the visitor's action. */
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Element | null }[];
    };
    /** The page is painted before its font is there, and another one takes its place: words move by parts of a pixel. */
    const leastMove = 0.001;
    const moves: string[] = [];
    Object.assign(window, { moved: moves });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
        if (!hadRecentInput && value > leastMove) moves.push(`${value} ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('banners move nothing and stay closed', async ({ page }) => {
  await watchMoves(page);
  const bar = page.getByRole('region', { name: 'Annonces' });
  for (const path of ['/fr/proximity', '/fr']) {
    await page.goto(path);
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.y).toBe(65);
    await page.waitForLoadState('networkidle');
    expect(await moved(page), path).toEqual([]);
  }
  const main = page.getByRole('main');
  const top = (await main.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(65 + 44);
  await expect(page.getByRole('button', { name: 'Mon panier' })).toBeVisible();
  expect(await moved(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Annonce suivante' }).click();
  const works = bar.getByRole('button', { name: 'Travaux de nuit sur les voies du tramway' });
  await works.click();
  const information = page.getByRole('dialog', { name: 'Information' });
  await expect(information.getByRole('link', { name: /nouvel onglet/ })).toHaveAttribute('target', '_blank');
  await expect(page.locator('body')).toHaveClass(/modal-open/);
  await expectNoViolations(page, 'the dialog of a banner');
  await page.keyboard.press('Escape');
  await expect(works).toBeFocused();

  const dismiss = bar.getByRole('button', { name: 'Masquer cette annonce' });
  for (let left = 3; left > 0; left--) await dismiss.click();
  await expect(bar).toHaveCount(0);
  await expect.poll(async () => (await main.boundingBox())?.y).toBe(top - 44);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mon panier' })).toBeVisible();
  expect((await main.boundingBox())?.y).toBe(top - 44);
  expect(await moved(page)).toEqual([]);
});

test.describe('with the answers that come with a page', () => {
  test.use({ firstData: 'sent' });

  test('banners are shown without a request, in the language of the page', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/core/v1/banners')) requests.push(request.url());
    });
    await page.goto('/fr/proximity');
    await expect(page.getByRole('region', { name: 'Annonces' })).toContainText('Bienvenue à Clairvenne');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.goto('/de/proximity');
    await expect(page.getByText('Willkommen in Clairvenne')).toBeVisible();
    expect(requests).toEqual([]);
  });
});
