import type { Tenant } from '@halte/contract/tenant';
import { securityText } from './securityText.ts';

const TENANT: Pick<Tenant, 'languages' | 'domainName'> = { languages: ['fr', 'de'], domainName: 'trips.example' };
const of = (securityContact: string, now: string) => securityText({ ...TENANT, securityContact }, Date.parse(now));

it('names the contact, the languages and its own address, and expires in 90 days', () => {
  expect(of('mailto:security@trips.example', '2026-11-24T13:14:15Z')).toBe(
    [
      'Contact: mailto:security@trips.example',
      'Expires: 2027-02-22T00:00:00Z',
      'Preferred-Languages: fr, de',
      'Canonical: https://trips.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it.each([
  ['2026-11-24T00:00:00.000Z', '2027-02-22T00:00:00Z'],
  ['2026-11-24T23:59:59.999Z', '2027-02-22T00:00:00Z'],
  ['2026-11-25T00:00:00Z', '2027-02-23T00:00:00Z'],
])('is the same all day: asked for at %s it expires at %s', (now, expires) => {
  expect(of('tel:+33388000000', now)).toContain(`\nExpires: ${expires}\n`);
});

it('is not there without a contact', () => {
  expect(securityText(TENANT, 0)).toBeNull();
});
