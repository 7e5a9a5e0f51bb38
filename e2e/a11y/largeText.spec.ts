import type { Locator, Page } from '@playwright/test';
import { brokenWords, overlappingTexts } from '../support/layoutChecks.ts';
import { openMiddleOfMap } from '../support/mapAnswers.ts';
import { expect, test } from '../support/test.ts';

/** Text at 200 % without zoom: browsers and phones enlarge `rem` alone. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts and controls of `scope` beyond the edge of the window, without those in a row that scrolls sideways. */
function beyondEdge(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const scrollsSideways = (element: Element) => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    return [...root.querySelectorAll('h1, h2, p, button, a, b, input')]
      .filter((element) => element.checkVisibility() && !scrollsSideways(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map(({ textContent }) => textContent?.trim().slice(0, 40) ?? '');
  });
}

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('a line and its timetable, the lines and what is nearby fit a phone with text of twice the size', async ({
  page,
}) => {
  const screens: readonly (readonly [string, (main: Locator) => Locator])[] = [
    ['/fr/schedules/line/A', (main) => main.getByRole('radiogroup')],
    ['/fr/schedules/line/A?view=timetable', (main) => main.getByRole('table')],
    ['/fr/schedules/line/A?view=info', (main) => main.getByText('Premier départ')],
    ['/fr/schedules', (main) => main.getByRole('link', { name: /^Tramway A/ })],
    ['/fr/proximity', (main) => main.getByRole('heading', { level: 2 })],
  ];
  const main = page.getByRole('main');
  for (const [path, ready] of screens) {
    await page.goto(path);
    await expect(ready(main).first()).toBeAttached();
    await enlargeText(page);
    await expect(async () => {
      expect({
        path,
        beyond: await beyondEdge(main),
        overlapping: await overlappingTexts(main),
      }).toEqual({ path, beyond: [], overlapping: [] });
    }).toPass();
  }
});

test('what is at a place of the map fits a phone with text of twice the size', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('.leaflet-network-lines-pane path').first()).toBeAttached();
  await enlargeText(page);
  const layer = await openMiddleOfMap(page);
  await expect(async () => {
    expect({ beyond: await beyondEdge(layer), overlapping: await overlappingTexts(layer) }).toEqual({
      beyond: [],
      overlapping: [],
    });
  }).toPass();
});

test('the name of a stop is not broken within its words by text of twice the size', async ({ page }) => {
  await page.goto('/fr/proximity/stoparea/SA047');
  const name = page.getByRole('main').getByRole('heading', { level: 1, name: 'Croix Blanche' });
  await expect(name).toBeVisible();
  await enlargeText(page);
  await expect(async () => expect(await brokenWords(name)).toEqual([])).toPass();
});
