import { LOCALES } from '@halte/contract';
import { expect, test } from '../support/test.ts';

// Status codes and titles of addresses are tested without a browser in host/server/addresses.test.ts.

test('an unknown address shows itself', async ({ page, problems }) => {
  problems.expect(/Failed to load resource.*404/);
  await page.goto('/fr/proximity/nothing/1');
  await expect(page.getByRole('main')).toContainText('/fr/proximity/nothing/1');
});

/** Pattern of a message key that is shown instead of its text. */
const KEY = /\b[a-z][\w-]*(?:\.[a-z][\w-]*)+\b|\b[a-z][\w-]*:[a-z][\w.-]+/;
const PATHS = ['', '/trip-planner', '/proximity', '/schedules', '/unsubscribe'];

/**
 * An architecture check compares used and existing messages in five languages. Only a browser shows whether the messages are loaded when a
 * screen renders; one test per language.
 */
test('no screen shows message keys', async ({ page }) => {
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
