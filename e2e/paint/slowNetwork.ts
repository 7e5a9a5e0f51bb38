import type { CDPSession, Page } from '@playwright/test';

/** Slow 4G, as the budgets of the first paint are measured. */
const SLOW = { offline: false, latency: 562, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: 84_000 };

export async function slowNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return session;
}

/** Resolves once the app has taken over the markup of the page, to milliseconds since the navigation. */
export async function takenOver(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('taken-over')[0]?.startTime, null, {
    polling: 50,
  });
  return (await mark.jsonValue()) ?? 0;
}

/** Whether the app has not taken the markup over yet. */
export const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('taken-over').length === 0);
