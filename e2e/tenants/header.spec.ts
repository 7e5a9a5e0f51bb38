import { dailySample } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { pageLoads } from '../resilience/pageLoads.ts';
import { cartLoaded } from '../support/clock.ts';
import { network } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';
import { HEADER_FAULTS, type HeaderFault, OWN_HEADER } from './headerFaults.ts';
import { type HeaderSite, startHeaderSite } from './headerSite.ts';

// A frame has a process of its own, as in browsers on a desk, and little memory, so that it is soon full.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--site-per-process', '--js-flags=--max-old-space-size=256'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});
// One after the other, on one host.
test.describe.configure({ mode: 'default' });

let site: HeaderSite;
test.beforeAll(async () => {
  site = await startHeaderSite();
});
test.afterAll(() => site?.close());

const frameOf = (page: Page) => page.locator('[data-header] iframe').contentFrame();
const follow = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();

/** The page asks a running host for a newer build each minute, and takes it with the next screen once two answers in a row name it. */
async function takeNewBuild(page: Page, link: string): Promise<void> {
  for (let answers = 0; answers < 2; answers++)
    await expect(async () => {
      const polled = page.waitForResponse(/\/builds\/latest\.json$/, { timeout: 2000 });
      await page.clock.fastForward('01:05');
      await (await polled).finished();
    }).toPass();
  await follow(page, link);
}

test('the header of a running host is swapped by an edit of one file; a tenant’s own is part of the app', async ({
  page,
  request,
}) => {
  const header = page.locator('[data-header="ready"]');
  await page.clock.install();
  await page.goto(`${site.host.origin}/fr/schedules`);
  await expect(header.getByRole('link').first()).toBeVisible();
  await site.showInPage({ source: OWN_HEADER });
  await cartLoaded(page);
  await takeNewBuild(page, 'Itinéraire');
  await expect(header.getByText('Bienvenue à bord')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  const email = `ada-${Date.now()}@example.org`;
  await page.context().addCookies([{ name: 'cartEmail', value: email, url: site.host.origin }]);
  await site.show({ source: OWN_HEADER });
  await takeNewBuild(page, 'Lignes');
  await expect(header.locator('iframe')).toHaveAttribute('sandbox', /^((?!same-origin).)*$/);
  const frame = frameOf(page);
  await expect(frame.getByText('Bienvenue à bord')).toBeVisible();
  const loads = pageLoads(page);

  // The cart is filled by the shop and read by the header, through the host.
  const added = await request.post(`http://localhost:${network('demo').bffPort}/store/cart/items`, {
    headers: { 'X-Api-Key': 'halte-demo' },
    data: { productId: 'day-pass', quantity: 2, email },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const cart = frame.getByRole('button', { name: 'Panier, 2 articles' });
  await page.evaluate(() => dispatchEvent(new CustomEvent('cart-updated', { detail: { status: 'add' } })));
  await expect(cart).toHaveAttribute('aria-expanded', 'true');
  const total = frame.getByText('Total : ');
  await expect(total).toBeInViewport();
  // A menu is larger than the bar, leaves the foot of the page to the app, and the page is there again when it is closed.
  const height = async () => (await page.locator('iframe').boundingBox())?.height;
  expect(await height()).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.85, 0);
  await cart.press('Escape');
  await expect(cart).toBeFocused();
  await expect.poll(height).toBe(65);

  await frame.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await frame.getByRole('button', { name: 'Langue FR' }).click();
  await frame.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(frame.getByText('Willkommen an Bord')).toBeVisible();
  expect(loads).toEqual([]);

  // A tenant that is made while the host runs.
  const tenant = await site.createTenant('Rive Nord');
  await page.goto(tenant.origin);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Rive Nord' }).first()).toBeVisible();
  await expect(form(page).from).toBeVisible();
  const brand = () => getComputedStyle(document.documentElement).getPropertyValue('--c-brand');
  expect(await page.evaluate(brand)).toContain('#0a6b4d');

  const other = await request.get(`${site.host.origin}/fr`, { headers: { host: 'littoral.localhost' } });
  expect(await other.text()).not.toContain('headerFrame');
});

/** The page with this header in its frame, once the lines are there. */
async function openWith(fault: HeaderFault, page: Page): Promise<void> {
  await site.show(fault);
  await page.goto(`${site.host.origin}/fr/schedules`, { waitUntil: 'commit' });
  if (fault.isLater) {
    await expect(page.locator('[data-header="ready"]')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new CustomEvent('cart-updated')));
  }
  await expect(page.getByRole('main').getByRole('region', { name: /^Tramway/ })).toBeVisible();
}

async function harmsNothing(fault: HeaderFault, page: Page): Promise<void> {
  const loads = pageLoads(page);
  await openWith(fault, page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('croix blanche');
  await expect(main.getByRole('link', { name: /^Tramway A/ })).toBeVisible();
  const header = page.locator(`[data-header="${fault.ends}"]`);
  await expect(header).toBeVisible();
  if (fault.ends === 'built-in') {
    await expect(header.getByRole('link', { name: 'DE' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  if (fault.tried) await expect(frameOf(page).getByText(fault.tried, { exact: true })).toBeAttached();
  await follow(page, 'Itinéraire');
  await expect(form(page).from).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('halte'))).toBeNull();
  expect(loads).toHaveLength(1);
}

/** Playwright takes the end of any frame's process for the end of the page and stops answering: the browser itself is queried. */
async function outlivesItsFrame(fault: HeaderFault, page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const inPage = async (expression: string) => (await browser.send('Runtime.evaluate', { expression })).result.value;
  const ended = page.waitForEvent('crash');
  await openWith(fault, page);
  await ended;
  await expect.poll(() => inPage('document.querySelector("[data-header]").dataset.header')).toBe('built-in');
  await inPage('[...document.querySelectorAll("nav a")].find((link) => link.textContent === "Itinéraire").click()');
  await expect.poll(() => inPage('document.querySelector("main form") !== null')).toBe(true);
}

test('a tenant’s own header that does harm harms no area', async ({ context, problems }) => {
  problems.expect(/^(console|uncaught): /);
  const faults = dailySample(HEADER_FAULTS, 2, ({ name }) => name);
  test.setTimeout(faults.length * 30_000);
  for (const fault of faults) {
    await test.step(`one that ${fault.name}`, async () => {
      const page = await context.newPage();
      await (fault.endsItsFrame ? outlivesItsFrame : harmsNothing)(fault, page);
      await page.close();
    });
  }
});
