import { LOCALES } from '@halte/contract';
import { expect, test } from '../support/test.ts';

// Which addresses are screens, with which status and title, is asked of the server without a browser: host/server/addresses.test.ts.

test('an address that is no screen says which', async ({ page, problems }) => {
  problems.expect(/Failed to load resource.*404/);
  await page.goto('/fr/proximity/nothing/1');
  await expect(page.getByRole('main')).toContainText('/fr/proximity/nothing/1');
});

/** What a text looks like that nobody wrote: its key. */
const KEY = /\b[a-z][\w-]*(?:\.[a-z][\w-]*)+\b|\b[a-z][\w-]*:[a-z][\w.-]+/;
const PATHS = ['', '/trip-planner', '/proximity', '/schedules', '/unsubscribe'];

/**
 * That every message that is used exists, in five languages alike, is an architecture check. Whether a screen's texts are there when it is
 * drawn shows in a browser only, in each language once.
 */
test('no screen shows the keys of its texts', async ({ page }) => {
  for (const [index, locale] of LOCALES.entries()) {
    await page.goto(`/${locale}${PATHS[index]}`);
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
  }
});
