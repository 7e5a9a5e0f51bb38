import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { network } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

let partner: Server;
let body = '';

test.beforeAll(async () => {
  partner = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Partner</title>${body}`);
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => {
  partner?.close();
});

test('a partner chooses a widget and copies code that works on another site, if the tenant allows it', async ({
  page,
  context,
  problems,
}) => {
  const { hostPort } = network('demo');
  const app = `http://localhost:${hostPort}`;
  const elsewhere = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app });
  // Third-party rules: storage cannot be opened in a frame of another site, and cookies are dropped.
  await page.addInitScript(() => {
    if (window.parent === window || location.ancestorOrigins[0] === location.origin) return;
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });

  await test.step('the page shows the frame and its code, and renews both with each choice', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${app}/fr/cobranding`);
    const preview = page.frameLocator('iframe[title]');
    await expect(preview.getByRole('main').getByRole('combobox').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Sombre' }).press(' ');
    await page.getByRole('radio', { name: 'La vôtre' }).press(' ');
    await page.getByLabel('Votre couleur').fill('#7a1f5c');
    await page.getByLabel('Langue', { exact: true }).selectOption('en');
    await expect(page.getByRole('code')).toContainText('/en?widget=true&amp;theme=dark&amp;brand=7a1f5c');
    await expect(page.getByRole('status').filter({ hasText: 'Aperçu mis à jour' })).toBeAttached();
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    await page.getByRole('button', { name: 'Copier le code' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Copié' })).toBeFocused();
  });

  await test.step('the copied code works on another site, without storage and cookies', async () => {
    body = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(elsewhere);
    const widget = page.frameLocator('iframe');
    await expect(widget.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(widget.getByRole('banner')).toHaveCount(0);
    await expect(widget.getByRole('link', { name: 'Open in Ondine' })).toHaveAttribute('href', '/en');
    const color = await widget.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--c-brand'));
    expect(color).toContain('#7a1f5c');
    const from = widget.getByRole('main').getByRole('combobox').first();
    await from.fill('gare');
    await widget.getByRole('main').getByRole('option').first().click();
    await widget.getByLabel('Language', { exact: true }).selectOption('de');
    await expect(widget.getByRole('link', { name: 'In Ondine öffnen' })).toHaveAttribute('href', /^\/de\?fi=/);
  });

  await test.step('its link opens the same screen in the app, which is no widget', async () => {
    const opened = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'In Ondine öffnen' }).click();
    const tab = await opened;
    await expect(tab.getByRole('banner')).toBeVisible();
    await expect(tab.getByRole('main').getByRole('combobox').first()).not.toHaveValue('');
    await tab.close();
  });

  await test.step('a site that the tenant does not list gets an empty frame', async () => {
    problems.expect(/frame-ancestors/);
    await page.goto(`http://littoral.localhost:${hostPort}/fr/cobranding/demo/widgets-definitions`);
    body = await page.getByRole('code').first().innerText();
    await page.goto(elsewhere);
    await expect.poll(() => problems.all.join('\n')).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe').getByRole('combobox')).toHaveCount(0);
  });
});
