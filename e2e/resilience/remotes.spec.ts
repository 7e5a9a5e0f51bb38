import { dailySample } from '@halte/sampling';
import type { Page } from '@playwright/test';
import { form, WORDS } from '../support/app.ts';
import { expect, test } from '../support/test.ts';
import { type Area, breakRemote, FAULTS, type Remote } from './faults.ts';
import { pageLoads } from './pageLoads.ts';

/** A remote's trouble is in the console, and nowhere else. */
const TROUBLE = /^(console|uncaught): /;
/** More than the host gives one attempt. */
const TOO_LONG_MS = 9000;

/** Where each area is seen first, and the view that draws it there. */
const SCREENS: Readonly<Record<Area, { readonly path: string; readonly view: string }>> = {
  'trip-planner': { path: '/fr/trip-planner', view: 'trip-planner' },
  proximity: { path: '/fr/proximity', view: 'proximity' },
  schedules: { path: '/fr/schedules', view: 'schedules' },
  account: { path: '/fr?redirect=%2Ffr%2Faccount%2Fprofile', view: 'account-sign-in' },
};

/** Where the area stands in its page. */
const slotOf = (page: Page, area: Area) =>
  area === 'account' ? page.getByRole('region', { name: 'Connexion' }) : page.getByRole('main');

const CELLS = [...(Object.keys(SCREENS) as Area[]), 'shop-header' as const].flatMap((remote: Remote) =>
  FAULTS.filter(({ not }) => !not?.includes(remote)).map((fault) => ({ remote, fault })),
);

async function expectPageStands(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
}

for (const { remote, fault } of dailySample(CELLS, 5, ({ remote, fault }) => `${remote} ${fault.name}`)) {
  test(`${remote} ${fault.name}: the page stands, and gets over it`, async ({ page, request, problems }) => {
    problems.expect(TROUBLE);
    const loads = pageLoads(page);
    await page.clock.install();
    if (remote === 'shop-header') {
      const mend = await breakRemote(page, request, remote, '', fault);
      await page.goto('/fr/trip-planner', { waitUntil: 'commit' });
      await expect(form(page).from).toBeVisible();
      if (fault.isSlow) await page.clock.fastForward(TOO_LONG_MS);
      const builtIn = page.locator('[data-header="built-in"]');
      await expect(builtIn.getByRole('link', { name: 'EN' })).toBeVisible();
      await mend();
      // The first navigation asks for it again; one that is late comes with the next.
      await page.getByRole('link', { name: 'Lignes' }).first().click();
      await page.getByRole('link', { name: 'Itinéraire' }).first().click();
      await expect(page.locator('[data-header="ready"]')).toBeVisible();
      await expect(form(page).from).toBeVisible();
      expect(loads).toHaveLength(1);
      return;
    }

    const reported: number[] = [];
    page.on('response', (answer) => {
      const asked = answer.request();
      if (asked.method() === 'POST' && asked.url().endsWith('/api/v1/clientErrors')) reported.push(answer.status());
    });
    const { path, view } = SCREENS[remote];
    const mend = await breakRemote(page, request, remote, view, fault);
    await page.goto(path, { waitUntil: 'commit' });
    const slot = slotOf(page, remote);
    if (fault.isSlow) {
      await expect(slot.locator('[aria-busy="true"]').first()).toBeVisible();
      await page.clock.fastForward(TOO_LONG_MS);
    }
    const gap = slot.locator(`[data-failure="${fault.code}"]`);
    await expect(gap).toBeVisible({ timeout: 20_000 });
    await expectPageStands(page);
    // The operator learns of it, through the policies of both servers.
    await expect.poll(() => reported).toContain(204);

    await mend();
    await gap.getByRole('button', { name: WORDS.retry }).click();
    await expect(slot.locator('[data-failure], [aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    await expect(
      slot.getByRole('heading').or(slot.getByRole('combobox')).or(slot.getByRole('button')).first(),
    ).toBeVisible();
    expect(loads).toHaveLength(1);
  });
}

test('a file that the browser keeps cut off is asked for under another address, and nobody sees it', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(TROUBLE);
  const cutOff = FAULTS.filter(({ name }) => name.endsWith('cut off'));
  expect(cutOff).toHaveLength(2);
  for (const fault of cutOff) {
    const kept = { ...fault, isOfFirstAddress: true } as const;
    await breakRemote(page, request, 'schedules', 'schedules', kept);
    await page.goto('/fr/schedules');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-failure], main [aria-busy="true"]')).toHaveCount(0);
    await page.unrouteAll();
  }
});
