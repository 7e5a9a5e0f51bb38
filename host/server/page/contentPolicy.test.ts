import { join } from 'node:path';
import { loadTenants } from '../tenants/loadTenants.ts';
import { publicTenant } from '../tenants/publicTenant.ts';
import { contentPolicy } from './contentPolicy.ts';

const [demo] = loadTenants(join(__dirname, '../../tenants'));

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
}

describe('contentPolicy', () => {
  it('follows from what the tenant is made of', () => {
    const tenant = publicTenant(
      {
        ...demo!,
        bffUrl: 'https://bff.test/base/',
        widgetCdn: 'https://login.test/w',
        map: {
          zoom: 3,
          tiles: {
            light: 'https://tiles.test/{z}/{x}/{y}',
            dark: 'https://tiles.test/d/{z}/{x}/{y}',
            attribution: [],
            maxZoom: 19,
          },
        },
      },
      { standardBffUrl: 'http://localhost:4000', timeZone: 'UTC', credits: [] },
    );
    const policy = directives(
      contentPolicy({
        nonce: 'n',
        tenant,
        trusts: {
          embedOrigins: ['https://partner.test'],
          resourceOrigins: ['https://cdn.test'],
          remotes: {
            'shop-header': 'https://remotes.test/header/',
            schedules: '/remotes/other',
            header: 'https://own.test/header/',
          },
          trustedTypes: [],
        },
        embeddable: true,
      }),
    );
    expect(policy).toMatchObject({
      'script-src': "'self' https://cdn.test https://remotes.test https://login.test",
      'style-src': "'self' 'nonce-n' https://cdn.test https://remotes.test",
      'img-src':
        "'self' data: https://bff.test https://tiles.test https://cdn.test https://remotes.test https://login.test",
      'connect-src': "'self' https://bff.test https://cdn.test https://remotes.test https://login.test",
      'frame-ancestors': "'self' https://partner.test",
      'base-uri': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  const nothing = { embedOrigins: [], resourceOrigins: [], remotes: {}, trustedTypes: [] };
  const tenant = publicTenant(demo!, { standardBffUrl: 'http://localhost:4000', timeZone: 'UTC', credits: [] });

  it.each([
    ['a page', false, ['https://partner.test'], "'none'"],
    ['a widget without partners', true, [], "'self'"],
    ['a widget for everybody', true, ['anyone'], '*'],
  ])('lets %s be embedded by those the tenant names', (_, embeddable, embedOrigins, expected) => {
    const policy = contentPolicy({ nonce: 'n', tenant, trusts: { ...nothing, embedOrigins }, embeddable });
    expect(directives(policy)['frame-ancestors']).toBe(expected);
  });

  it.each<[string, string[], string | undefined]>([
    ['no policy but the page’s own', [], 'default'],
    [
      'those that the tenant names',
      ['halte#acme.parking', 'consent'],
      "default halte#acme.parking consent 'allow-duplicates'",
    ],
    ['any code write markup where the tenant says so', ['off'], undefined],
  ])('lets %s', (_, trustedTypes, expected) => {
    const policy = directives(
      contentPolicy({ nonce: 'n', tenant, trusts: { ...nothing, trustedTypes }, embeddable: false }),
    );
    expect([policy['trusted-types'], policy['require-trusted-types-for']]).toEqual([expected, expected && "'script'"]);
  });

  it('lets pictures of the header and calls of its services in, and nothing that it only leads to', () => {
    const label = { fr: 'https://text.test', en: 'x', es: 'x', it: 'x', de: 'x' };
    const logo = {
      url: 'https://pictures.test/a.svg',
      dark: 'https://dark.test/a.svg',
      link: 'https://leads.test',
      alt: label,
    };
    const component = (options: object) => ({ kind: 'x', placement: {}, needsAuthentication: false, options });
    const components = [
      component({ title: label, logos: [logo] }),
      component({ label, link: { ...label, fr: 'https://leads.test' }, icon: 'https://icons.test/a.svg' }),
      component({ icons: ['shop', 'https://icons.test/b.svg'], childIcons: [[], ['https://inner.test/c.svg']] }),
      component({ apps: [{ name: 'A', link: 'https://leads.test', images: { fr: 'https://badges.test/fr.svg' } }] }),
    ];
    const urls = { api: 'https://api.test', cms: 'https://cms.test/wp' };
    const policy = contentPolicy({
      nonce: 'n',
      tenant: { ...tenant, components, urls },
      trusts: nothing,
      embeddable: false,
    });
    const { 'img-src': images, 'connect-src': calls, 'script-src': scripts } = directives(policy);
    const pictures =
      'https://pictures.test https://dark.test https://icons.test https://inner.test https://badges.test';
    expect(images).toContain(pictures);
    expect(calls).toContain(`https://api.test https://cms.test ${pictures}`);
    expect(scripts).toBe("'self'");
    expect(policy).not.toMatch(/leads|text/);
  });

  it('lets archives of a map be read by their tenant’s pages only', () => {
    const pmtiles = { light: 'https://light.test/a.pmtiles', dark: '/d.pmtiles', maxZoom: 17 };
    const map = { ...tenant.map, tiles: { ...tenant.map.tiles, pmtiles } };
    const callsOf = (shown: typeof tenant) =>
      directives(contentPolicy({ nonce: 'n', tenant: shown, trusts: nothing, embeddable: false }));
    const { 'connect-src': calls, ...rest } = callsOf({ ...tenant, map });
    expect(calls).toBe("'self' http://localhost:4000 https://light.test");
    expect(Object.values(rest).join(' ')).not.toContain('light.test');
    expect(callsOf(tenant)['connect-src']).not.toContain('light.test');
  });

  it('lets nothing of a partner’s into the page', () => {
    const trusts = { ...nothing, embedOrigins: ['https://partner.test', 'anyone'] };
    const { 'frame-ancestors': _, ...rest } = directives(
      contentPolicy({ nonce: 'n', tenant, trusts, embeddable: true }),
    );
    expect(Object.values(rest).join(' ')).not.toMatch(/partner|\*|anyone/);
  });
});
