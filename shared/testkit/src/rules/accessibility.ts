import { expect } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { eachMenu } from '../conformance/eachMenu.ts';
import { DESK, type HeaderPage, SIGNED_IN, SIGNED_OUT } from '../conformance/headerPage.ts';
import { test } from '../conformance/test.ts';
import { walkByTab } from '../conformance/walkByTab.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Another rule looks at these. */
const LANDMARKS = ['landmark-banner-is-top-level', 'landmark-no-duplicate-banner', 'landmark-unique'];
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(LANDMARKS.map((id) => [id, { enabled: false }])),
  resultTypes: ['violations'],
  selectors: false,
  // It would copy the style sheets of other origins into style elements, which the content policy refuses.
  preload: false,
};

const CASES = [
  { situation: SIGNED_OUT, colorScheme: 'light', viewport: DESK },
  { situation: SIGNED_IN, colorScheme: 'dark', viewport: { width: 360, height: 800 } },
] as const;

const PARTS = 'header, [data-kit="sidebar"], [data-kit="footer"]';

const axeViolations = ({ page }: HeaderPage) =>
  page.evaluate(
    async ([parts, options]) => {
      const outcome = await (window as unknown as { axe: typeof axe }).axe.run(parts, options);
      return outcome.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [PARTS, OPTIONS] as const,
  );

/** Violations of the header as it is, and with each of its menus open. */
async function violationsWithMenus(header: HeaderPage): Promise<readonly string[]> {
  const found = new Set(await axeViolations(header));
  for await (const { open, close } of eachMenu(header)) {
    if (!(await open())) continue;
    await header.pageIsQuiet();
    for (const violation of await axeViolations(header)) found.add(violation);
    await close();
  }
  return [...found];
}

test('has no accessibility violation', async ({ header }) => {
  const { page, quiet } = header;
  await page.evaluate(axe.source);
  for (const { situation, colorScheme, viewport } of CASES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const violations = await quiet(situation, () => violationsWithMenus(header));
    expect.soft(violations, `${colorScheme}, ${viewport.width} px wide`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
});

test('is reached by keyboard', async ({ signedOut: { page } }) => {
  const { missed, isTrapped } = await walkByTab(page);
  expect.soft(missed, 'controls that Tab does not reach').toEqual([]);
  expect(isTrapped, 'Tab does not leave it').toBe(false);
});

test('shows where the focus is', async ({ signedOut: { page } }) => {
  const { reached } = await walkByTab(page);
  const same = reached.filter(({ isMarked }) => !isMarked).map(({ name }) => name);
  expect(same, 'controls that look the same with the focus').toEqual([]);
});

test('closes its menus on Escape', async ({ signedIn }) => {
  for await (const { name, open, close } of eachMenu(signedIn)) {
    expect(await open(), `Enter opens "${name}"`).toBe(true);
    const { isOpen, isFocused } = await close();
    expect(isOpen, `Escape leaves "${name}" open`).toBe(false);
    expect(isFocused, `Escape gives the focus back to "${name}"`).toBe(true);
  }
});

test('fits 320 pixels', async ({ header: { page, quiet } }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const situation of [SIGNED_OUT, SIGNED_IN]) {
    const wide = await quiet(situation, () => page.evaluate(() => document.documentElement.scrollWidth));
    expect.soft(wide, `width of the page, signed ${situation.signedIn ? 'in' : 'out'}`).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize(DESK);
});
