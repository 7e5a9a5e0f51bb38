import { dailySample } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { form, LABELS } from '../support/tripPlanner.ts';
import { pageLoads } from './pageLoads.ts';
import { type Area, breakRemote, FAULTS, type Remote } from './remoteFaults.ts';

/** A failing remote logs to the console. */
const CONSOLE_ERRORS = /^(console|uncaught): /;
/** Longer than the host's timeout of one attempt. */
const TOO_LONG_MS = 9000;

/** The first screen of each area and its view. */
const SCREENS: Readonly<Record<Area, { readonly path: string; readonly view: string }>> = {
  'trip-planner': { path: '/fr/trip-planner', view: 'trip-planner' },
  proximity: { path: '/fr/proximity', view: 'proximity' },
  schedules: { path: '/fr/schedules', view: 'schedules' },
  account: { path: '/fr?redirect=%2Ffr%2Faccount%2Fprofile', view: 'account-sign-in' },
};

const CELLS = [...(Object.keys(SCREENS) as Area[]), 'shop-header' as const].flatMap((remote: Remote) =>
  FAULTS.filter(({ not }) => !not?.includes(remote)).map((fault) => ({ remote, fault })),
);

async function expectPageUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
}

for (const { remote, fault } of dailySample(CELLS, 3, ({ remote, fault }) => `${remote} ${fault.name}`)) {
  test(`${remote} ${fault.name}: the page stays usable, and the remote recovers`, async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(CONSOLE_ERRORS);
    const loads = pageLoads(page);
    await page.clock.install();
    if (remote === 'shop-header') {
      const restore = await breakRemote(page, request, remote, '', fault);
      await page.goto('/fr/trip-planner', { waitUntil: 'commit' });
      await expect(form(page).from).toBeVisible();
      if (fault.isSlow) await page.clock.fastForward(TOO_LONG_MS);
      const builtIn = page.locator('[data-header="built-in"]');
      await expect(builtIn.getByRole('link', { name: 'EN' })).toBeVisible();
      await restore();
      // The first navigation retries; a slow one is retried by the next.
      await page.getByRole('link', { name: 'Lignes' }).first().click();
      await page.getByRole('link', { name: 'Itinéraire' }).first().click();
      await expect(page.locator('[data-header="ready"]')).toBeVisible();
      await expect(form(page).from).toBeVisible();
      expect(loads).toHaveLength(1);
      return;
    }

    const reported: number[] = [];
    page.on('response', (answer) => {
      const sent = answer.request();
      if (sent.method() === 'POST' && sent.url().endsWith('/api/v1/clientErrors')) reported.push(answer.status());
    });
    const { path, view } = SCREENS[remote];
    const restore = await breakRemote(page, request, remote, view, fault);
    await page.goto(path, { waitUntil: 'commit' });
    const slot = page.getByRole('main');
    if (fault.isSlow) {
      await expect(slot.locator('[aria-busy="true"]').first()).toBeVisible();
      await page.clock.fastForward(TOO_LONG_MS);
    }
    const placeholder = slot.locator(`[data-failure="${fault.code}"]`);
    await expect(placeholder).toBeVisible({ timeout: 20_000 });
    await expectPageUsable(page);
    // The error is reported to the backend, allowed by the policies of both servers.
    await expect.poll(() => reported).toContain(204);

    await restore();
    await placeholder.getByRole('button', { name: LABELS.retry }).click();
    await expect(slot.locator('[data-failure], [aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    await expect(
      slot.getByRole('heading').or(slot.getByRole('combobox')).or(slot.getByRole('button')).first(),
    ).toBeVisible();
    expect(loads).toHaveLength(1);
  });
}

test('the map that every area shares can be loaded again after its file was lost', async ({ page, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  const loads = pageLoads(page);
  let isLost = true;
  let lost = 0;
  // The file of the map that areas import: its exports keep their names.
  await page.route(/\/assets\/\d+\..*\.js/, async (route) => {
    const answer = await route.fetch();
    if (!isLost || !(await answer.text()).includes('LiveMap:()=>')) return route.fulfill({ response: answer });
    lost += 1;
    return route.abort('connectionreset');
  });
  await page.goto('/fr/proximity');
  const main = page.getByRole('main');
  const retry = main.locator('[data-failure]').getByRole('button', { name: LABELS.retry });
  await expect(retry).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  isLost = false;
  await retry.click();
  await expect(main.locator('[data-failure], [aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByRole('heading').first()).toBeVisible();
  // Behind it, the host's own map recovers without help.
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('a truncated file in the browser cache is fetched again under another URL, without a visible failure', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  const truncated = FAULTS.filter(({ name }) => name.includes('truncated'));
  expect(truncated).toHaveLength(2);
  for (const fault of truncated) {
    const cached = { ...fault, isOfFirstAddress: true } as const;
    await breakRemote(page, request, 'schedules', 'schedules', cached);
    // The page is painted before the file is there: only a second request for it says that the first one was of no use.
    const again = page.waitForResponse((response) => new URL(response.url()).searchParams.has('retry'));
    await page.goto('/fr/schedules');
    await again;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-failure], main [aria-busy="true"]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
