/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTenant } from './parse.ts';

const demo = () => JSON.parse(readFileSync(join(__dirname, '../../../../host/tenants/demo.json'), 'utf8'));

function problemsOf(change: object): readonly string[] {
  const parsed = parseTenant({ ...demo(), ...change });
  return parsed.ok ? [] : parsed.problems;
}

const tiles = (change: object) => ({
  map: { zoom: 3, tiles: { light: '/l', dark: '/d', attribution: [], maxZoom: 19, ...change } },
});
const archives = (change: object) => ({
  map: {
    zoom: 3,
    pmtiles: { light: '/l.pmtiles', dark: 'https://a.example/d', attribution: [{ text: 'x' }], maxZoom: 17, ...change },
  },
});
const label = { fr: 'x', en: 'x', es: 'x', it: 'x', de: 'x' };
const component = (kind: string, options: object) => ({
  components: [{ kind, placement: { lg: { slot: 'header' } }, options }],
});
const colored = (brand: string) => ({ colors: { ...demo().colors, light: { ...demo().colors.light, brand } } });
/** Spread, so that the key is the object's own. */
const inherited = { ...JSON.parse('{"__proto__":{"isWidget":true}}') };
const link = (href: string) => ({ links: [{ label: demo().links[0].label, href }] });

describe('parseTenant', () => {
  it.each([
    ['"resourceOrigins.0" must be one origin', { resourceOrigins: ["https://a.example 'unsafe-inline'"] }],
    ['"resourceOrigins.1" must be one origin', { resourceOrigins: ['https://a.example', 'https://e; script-src *'] }],
    ['"resourceOrigins.0" must be one origin', { resourceOrigins: ['https://*'] }],
    ['"resourceOrigins.0" must be one origin', { resourceOrigins: ['anyone'] }],
    ['"resourceOrigins.0" must be one origin', { resourceOrigins: ['https://a.example\r\nx-evil: 1'] }],
    ['"trustedTypes.0" must be the name of a policy', { trustedTypes: ['*'] }],
    ['"trustedTypes.0" must be the name of a policy', { trustedTypes: ['default'] }],
    ['"trustedTypes.0" must be the name of a policy', { trustedTypes: ["'allow-duplicates'"] }],
    ['"trustedTypes.1" must be the name of a policy', { trustedTypes: ['a', 'b; script-src *'] }],
    ['"embedOrigins.0" must be one origin', { embedOrigins: ['*'] }],
    ['"embedOrigins.0" must be one origin', { embedOrigins: ['https://a.example; script-src *'] }],
    ['"timeZone" must be a time zone', { timeZone: 'Mars/Base' }],
    ['"domainName" must be a host name', { domainName: 'LOCALHOST' }],
    ['"domainName" must be a host name', { domainName: 'localhost:3000' }],
    ['"apiKey" must be made of', { apiKey: 'a\r\nb' }],
    ['"externalProximityUrl" must be an address', { externalProximityUrl: '//evil.example' }],
    ['"unsubscribeUrl" must be an address', { unsubscribeUrl: 'javascript:alert(1)' }],
    ['"userWebUrl" must be an address', { userWebUrl: '/\\evil.example' }],
    ['"widgetCdn" must be an address', { widgetCdn: '//evil.example' }],
    ['"bffUrl" must be an address', { bffUrl: 'https://e; script-src *' }],
    ['"ssrBffUrl" must be an address', { ssrBffUrl: '/bff' }],
    ['"logo.light" must be an address', { logo: { ...demo().logo, light: 'data:image/svg+xml,x' } }],
    ['"consent.script" must be an address', { consent: { script: "https://x'unsafe-inline'" } }],
    ['"analytics.script" must be an address', { analytics: { script: 'data:text/javascript,1' } }],
    ['"links.0.href" must be an address', link('javascript:alert(1)')],
    ['"links.0.href" must be an address', link('data:text/html,1')],
    ['"links.0.href" must be an address', link('//evil.example')],
    ['"map.tiles.dark" must be an address', tiles({ dark: '//tiles.example/{z}' })],
    ['"map.tiles.attribution" must be array. Write a list', tiles({ attribution: '<b>x</b>' })],
    ['"map.tiles.attribution.0.href" must be', tiles({ attribution: [{ text: 'x', href: 'javascript:1' }] })],
    ['"map.pmtiles" cannot stand beside "map.tiles"', { map: { ...tiles({}).map, ...archives({}).map } }],
    ['"map.pmtiles.light" must be an address', archives({ light: 'pmtiles://a.example/town.pmtiles' })],
    ['"map.pmtiles.dark" must be an address', archives({ dark: 'https://a.example/{z}/{x}/{y}.png' })],
    ['"map.pmtiles.attribution" must not have fewer than 1 items', archives({ attribution: [] })],
    ['"map.pmtiles.attribution" must be array. Write a list', archives({ attribution: '<b>x</b>' })],
    ['"map.pmtiles.maxZoom" must be <= 21.', archives({ maxZoom: 22 })],
    ['"map.pmtiles.size" is not a key', archives({ size: 512 })],
    ['"remotes.buses" is not a key of a tenant.', { remotes: { buses: '/remotes/buses' } }],
    ['"remotes.schedules" must be "/remotes/<name>"', { remotes: { schedules: '/elsewhere' } }],
    ['"cookies.domain" must be a host name', { cookies: { domain: 'a.example; secure' } }],
    ['"priceRounding.decimals" must be <= 3.', { priceRounding: { enabled: true, decimals: 9 } }],
    ['"limits.maxChanges" must be <= 4.', { limits: { maxChanges: 5 } }],
    ['"limits.maxWalk" must be >= 250.', { limits: { maxWalk: 100 } }],
    ['"limits.maxWait" must be integer', { limits: { maxWait: 7.5 } }],
    ['"limits.changes" is not a key of a tenant.', { limits: { changes: 2 } }],
    [
      '"components.0.placement.lg.slot" must be one of',
      { components: [{ kind: 'top-logo', placement: { lg: { slot: 'x' } } }] },
    ],
    ['"components.0.options.href" is not a key', component('simple-link', { label, link: '/', href: '/' })],
    [
      '"components.0.options.link" must be an address',
      component('simple-link', { label, link: 'javascript:alert(1)' }),
    ],
    [
      '"components.0.options.link" must be',
      component('header-link', { label, link: { ...label, fr: '//evil.example' } }),
    ],
    ['"components.0.options.icon" must be one of', component('sidebar-link', { label, link: '/', icon: '<svg/>' })],
    [
      '"components.0.options.label.fr" is missing',
      component('simple-link', { label: { de: 'x', en: 'x', es: 'x', it: 'x' }, link: '/' }),
    ],
    [
      '"components.0.options.label.de" is missing',
      { ...component('simple-link', { label: { fr: 'x', en: 'x' }, link: '/' }), links: [], languages: ['de', 'fr'] },
    ],
    ['"languages.1" must be one of fr, en, es, it, de', { languages: ['fr', 'pt'] }],
    ['"languages" must not have', { languages: [] }],
    ['"languages" must not have duplicate items', { languages: ['fr', 'fr'] }],
    [
      '"components.0.options.label.xx" is not a key',
      component('simple-link', { label: { fr: 'x', xx: 'x' }, link: '/' }),
    ],
    [
      '"components.0.options.logos.0.link" must be an address',
      component('sponsors-logos', { logos: [{ url: '/l.svg', alt: label, link: 'javascript:alert(1)' }] }),
    ],
    ['"components.0.options.logos.0.alt" is missing', component('additional-logos', { logos: [{ url: '/l.svg' }] })],
    [
      '"components.0.options.groups.0.items.0.specific" must be one of',
      component('account-menu', { groups: [{ items: [{ label, specific: 'eval' }] }] }),
    ],
    [
      '"components.0.options.apps.0.images.pt" is not a key',
      component('mobile-apps', { apps: [{ name: 'x', link: '/', images: { fr: '/fr.svg', pt: '/pt.svg' } }] }),
    ],
    ['"isWidget" must be boolean', { isWidget: 'yes' }],
    [
      '"components.0.needsAuthentication" must be boolean',
      { components: [{ kind: 'x', placement: {}, needsAuthentication: 1 }] },
    ],
    ['"shop.addItem" must be an address', { shop: { addItem: 'javascript:alert(1)' } }],
    ['"shop.ticket" must have no other fields', { shop: { ticket: 'https://a.example/?to={too}' } }],
    ['"storeURL" must be an address', { storeURL: '//evil.example' }],
    ['"securityContact" must be an address', { securityContact: 'security@a.example' }],
    ['"securityContact" must be an address', { securityContact: 'http://a.example/report' }],
    ['"securityContact" must be an address', { securityContact: 'https://user:word@a.example' }],
    ['"securityContact" must be an address', { securityContact: 'mailto:a@a.example\nExpires: never' }],
    ['"securityContact" must be an address', { securityContact: 'mailto:a@a.example b' }],
    ['"securityContact" must be an address', { securityContact: 'tel:+' }],
    ['"securityContact" must be an address', { securityContact: '' }],
    ['"footer.links.0.url" must be an address', { footer: { links: [{ title: label, url: 'javascript:1' }] } }],
    ['"cookies.bannersDomain" is not a key of a tenant. Write it into', { cookies: { bannersDomain: 'a.example' } }],
    ['"banners.cookieDomain" must be a host name', { banners: { cookieDomain: 'a.example; path=/' } }],
    ['"storeURL" must be an address', { storeURL: 'javascript:alert(1)' }],
    ['"simURL" must be an address', { simURL: 'vbscript:x' }],
    ['"cmsURL" must be an address', { cmsURL: '//evil.example' }],
    ['"apiUrl" must be an address', { apiUrl: 'https://x y' }],
    ['"shop.cart" must be an address', { shop: { cart: '//evil.example/' } }],
    ['"integrity.header" must be "sha384-"', { integrity: { header: 'sha256-abc' } }],
    ['"remotes.header" must be "/remotes/<name>"', { remotes: { header: 'javascript:1' } }],
    ['"pages.account.0" must be a name in "forms.account.fields"', { pages: { account: ['age'] } }],
    ['"name" must be a plain text', { name: '<b>x</b>' }],
    ['"name" must be a plain text', { name: 'a\u0000b' }],
    ['"logo.alt" must be a plain text', { logo: { ...demo().logo, alt: '</script><script>alert(1)</script>' } }],
    ['"messages.fr.title" must be a plain text', { messages: { fr: { title: '<img src=x onerror=alert(1)>' } } }],
    [
      '"links.0.label.de" must be a plain text',
      { links: [{ label: { ...demo().links[0].label, de: '<!--' }, href: '/' }] },
    ],
    ['"colors.light.brand" must match', colored('#fff;}</style>')],
    ['"colors.light.brand" must match', colored('red;background:url(//evil.example)')],
    ['"colors.light.brand" must match', colored('#0b5d66\n')],
    ['"look.corners" must be one of', { look: { corners: 'square' } }],
    ['"features.__proto__" is not a key', JSON.parse('{"features":{"__proto__":{"enabled":true}}}')],
    ['"messages.fr.constructor" is not a key', { messages: { fr: { constructor: 'x' } } }],
    ['"__proto__" is not a key', inherited],
    ['"origins" is not a key of a tenant. Write the sites', { origins: [] }],
  ])('says %s', (message, change) => {
    const problems = problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('takes what an operator writes', () => {
    const change = {
      embedOrigins: ['https://partner.example', 'anyone'],
      resourceOrigins: ['https://cdn.example:8443'],
      remotes: {
        header: 'https://header.example',
        'shop-header': 'https://cdn.example/header/',
        schedules: '/remotes/other',
      },
      bffUrl: '/bff',
      ssrBffUrl: 'http://bff:4000',
      domainName: 'trips.example.org',
      cookies: { domain: '.example.org' },
      limits: { maxChanges: 2, maxWalk: 1_500, maxWait: 45 },
      apiUrl: '/api-of-the-shop',
      storeURL: 'https://shop.example.org',
      shop: { cart: '/cart', catalogue: '/catalogue', placeholderNames: ['Anonyme'] },
      forms: { account: { fields: [{ name: 'firstName', label: demo().links[0].label }] } },
      pages: { account: ['firstName'] },
      integrity: { header: `sha384-${'A'.repeat(64)}` },
      messages: { fr: { 'title.index': 'Moins de 5 € : < 3 minutes & plus\nà deux' } },
      ...tiles({
        light: 'https://t.example/{z}/{x}/{y}.png?k=1',
        attribution: [{ text: '© Town' }, { text: 'x', href: 'https://a.example/y' }],
      }),
    };
    expect(problemsOf(change)).toEqual([]);
  });

  it.each(['mailto:security@a.example', 'https://a.example/report?lang=en', 'tel:+33-3-88-00-00-00'])(
    'takes %s for reports of weak points',
    (securityContact) => {
      expect(problemsOf({ securityContact })).toEqual([]);
    },
  );

  it.each([[undefined], [{}], [{ x: {} }], [{ x: { enabled: false } }]])('takes %j for features', (features) => {
    expect(problemsOf({ features })).toEqual([]);
  });

  it('takes a component of an unknown kind, and gives components their defaults', () => {
    const parsed = parseTenant({ ...demo(), ...component('hologram', { depth: 3 }) });
    const place = { slot: 'header', position: 'start', order: 0 };
    expect(parsed).toMatchObject({
      ok: true,
      tenant: { components: [{ kind: 'hologram', placement: { lg: place }, needsAuthentication: false }] },
    });
  });

  it('knows fifteen kinds of components, and the options of each', () => {
    const logos = {
      logos: [
        { url: '/l.svg', alt: label },
        { url: '/m.svg', alt: label, link: '/', title: label },
      ],
    };
    const images = { fr: '/fr.svg', en: '/en.svg', it: '/it.svg', de: '/de.svg', es: '/es.svg' };
    const items = [
      { label, specific: 'logout' },
      { icon: 'card', label, link: 'https://a.example' },
    ];
    const options = {
      'account-menu': { groups: [{ items }, { title: label, items }] },
      'additional-logos': logos,
      'cart-summary': {},
      'cms-menu': { menu: 'main' },
      'contextual-link': { label, link: '/', contexts: ['proximity'] },
      'language-selector': {},
      'mobile-apps': { apps: [{ name: 'iPhone', link: 'https://a.example', images }] },
      'notifications-menu': {},
      'sidebar-link': { label, link: '/', suffix: '*' },
      'simple-link': { label, link: '/' },
      'social-networks': { networks: [{ name: 'x', link: 'https://a.example' }] },
      'sponsors-logos': logos,
      'top-logo': {},
      'vertical-divider': {},
      'header-link': { label, link: '/' },
    };
    const all = Object.entries(options);
    const place = { slot: 'inner-menu', position: 'end', order: 3 };
    const components = (named: object) =>
      all.map(([kind, given]) => ({
        kind,
        placement: { lg: place, md: place, mobile: place },
        options: { ...given, ...named },
      }));
    expect(problemsOf({ components: components({}) })).toEqual([]);
    expect(problemsOf({ components: components({ unknown: 1 }) })).toHaveLength(15);
  });

  it('rounds to two decimals unless the file says how many', () => {
    const parsed = parseTenant({ ...demo(), priceRounding: { enabled: true } });
    expect(parsed).toMatchObject({ ok: true, tenant: { priceRounding: { enabled: true, decimals: 2 } } });
  });
});
