import { LOCALES } from '@halte/contract';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

// Status codes and titles of addresses are tested without a browser in host/server/addresses.test.ts.

test('an unknown address shows itself, a search and the three areas, and axe finds no violation', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource.*404/);
  await page.goto('/fr/proximity/nothing/1');
  const main = page.getByRole('main');
  await expect(main).toContainText('/fr/proximity/nothing/1');
  await expect(main.getByRole('link', { name: 'Lignes' })).toBeVisible();
  await expectNoViolations(page, 'not found', expectNoHorizontalScroll);
  await main.getByRole('combobox').fill('gare');
  await main.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/fr\/proximity\/\w+\/.+/);
  await expect(main.getByRole('link', { name: 'Y aller' })).toBeVisible();
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
