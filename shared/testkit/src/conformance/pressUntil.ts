import type { Locator, Page } from '@playwright/test';

/** Buttons and entries of menus; links lead away and are not pressed. */
const BUTTONS = 'button, [role="button"], [role="menuitem"]';
/** A header with more buttons than this is not understood by its travellers either. */
const MOST = 30;

const visibleButtons = async (page: Page, banner: Locator) => {
  const everywhere = await page.locator(BUTTONS).all();
  const inside = await banner.locator(BUTTONS).count();
  const shown = await Promise.all(everywhere.map((button) => button.isVisible()));
  return { buttons: everywhere.filter((_, index) => shown[index]), inside };
};

/** Presses the header's buttons, also those of the menus that they open, until the host is called; resolves to whether it was. */
export async function pressUntil(page: Page, banner: Locator, call: string): Promise<boolean> {
  const isCalled = async () => (await page.evaluate(() => window.kit.calls())).includes(call);
  const pressed = new Set<string>();
  const idOf = (button: Locator) => button.evaluate((element) => element.outerHTML.slice(0, 300)).catch(() => '');
  for (let presses = 0; presses < MOST; presses += 1) {
    const { buttons } = await visibleButtons(page, banner);
    let next: Locator | null = null;
    // The last ones first: what a menu has just shown comes after its button.
    for (const button of buttons.reverse()) {
      const isOfPage = await button.evaluate((element) => element.closest('main') !== null).catch(() => true);
      const id = await idOf(button);
      if (isOfPage || id === '' || pressed.has(id)) continue;
      pressed.add(id);
      next = button;
      break;
    }
    if (next === null) return false;
    await next.click({ timeout: 1000, noWaitAfter: true }).catch(() => undefined);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await isCalled()) return true;
  }
  return false;
}
