import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { MAIN_SCREENS, type MainScreen } from './mainScreens.ts';
import { PHONE } from './phone.ts';

test.use(PHONE);

/** Weight and size of each text that is shown, e.g. `650 18px`. Headings whose size depends on the width of the screen are left out. */
const shownFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fonts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement!;
      if (!text.nodeValue?.trim() || parent.getClientRects().length === 0) continue;
      const { fontWeight, fontSize } = getComputedStyle(parent);
      if (/^\d+px$/.test(fontSize)) fonts.add(`${fontWeight} ${fontSize}`);
    }
    return [...fonts];
  });

/** Notes the fonts in which texts are measured on canvases. */
const noteMeasured = (page: Page) =>
  page.addInitScript(() => {
    const measured: string[] = [];
    Object.assign(globalThis, { measured });
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function measure(text) {
      measured.push(this.font);
      return measureText.call(this, text);
    };
  });

/** Canvases write 400 as nothing, and 700 as a word. */
const measuredFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Reflect.get(globalThis, 'measured').map((font: string) => {
      const [, weight = '400', size] = /^(?:(\w+) )?(\d+px) /.exec(font) ?? [];
      return `${weight === 'bold' ? '700' : weight} ${size}`;
    }),
  );

for (const name of Object.keys(MAIN_SCREENS) as MainScreen[]) {
  test(`the fonts of what data brings to ${name} are prepared`, async ({ browser, page, request, baseURL }) => {
    const { path, ready } = MAIN_SCREENS[name];
    const address = await path(request);
    const withoutScript = await browser.newContext({ ...PHONE, javaScriptEnabled: false, baseURL: baseURL! });
    const markup = await withoutScript.newPage();
    await markup.goto(address);
    const painted = await shownFonts(markup);
    await withoutScript.close();

    await noteMeasured(page);
    await page.goto(address);
    await expect(ready(page)).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const missing = async () => {
      const known = new Set([...painted, ...(await measuredFonts(page))]);
      return (await shownFonts(page)).filter((font) => !known.has(font));
    };
    await expect.poll(missing).toEqual([]);
  });
}
