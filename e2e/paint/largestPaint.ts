import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** A page does not wait for a picture that the backend has yet to draw: the first ones are without. */
export async function untilDrawn(request: APIRequestContext, userAgent: string, address = '/fr'): Promise<void> {
  const page = async () => (await request.get(address, { headers: { 'user-agent': userAgent } })).text();
  await expect.poll(page).toContain('data-still=');
}

/** The beginning of the address of the last element that the browser reported as the largest. */
export const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { readonly url: string };
          resolve(last.url.slice(0, 18));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** A phone by its headers too: the picture of the map in its page is that of a phone. */
export const BY_HEADERS = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
