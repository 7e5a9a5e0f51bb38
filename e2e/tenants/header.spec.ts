import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/environment.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

/** A header written without the build, React or any library, only against the contract. */
const HEADER = `
var own_header = {
  init() {},
  get() {
    return Promise.resolve(() => ({
      remote: {
        contract: 1,
        kind: 'header',
        id: 'own-header',
        messages: () => Promise.resolve({ greeting: 'Bienvenue à bord' }),
        mount(element, host) {
          const title = document.createElement('p');
          title.textContent = host.translate('greeting');
          element.append(title);
          return () => title.remove();
        },
      },
    }));
  },
};
`;

let folder: string;
let host: SecondHost;
let elsewhere: Server;

/** Static files on another origin than the host. */
async function serve(directory: string): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'application/json');
    response.end(readFileSync(join(directory, new URL(request.url ?? '/', 'http://localhost').pathname)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halte-tenant-'));
  cpSync(join(ROOT, 'host/tenants'), join(folder, 'tenants'), { recursive: true });
  mkdirSync(join(folder, 'header'));
  writeFileSync(join(folder, 'header/entry.js'), HEADER);
  const manifest = { id: 'shop-header', container: 'own_header', version: '1.0.0', entry: 'entry.js', preload: {} };
  writeFileSync(join(folder, 'header/remote.json'), JSON.stringify(manifest));
  const file = join(folder, 'tenants/demo.json');
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as { remotes: Record<string, string> };
  tenant.remotes['shop-header'] = '/remotes/own-header';
  writeFileSync(file, JSON.stringify(tenant));

  elsewhere = await serve(join(folder, 'header'));
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const guest = {
    ...tenant,
    id: 'guest',
    apiKey: 'halte-guest',
    domainName: 'guest.localhost',
    remotes: { 'shop-header': origin },
  };
  writeFileSync(join(folder, 'tenants/guest.json'), JSON.stringify(guest));
  host = await startHost(['--tenants', join(folder, 'tenants'), '--remote', `own-header=${join(folder, 'header')}`]);
});

test.afterAll(async () => {
  await host?.stop();
  elsewhere?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a tenant has the header that its file names, also from another origin; another tenant keeps its own', async ({
  page,
}) => {
  const header = page.locator('[data-header="ready"]');
  await page.goto(`${host.origin}/fr`);
  await expect(header).toHaveText('Bienvenue à bord');
  await page.goto(`http://littoral.localhost:${host.port}/fr`);
  await expect(header).not.toContainText('Bienvenue à bord');
  await page.goto(`http://guest.localhost:${host.port}/fr`);
  await expect(header).toHaveText('Bienvenue à bord');
});
