import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';
import { isPainted, slowNetwork, takenOver } from './slowNetwork.ts';

const caretOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return { id: field.id, value: field.value, start: field.selectionStart, end: field.selectionEnd };
  });

/** Opens home on a slow network, as soon as the form is painted and long before its code is there. */
async function openPainted(page: Page) {
  const session = await slowNetwork(page);
  await page.goto('/fr', { waitUntil: 'commit' });
  await expect(form(page).from).toBeVisible();
  return session;
}

test('what is typed before the code is there stays, with caret, focus and suggestions', async ({ page }) => {
  test.slow();
  await openPainted(page);
  const { from } = form(page);
  await from.click();
  await page.keyboard.type('gare nrd');
  for (let key = 0; key < 2; key += 1) await page.keyboard.press('ArrowLeft');
  expect(await isPainted(page)).toBe(true);
  await takenOver(page);
  expect(await caretOf(page)).toEqual({ id: 'trip-departure', value: 'gare nrd', start: 6, end: 6 });
  await page.keyboard.type('o');
  expect(await caretOf(page)).toEqual({ id: 'trip-departure', value: 'gare nord', start: 7, end: 7 });
  await expect(from).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('typing goes on through the takeover without losing a letter', async ({ page }) => {
  test.slow();
  await openPainted(page);
  const { from } = form(page);
  await from.click();
  const text = 'place de la gare centrale de clairvenne '.repeat(4);
  let typed = '';
  for (const letter of text) {
    const isOver = !(await isPainted(page));
    await page.keyboard.type(letter, { delay: 40 });
    typed += letter;
    if (isOver && typed.length % 8 === 0) break;
  }
  expect(await isPainted(page)).toBe(false);
  expect(await caretOf(page)).toEqual({ id: 'trip-departure', value: typed, start: typed.length, end: typed.length });
});

test('a word under an input method is not broken by the takeover', async ({ page }) => {
  test.slow();
  const session = await openPainted(page);
  await form(page).from.click();
  await page.keyboard.type('gare ');
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('n');
  await compose('no');
  await compose('nor');
  expect(await isPainted(page)).toBe(true);
  expect(await caretOf(page)).toMatchObject({ value: 'gare nor' });
  // The app is there, and waits for the word.
  await session.send('Input.insertText', { text: 'nord' });
  await takenOver(page);
  expect(await caretOf(page)).toEqual({ id: 'trip-departure', value: 'gare nord', start: 9, end: 9 });
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a word that is composed for longer than the app waits is kept as it is', async ({ page }) => {
  test.slow();
  const session = await openPainted(page);
  await form(page).from.click();
  await session.send('Input.imeSetComposition', { text: 'gare', selectionStart: 4, selectionEnd: 4 });
  await takenOver(page);
  expect(await caretOf(page)).toMatchObject({ id: 'trip-departure', value: 'gare' });
  await expect(page.getByRole('option').first()).toBeVisible();
});
