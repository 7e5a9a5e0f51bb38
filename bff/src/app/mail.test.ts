import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMailTenant } from './mail.ts';

let tenants: string;

beforeEach(async () => {
  tenants = await mkdtemp(join(tmpdir(), 'halte-mail-'));
  const tenant = { apiKey: 'key', domainName: 'a.example', name: 'Ondine', helpContact: '0 800', isDemo: true };
  await writeFile(join(tenants, 'a.json'), JSON.stringify(tenant));
  await writeFile(
    join(tenants, 'b.json'),
    JSON.stringify({ ...tenant, apiKey: 'other', name: 'Other', isDemo: false }),
  );
});

afterEach(() => rm(tenants, { recursive: true }));

it.each([
  ['the demo city', null, 'key', 'Ondine'],
  ['the demo city', null, 'other', 'Other'],
  ['a real network, for a tenant of its own', [], 'other', 'Other'],
  ['a real network, for a demo tenant', [], 'key', undefined],
  ['the demo city, for no known tenant', null, 'unknown', undefined],
])('is in the name of the tenant on %s (%#)', async (_, gtfs, key, expected) => {
  expect((await findMailTenant({ tenants, gtfs })(key))?.name).toBe(expected);
});

it('follows the files, and sends without a name where one cannot be read', async () => {
  const tenantOf = findMailTenant({ tenants, gtfs: null });
  await writeFile(join(tenants, 'a.json'), JSON.stringify({ apiKey: 'key', domainName: 'a.example', name: 'New' }));
  expect(await tenantOf('key')).toEqual({ name: 'New', helpContact: '', messages: {} });
  await writeFile(join(tenants, 'a.json'), '{');
  expect(await tenantOf('key')).toBeNull();
});
