import type { Page } from '@playwright/test';

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
