import { expect, type Page } from '@playwright/test';

/** Hides the server's time (Date headers, boot document) from the page, so that it uses the device's clock. For tests that set that clock. */
export async function ignoreServerTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function getWithoutDate(this: Headers, name: string) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name);
    };
    // The server's time in the boot document.
    const { parse } = JSON;
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver);
      if (typeof value === 'object' && value !== null && 'buildId' in value && 'time' in value) delete value.time;
      return value;
    };
  });
}

/** Fixes the page's clock at `time`. */
export async function fixTime(page: Page, time: Date | number | string): Promise<void> {
  await ignoreServerTime(page);
  await page.clock.setFixedTime(time);
}

/**
 * Waits for the cart, which loads in idle time, before the clock is put forward or the network goes: its files would time out or be missing,
 * which is reported on the console.
 */
export async function cartLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Mon panier/ })).toBeVisible();
}

/** The same for cart and map, on a screen with a map. */
export async function idleLoaded(page: Page): Promise<void> {
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await cartLoaded(page);
}
