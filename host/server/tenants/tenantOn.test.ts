import { join } from 'node:path';
import type { NetworkNotice } from '@halte/contract';
import { contrastsOf, loadTenants } from './loadTenants.ts';
import { tenantOn } from './tenantOn.ts';

const demos = loadTenants(join(__dirname, '../../tenants'));
const NETWORK: NetworkNotice = {
  name: 'CTS',
  color: '#fdc400',
  timeZone: 'Europe/Paris',
  from: '2026-01-01',
  to: '2026-12-31',
  shiftedByWeeks: 0,
  imaginary: false,
  center: { lat: 48.6, lon: 7.7 },
  credits: [],
};
const DEMO_WORDS = /ondine|littoral(?!\.localhost|")|clairvenne|sauvelle|\.example/i;

describe.each(demos.map((tenant) => [tenant.id, tenant] as const))('the demo tenant %s', (_, tenant) => {
  it('is itself on the demo city', () => {
    expect(tenantOn({ ...NETWORK, imaginary: true }, tenant)).toBe(tenant);
  });

  it.each([
    ['a real network', NETWORK, 'CTS'],
    ['a network that is not known yet', null, 'Halte'],
    ['a network without a name', { ...NETWORK, name: ' ' }, 'Halte'],
  ])('has on %s nothing of its operator', (_case, network, name) => {
    const { apiKey, id, networkId, domainName, ...shown } = tenantOn(network, tenant);
    expect(shown).toMatchObject({ name, logo: { alt: name } });
    expect(JSON.stringify(shown)).not.toMatch(DEMO_WORDS);
    // Technical keys stay.
    expect({ apiKey, id, networkId, domainName }).toMatchObject({
      apiKey: tenant.apiKey,
      domainName: tenant.domainName,
    });
  });
});

it.each(['#fdc400', '#ffffff', '#000000', '#e10d19', '#7f7f7f', undefined])('can be read in %s', (color) => {
  const network = { ...NETWORK, ...(color === undefined ? {} : { color }) };
  for (const { ratio, needed } of contrastsOf(tenantOn(network, demos[0]!))) {
    expect(ratio).toBeGreaterThanOrEqual(needed);
  }
});

it('leaves a tenant of one’s own as its file is', () => {
  const own = { ...demos[0]!, isDemo: false };
  expect(tenantOn(NETWORK, own)).toBe(own);
});
