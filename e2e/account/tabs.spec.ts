import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { createAccount, dialog, header } from './accounts.ts';

/** Content that a page may show, and how to find it in the document. */
interface Shown {
  readonly selector: string;
  readonly text?: string;
}

const AGREED_WITHIN_MS = 1_000;
/** For a page that never agrees. */
const GIVEN_UP_AFTER_MS = 5_000;

/**
 * The instant at which a page shows something, from a clock that all pages of a browser share; NaN when it does not. The page measures it:
 * delays of the test on a busy machine do not count.
 */
function instantOf(page: Page, shown: Shown): Promise<number> {
  return page.evaluate(
    ({ selector, text = '', limit }) =>
      new Promise<number>((resolve) => {
        const now = () => performance.timeOrigin + performance.now();
        const isShown = () => [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
        function end(at: number): void {
          observer.disconnect();
          clearTimeout(timer);
          resolve(at);
        }
        const observer = new MutationObserver(() => isShown() && end(now()));
        const timer = setTimeout(() => end(Number.NaN), limit);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        if (isShown()) end(now());
      }),
    { ...shown, limit: GIVEN_UP_AFTER_MS },
  );
}

/** How long after one tab the other one shows the same, once `action` is done in the former. */
async function delayBetween(tabs: { from: Page; to: Page }, shown: Shown, action: () => Promise<void>) {
  const instants = [instantOf(tabs.from, shown), instantOf(tabs.to, shown)] as const;
  await action();
  const [from, to] = await Promise.all(instants);
  return to - from;
}

test('two tabs agree within a second on favourites, a sign-in and a sign-out', async ({ page, context, request }) => {
  const person = await createAccount(request);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/fr/schedules');
    await expect(tab.getByRole('button', { name: /^Favori\s:/ }).first()).toBeVisible();
  }
  const star = page.getByRole('button', { name: /^Favori\s:/ }).first();
  const label = await star.getAttribute('aria-label');
  const isStarred = (pressed: boolean) => ({ selector: `[aria-label="${label}"][aria-pressed="${pressed}"]` });
  const press = (tab: Page) => () =>
    tab
      .getByRole('button', { name: label ?? '', exact: true })
      .first()
      .click();
  const signedIn = { selector: 'header button', text: 'Ada Lovelace' };
  const signedOut = { selector: 'header button', text: 'Se connecter' };
  const [toOther, toPage] = [
    { from: page, to: other },
    { from: other, to: page },
  ];

  async function agreeOnStars(): Promise<void> {
    expect(await delayBetween(toOther, isStarred(true), press(page))).toBeLessThan(AGREED_WITHIN_MS);
    expect(await delayBetween(toPage, isStarred(false), press(other))).toBeLessThan(AGREED_WITHIN_MS);
  }

  await agreeOnStars();
  await header(page).signIn.click();
  await dialog(page).email.fill(person.email);
  await dialog(page).password.fill(person.password);
  const begun = await delayBetween(toOther, signedIn, () => dialog(page).submit.click());
  expect(begun).toBeLessThan(AGREED_WITHIN_MS);
  await agreeOnStars();
  await header(page).person.click();
  const ended = await delayBetween(toOther, signedOut, () => header(page).signOut.click());
  expect(ended).toBeLessThan(AGREED_WITHIN_MS);
});
