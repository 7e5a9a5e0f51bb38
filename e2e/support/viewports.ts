import { expect, type Page } from '@playwright/test';

/** The viewports that screens are tested in: a small phone and a desktop. */
export const VIEWPORTS = [
  { name: 'phone', width: 360, height: 800 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

/** WCAG 1.4.10 (reflow) forbids scrolling in two directions. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Elements that a script resizes with the window reach its width a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}
