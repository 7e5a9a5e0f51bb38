import { expect, type Page } from '@playwright/test';

/** Sizes that a screen must work at: a small phone and a desk. */
export const SIZES = [
  { name: 'phone', width: 360, height: 800 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

/** Scrolling in two directions is what WCAG 1.4.10 forbids. */
export async function expectNothingWider(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
