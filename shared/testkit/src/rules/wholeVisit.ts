/** Rules about everything that has happened in the page since it was opened. */
import { expect } from '@playwright/test';
import { test } from '../conformance/test.ts';

const isAddress = (text: string) => /^https?:/.test(text);

test('obeys the content policy', async ({ header: { page } }) => {
  const violations = await page.evaluate(() => window.kit.policyViolations());
  expect(violations.filter(({ blocked }) => !isAddress(blocked))).toEqual([]);
});

test('calls only declared origins', async ({ header: { page, foreignRequests } }) => {
  const violations = await page.evaluate(() => window.kit.policyViolations());
  const called = [...foreignRequests, ...violations.map(({ blocked }) => blocked).filter(isAddress)];
  expect([...new Set(called.map((url) => new URL(url).origin))]).toEqual([]);
});

test('logs no error', ({ header: { errors } }) => {
  expect(errors.filter((text) => !/Content Security Policy|ERR_BLOCKED_BY_CSP/.test(text))).toEqual([]);
});
