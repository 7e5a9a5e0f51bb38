import { LOCALES } from '@halte/contract';
import type { Locator } from '@playwright/test';
import {
  brokenWords,
  clippedOutline,
  cutTexts,
  edgesOf,
  overlappingTexts,
  spaceText,
} from '../support/layoutChecks.ts';
import { openMiddleOfMap } from '../support/mapAnswers.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, form, journeys, openResults, openRoadmap, openSheet } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

let trip: Trip;

/** For what is measured: the page may not have come to rest after the last change. */
const softly = expect.configure({ soft: true });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

async function areAlike(one: Locator, other: Locator): Promise<boolean> {
  return (await edgesOf(one)) === (await edgesOf(other));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('texts with wider spacing neither overlap nor leave their boxes, and bars leave room on a low screen', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await openResults(page, trip);
    await spaceText(page);
    expect.soft(await overlappingTexts(main)).toEqual([]);
    await openRoadmap(page);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/^De .+ à /);
    expect.soft(await overlappingTexts(main)).toEqual([]);
    await page.goBack();
    await expectJourneys(page);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(form(page).search).toBeVisible();
    expect.soft(await overlappingTexts(main)).toEqual([]);

    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoHorizontalScroll(page);
    const covered = await page.evaluate(() => {
      const ends = [
        { scroll: 0, y: 252 },
        { scroll: document.body.scrollHeight, y: 4 },
      ];
      return ends.map(({ scroll, y }) => {
        window.scrollTo(0, scroll);
        return document.elementFromPoint(160, y)?.closest('main, header, nav')?.tagName;
      });
    });
    expect.soft(covered).toEqual(['MAIN', 'MAIN']);
  });
});

test('what is at a place of the map is read in forced colours, with spaced texts and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openResults(page, trip);
  await expectJourneys(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const layer = await openMiddleOfMap(page);
  const frame = await layer.evaluate((element) => getComputedStyle(element.closest('[role="group"]')!).borderTopStyle);
  expect.soft(frame).toBe('solid');
  const names = ['Partir d’ici', 'Y aller', 'Passer par ici'];
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await expect(layer.getByRole('button', { name })).toBeFocused();
    await softly.poll(() => clippedOutline(layer.getByRole('button', { name }))).toBeLessThanOrEqual(0);
  }
  await spaceText(page);
  await softly.poll(() => overlappingTexts(layer)).toEqual([]);
  await softly.poll(() => cutTexts(layer)).toEqual([]);
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('forced colours show the selection, and the focus outline is not clipped', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openResults(page, trip);
    const [first, second] = [journeys(page).first(), journeys(page).nth(1)];
    await first.hover();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await softly.poll(() => areAlike(first, second)).toBe(false);
    const tabs = page.locator('nav:has([aria-current])').last().getByRole('link');
    await softly.poll(() => areAlike(tabs.first(), tabs.nth(1))).toBe(false);
    const zoom = page.getByRole('button', { name: 'Zoomer', exact: true }).locator('..');
    expect.soft(await zoom.evaluate((group) => getComputedStyle(group).borderTopStyle)).toBe('solid');
    // Line colours are preserved.
    const badge = first.locator('[style*="background-color"]').first();
    expect
      .soft(await badge.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe(await badge.evaluate((element) => (element as HTMLElement).style.backgroundColor));

    await page.getByRole('link', { name: 'Modifier' }).click();
    const sheet = await openSheet(page, 'when');
    const face = (name: string) => sheet.getByRole('radio', { name }).locator('+ *');
    await expect(sheet.getByRole('radio', { name: 'Partir à' })).toBeChecked();
    await softly.poll(() => areAlike(face('Partir à'), face('Arriver à'))).toBe(false);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.emulateMedia({ forcedColors: 'none' });
    await tabs.nth(1).click();
    const row = page.getByRole('main').locator('li button').nth(1);
    await expect(row).toBeVisible();
    await page.keyboard.press('Tab');
    // A list that is drawn again takes the focus away.
    await softly(async () => {
      await row.focus();
      expect(await clippedOutline(row)).toBeLessThanOrEqual(0);
    }).toPass({ timeout: 10_000 });
  });

  test('no word in the rail is broken in any language', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(`/${locale}`);
      const rail = page.locator('nav:has([aria-current])').last();
      await expect(rail.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
      expect.soft(await brokenWords(rail), locale).toEqual([]);
    }
  });
});
