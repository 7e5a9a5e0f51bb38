import { spaceText } from '../support/layoutChecks.ts';
import { expect, test } from '../support/test.ts';

const NEARBY = /\/api\/v1\/proximity\/nearby\?/;
const PER_PAGE = /\/api\/v1\/(proximity|stopPoints)|\/api\/proximity/;

test('nearby shows departures with one request, filters by the address, and leads to the stop and to the line', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (PER_PAGE.test(request.url())) calls.push(request.url());
  });
  await page.goto('/fr/proximity');
  const main = page.getByRole('main');
  const stops = main.getByRole('heading', { level: 3 });
  await expect(stops.first()).toBeVisible();
  const departure = main.locator('li li a').first();
  await expect(departure.locator('time').first()).toBeVisible();
  // The pins and the list: whatever the number of stops.
  await page.waitForLoadState('networkidle');
  await expect(stops.nth(1)).toBeVisible();
  expect(calls.filter((url) => NEARBY.test(url))).toHaveLength(1);
  expect(calls.filter((url) => url.includes('/stopPoints/'))).toEqual([]);
  const pins = () => calls.filter((url) => url.includes('/proximity/points?')).length;
  await expect.poll(pins).toBeGreaterThan(0);
  expect(pins()).toBeLessThanOrEqual(2);
  // The footer covers neither the list nor the buttons of the map.
  const footer = await page.getByRole('contentinfo').boundingBox();
  for (const part of [main, page.getByRole('button', { name: 'Dézoomer' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  }

  const chips = main.getByRole('group', { name: 'Ce que la liste et la carte montrent' });
  await chips.getByRole('button', { name: 'Vélos' }).click();
  await expect(page).toHaveURL(/kinds=bikes/);
  await expect(main.getByText(/vélos? · .*places? libres?/).first()).toBeVisible();
  expect(calls.filter((url) => NEARBY.test(url))).toHaveLength(2);
  await chips.getByRole('button', { name: 'Vélos' }).click();
  await expect(page).toHaveURL(/\/fr\/proximity$/);

  const name = (await stops.first().textContent()) ?? '';
  expect(name).not.toBe('');
  await stops.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/proximity\/stopArea\//i);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await departure.click();
  await expect(page).toHaveURL(/\/fr\/schedules\/line\/.*stop=/);
  // The map has gone to the line, whose middle may be far from every stop: the list is still that of where it stood.
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(stops.first()).toHaveText(name);

  // Wider spacing on a small phone cuts neither a destination nor its platform off.
  await page.setViewportSize({ width: 320, height: 568 });
  await spaceText(page);
  const cut = await main.locator('li li a *').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 2)
      .filter(({ clientHeight }) => clientHeight > 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
