import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { network, ROOT } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = join(ROOT, 'host/tenants');
const tenants = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Tenant);

/** `#0b5d66` as computed by the browser. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const { id, name, domainName, colors } of tenants) {
  test(`${id} has its own name, and colours in light and dark`, async ({ page }) => {
    await page.goto(`http://${domainName}:${network('demo').hostPort}/fr`);
    // The tenant's message overrides reach the heading of the remote and the title of the host.
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(`${heading} – ${name}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const shown = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--c-brand)';
        return getComputedStyle(probe).color;
      });
      expect(shown, colorScheme).toBe(rgb(colors[colorScheme].brand));
    }
  });
}

test('the tenants differ', () => {
  expect(tenants.length).toBeGreaterThan(1);
  expect(new Set(tenants.map(({ colors }) => colors.light.brand)).size).toBe(tenants.length);
});
