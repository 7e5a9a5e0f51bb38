import type { Page } from '@playwright/test';
import { runAxe } from '../support/accessibility.ts';
import { age, touch, untilKept } from '../support/keptPages.ts';
import { expect, test } from '../support/test.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const APPEARANCES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Edges of the line, what lies below it, the bottom bar or rail, and what is on top in its middle. */
function placeOf(page: Page) {
  return age(page).evaluate((line) => {
    const { top, bottom, left, right, height } = line.getBoundingClientRect();
    const screen = document.querySelector('#content [data-scroller], #content h1')!.getBoundingClientRect();
    const areas = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect());
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const text = line.querySelector('p')!;
    return {
      height,
      lines: Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)),
      isOnTop: on !== null && line.contains(on),
      overScreen: bottom - screen.top,
      overBars: areas.filter((bar) => bar.top < bottom && bar.bottom > top && bar.left < right && bar.right > left)
        .length,
    };
  });
}

for (const path of ['/fr/proximity/stopArea/SA010', '/fr/schedules/line/A', '/fr/schedules']) {
  test(`what says how old ${path} is takes one line of its own, at 400 % two`, async ({ page, context, problems }) => {
    problems.expect(/^console: /);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('[data-header="ready"], [data-header="built-in"]')).toBeVisible();
    await touch(page);
    await untilKept(page);
    // Once more: what came before the worker is kept now.
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(age(page)).toBeVisible();

    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(() => placeOf(page), JSON.stringify(size))
        .toMatchObject({ lines: 1, isOnTop: true, overBars: 0 });
      const { height, overScreen } = await placeOf(page);
      expect.soft(height).toBeLessThanOrEqual(40);
      expect.soft(overScreen).toBeLessThanOrEqual(0);
    }
    for (const size of [SIZES[0], SIZES[2]])
      for (const appearance of APPEARANCES) {
        await page.setViewportSize(size);
        await page.emulateMedia(appearance);
        const { passed, violations } = await runAxe(page);
        expect.soft(passed).toBeGreaterThan(10);
        expect.soft(violations, JSON.stringify({ size, appearance })).toEqual([]);
      }
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoHorizontalScroll(page);
    const { lines, overScreen } = await placeOf(page);
    expect.soft(lines).toBeLessThanOrEqual(2);
    expect.soft(overScreen).toBeLessThanOrEqual(0);
  });
}
