import type { Locator } from '@playwright/test';
import { providedIn, singletonsIn } from '../support/federation.ts';
import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';

const FIRST = ['react', 'react-dom', 'react-dom/client', 'valtio', '@halte/i18n'];
/** Used when the first remote needs them. */
const LATER = ['@halte/ui/host', 'swr', '@halte/api', '@halte/api/query', '@halte/map-core'];
const MAP = '@halte/map-core';

test('host and remotes share React, valtio, i18n, the answers of the backend and the map, which only the host provides, in one version', async ({
  page,
}) => {
  await page.goto('/fr/trip-planner');
  await expect(form(page).from).toBeVisible();
  // The form is in the markup, before anything is provided.
  await expect(page.locator('[data-header="ready"]')).toBeVisible();
  const provided = await providedIn(page);
  expect(provided.map(({ name }) => name).sort()).toEqual([...FIRST, ...LATER].sort());
  // Modules used later name the build that requested them first: the next test checks their files.
  const first = provided.filter(({ name }) => FIRST.includes(name));
  expect(new Set(first.map(({ from }) => from))).toEqual(new Set(['halte_host']));
  // The nearby area writes to the map state of the host.
  await page.getByRole('navigation').getByRole('link', { name: 'À proximité' }).first().click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const usersOfMap = async () =>
    (await singletonsIn(page)).flatMap(({ name, build }) => (name === MAP ? [build] : [])).join(' ');
  await expect.poll(usersOfMap, { message: 'builds that use the map' }).toMatch(/proximity/);
  const seen = await singletonsIn(page);
  const builds = new Set(seen.map(({ build }) => build));
  expect(builds.size, 'host, area and header').toBeGreaterThanOrEqual(3);
  for (const name of [...FIRST, ...LATER]) {
    const objects = new Set(seen.filter((one) => one.name === name).map(({ object }) => object));
    expect(objects.size, `${name} in ${JSON.stringify(seen.filter((one) => one.name === name))}`).toBe(1);
  }
  const users = (name: string) => seen.filter((one) => one.name === name).length;
  expect(users('react'), 'builds that use React').toBeGreaterThanOrEqual(3);
  for (const name of ['valtio', '@halte/i18n', '@halte/ui/host', '@halte/api', '@halte/api/query'])
    expect(users(name), `builds that use ${name}`).toBeGreaterThanOrEqual(2);
});

/** Strings that occur only in the code of a library. */
const INSIDE = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
  i18next: /hasLoadedNamespace/,
  leaflet: /leaflet-container/,
  swr: /isOnline\b[\s\S]*dedupingInterval/,
  'openapi-fetch': /querySerializer/,
} as const;

test('no file of a remote contains a copy of a singleton', async ({ page, request }) => {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.add(request.url());
  });
  const main = page.getByRole('main');
  const shown: readonly (readonly [string, Locator])[] = [
    ['/fr/trip-planner', form(page).from],
    ['/fr/proximity', page.locator('.leaflet-container')],
    ['/fr/schedules', main.getByRole('listitem').first()],
    ['/fr/account/favorites', main.getByRole('button').first()],
  ];
  for (const [path, sign] of shown) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    await expect(page.locator('[data-header="ready"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const files = await Promise.all(
    [...urls].map(async (url) => {
      const response = await request.get(url);
      expect(response.ok(), url).toBe(true);
      return { url, text: await response.text() };
    }),
  );
  const remotes = files.filter(({ url }) => url.includes('/remotes/'));
  const host = files.filter(({ url }) => !url.includes('/remotes/'));
  expect(remotes.length).toBeGreaterThan(3);
  for (const [name, inside] of Object.entries(INSIDE)) {
    expect(host.filter(({ text }) => inside.test(text)).length, `files of the host with ${name}`).toBeGreaterThan(0);
    expect(
      remotes.filter(({ text }) => inside.test(text)).map(({ url }) => url),
      `${name} in a remote`,
    ).toEqual([]);
  }
});
