import type { Page } from '@playwright/test';

/** The page believes its device: without what page and answers say of it, the server's time is not known. For tests that move the device's clock. */
export async function believeDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function getWithoutDate(this: Headers, name: string) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name);
    };
    // What the page itself says of the time it was written at.
    const { parse } = JSON;
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver);
      if (typeof value === 'object' && value !== null && 'buildId' in value && 'time' in value) delete value.time;
      return value;
    };
  });
}

/** The page's clock stands still. */
export async function fixTime(page: Page, time: Date | number | string): Promise<void> {
  await believeDevice(page);
  await page.clock.setFixedTime(time);
}
