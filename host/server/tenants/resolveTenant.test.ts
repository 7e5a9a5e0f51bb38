import { join } from 'node:path';
import { loadTenants } from './loadTenants.ts';
import { resolveTenant } from './resolveTenant.ts';

const tenants = loadTenants(join(__dirname, '../../tenants'));

it.each([
  ['localhost', null, null, 'demo'],
  ['LOCALHOST', null, null, 'demo'],
  ['127.0.0.1', null, null, 'demo'],
  ['[::1]', null, null, 'demo'],
  ['192.168.1.20', null, null, 'demo'],
  ['[fe80::1]', null, null, 'demo'],
  ['1.2.3.4.example', null, null, undefined],
  ['[localhost]', null, null, undefined],
  ['littoral.localhost', null, null, 'littoral'],
  ['somewhere.test', null, null, undefined],
  ['other.localhost', null, null, undefined],
  ['', null, null, undefined],
  ['somewhere.test', null, 'littoral', 'littoral'],
  ['localhost', null, 'littoral', 'demo'],
  ['localhost', 'littoral', null, 'littoral'],
  ['localhost', 'missing', null, 'demo'],
])('%s, requesting %s, with %s as default: %s', (hostName, requested, standard, id) => {
  expect(resolveTenant(tenants, { hostName, requested, standard })?.id).toBe(id);
});
