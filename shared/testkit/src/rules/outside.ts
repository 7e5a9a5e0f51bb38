import { expect } from '@playwright/test';
import { test } from '../conformance/test.ts';

test('touches nothing outside its element', async ({ signedOut: { page } }) => {
  expect(await page.evaluate(() => window.kit.changesOutside())).toEqual([]);
});

test('restyles nothing outside its element', async ({ signedOut: { page } }) => {
  expect(await page.evaluate(() => window.kit.restyled())).toEqual([]);
});

test('redefines no global', async ({ signedIn: { page, container } }) => {
  expect(await page.evaluate((own) => window.kit.redefinedGlobals(own), [container])).toEqual([]);
});

test('is in the one banner landmark', async ({ signedOut: { page, banner } }) => {
  await expect(page.getByRole('banner'), 'banner landmarks of the page').toHaveCount(1);
  const ofPage = banner.getByRole('main').or(banner.getByRole('contentinfo'));
  await expect(ofPage, 'landmarks of the header that belong to the page').toHaveCount(0);
});
