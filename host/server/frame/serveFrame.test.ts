import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { buildApp } from '../app.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const MANIFEST = {
  id: 'header',
  container: 'own_header',
  version: '1',
  entry: 'entry.js',
  preload: {},
  integrity: { 'entry.js': HASH, 'menu.css': `sha384-${'B'.repeat(64)}` },
};

const { folder, options } = builtHost('--log', 'silent');
const [demo] = loadTenants(join(__dirname, '../../tenants'));

/** A host whose build `schedules` is the header of its only tenant. */
async function answerTo(path: string, change: Partial<Tenant> = {}, manifest: object = MANIFEST) {
  writeFileSync(join(folder, 'schedules/remote.json'), JSON.stringify(manifest));
  const app = buildApp(options, [{ ...demo!, remotes: { header: '/remotes/schedules' }, ...change }]);
  const answer = await app.inject({ url: path, headers: { host: 'localhost:3000' } });
  await app.close();
  return answer;
}

it('gives the header a page of its own, whose scripts are those of its manifest only', async () => {
  const { statusCode, headers, body } = await answerTo('/frames/header');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(new RegExp(`script-src 'nonce-[^']+' '${HASH}' 'sha384-B{64}';`));
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  const config = JSON.parse(/id="header">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  expect(config.entry).toBe('http://localhost:3000/remotes/schedules/entry.js');
  expect(config.integrity).toMatchObject({ 'http://localhost:3000/remotes/schedules/entry.js': HASH });
});

it('tells the page of the frame, and loads no other header', async () => {
  const { body } = await answerTo('/fr');
  expect(body).toContain('"headerFrame":"/frames/header"');
  expect(body).not.toContain('as="script" href="/remotes/shop-header/');
});

it.each([
  ['a tenant without a header of its own', { remotes: {} }, MANIFEST],
  ['a manifest without hashes', {}, { ...MANIFEST, integrity: {} }],
  ['another manifest than the one that the tenant names', { integrity: { header: HASH } }, MANIFEST],
])('answers 404 for %s', async (_, change, manifest) => {
  expect((await answerTo('/frames/header', change, manifest)).statusCode).toBe(404);
});
