import type { Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { openResults } from '../support/tripPlanner.ts';

interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly type: string;
}

/** All that the page sends from now on, preflights too, which Playwright’s own events leave out. */
async function sentBy(page: Page): Promise<readonly Sent[]> {
  const session = await page.context().newCDPSession(page);
  const sent: Sent[] = [];
  session.on('Network.requestWillBeSent', ({ request, type = 'Other' }) => {
    if (/^https?:/.test(request.url)) sent.push({ url: new URL(request.url), method: request.method, type });
  });
  await session.send('Network.enable');
  return sent;
}

test('home and results ask one origin only, without a preflight', async ({ page, request, baseURL }) => {
  const trip = await findTrip(request, 'demo');
  const sent = await sentBy(page);
  await page.goto('/fr');
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await openResults(page, trip);
  await page.waitForLoadState('networkidle');
  expect(sent.filter(({ url }) => url.pathname.startsWith('/bff/api/')).length).toBeGreaterThan(0);
  expect([...new Set(sent.map(({ url }) => url.origin))]).toEqual([new URL(baseURL ?? '').origin]);
  expect(sent.filter(({ method, type }) => method === 'OPTIONS' || type === 'Preflight')).toEqual([]);
});
