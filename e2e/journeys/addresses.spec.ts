import { LOCALES } from '@halte/contract';
import { expect, test } from '../support/test.ts';

test.describe('an address that is no screen', () => {
  for (const path of ['/fr/nowhere', '/xx', '/fr/proximity/nothing/1', '/fr/trip-planner/nowhere']) {
    test(`${path} answers 404 and says which`, async ({ page, problems }) => {
      problems.expect(/Failed to load resource.*404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(path);
    });
  }
});

test.describe('a screen', () => {
  for (const path of [
    '/',
    '/fr',
    '/fr/trip-planner',
    '/fr/proximity',
    '/fr/schedules',
    '/fr/cobranding',
    '/fr/error',
    '/fr/unsubscribe',
  ]) {
    test(`${path} answers 200`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('main')).not.toBeEmpty();
    });
  }
});

/** What a text looks like that nobody wrote: its key. */
const KEY = /\b[a-z][\w-]*(?:\.[a-z][\w-]*)+\b|\b[a-z][\w-]*:[a-z][\w.-]+/;

test.describe('in every language', () => {
  for (const locale of LOCALES) {
    for (const path of ['', '/trip-planner', '/proximity', '/schedules', '/unsubscribe']) {
      test(`/${locale}${path} has all its texts`, async ({ page }) => {
        await page.goto(`/${locale}${path}`);
        await expect(page.locator('[data-header="ready"]')).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const texts = await page.evaluate(() => [
          document.title,
          ...[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap((element) =>
            ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
          ),
          ...document.body.innerText.split('\n'),
        ]);
        expect(texts.filter((text) => KEY.test(text.trim()))).toEqual([]);
      });
    }
  }
});
