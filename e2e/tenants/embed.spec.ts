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

test('the embed code shows the widget on another site, if the tenant allows it', async ({ page, problems }) => {
  const { hostPort } = network('demo');
  const copiedFrom = async (hostName: string) => {
    await page.goto(`http://${hostName}:${hostPort}/fr/cobranding/demo/widgets-definitions`);
    return page.getByRole('code').first().innerText();
  };
  const elsewhere = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;

  body = await copiedFrom('localhost');
  await page.goto(elsewhere);
  const widget = page.frameLocator('iframe');
  await expect(widget.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(widget.getByRole('combobox').first()).toBeVisible();
  await expect(widget.getByRole('banner')).toHaveCount(0);

  problems.expect(/frame-ancestors/);
  body = await copiedFrom('littoral.localhost');
  await page.goto(elsewhere);
  await expect.poll(() => problems.all.join('\n')).toContain('frame-ancestors');
  await expect(widget.getByRole('combobox')).toHaveCount(0);
});
