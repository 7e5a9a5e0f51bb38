import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const { folder, options } = builtHost('--bff-url', 'http://127.0.0.1:9');
mkdirSync(join(folder, 'public/tenants/agency'));
writeFileSync(
  join(folder, 'public/tenants/agency/logo.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
);
writeFileSync(join(folder, 'schedules/sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const app = buildApp(options, loadTenants(options.tenants));

afterAll(() => app.close());

const policyOf = async (url: string) =>
  (await app.inject({ url, headers: { host: 'localhost' } })).headers['content-security-policy'];

it.each(['/tenants/agency/logo.svg', '/remotes/schedules/sign.svg', '/favicon.svg', '/logo-dark.svg'])(
  '%s runs nothing when it is opened as a page',
  async (url) => {
    expect(await policyOf(url)).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
  },
);

it('leaves scripts as they are', async () => {
  expect(await policyOf('/assets/main.12345678.js')).toBeUndefined();
});

it('ends requests that are sent too slowly', () => {
  expect(app.server.requestTimeout).toBe(30_000);
});
