import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { loadTenants } from './loadTenants.ts';
import { publicTenant, ssrBffUrlOf } from './publicTenant.ts';

const [demo] = loadTenants(join(__dirname, '../../tenants'));
const shared = (change: Partial<Tenant>) =>
  publicTenant({ ...demo!, ...change }, { standardBffUrl: 'http://localhost:4000', timeZone: 'UTC', credits: [] });

describe('publicTenant', () => {
  it.each([
    [undefined, undefined],
    [{ enabled: false, decimals: 0 }, undefined],
    [{ enabled: true, decimals: 0 }, 0],
  ])('with price rounding %j has prices of %p decimals', (priceRounding, decimals) => {
    expect(shared(priceRounding ? { priceRounding } : {}).priceDecimals).toBe(decimals);
  });

  it('has a feature on only where the file says so', () => {
    const features = { a: { enabled: true }, b: { enabled: false }, c: {}, 'external-proximity': {} };
    const { features: on, urls } = shared({ features, externalProximityUrl: 'https://maps.example' });
    expect(on).toEqual(['a']);
    expect(urls?.externalProximity).toBeUndefined();
  });

  it('has the shop that the file names, or none', () => {
    expect(shared({ storeURL: 'https://shop.example' }).shop).toMatchObject({ home: 'https://shop.example' });
    const { storeURL: _, shop: __, ...without } = demo!;
    const context = { standardBffUrl: '', timeZone: 'UTC', credits: [] };
    expect(publicTenant(without, context).shop).toBeUndefined();
  });

  it('has the fields of each account page in the order of its list', () => {
    const label = { fr: 'F', en: 'E', es: 'S', it: 'I', de: 'D' };
    const [email, nickname] = [
      { name: 'email', type: 'email', label, required: true },
      { name: 'nickname', type: 'text', label, required: false },
    ] as const;
    const forms = { account: { fields: [email, nickname] } };
    const pages = { account: ['nickname', 'email'], password: ['email'] };
    expect(shared({ forms, pages }).accountForm).toEqual({ account: [nickname, email], password: [email] });
  });

  it('has what the file says', () => {
    const given = {
      apiKey: 'key',
      networkId: 'north',
      bffUrl: 'https://bff.example',
      isWidget: true,
      appConfig: { 'trip-planner.next-previous.time': 45 },
      messages: { fr: { title: 'Nord' } },
      components: [],
      footer: { menu: 'footer', links: [] },
    };
    const script = 'https://scripts.example/x.js';
    const services = { consent: { script }, analytics: { script: `${script}?analytics` } };
    const cookies = { cookies: { domain: '.north.example' }, banners: { cookieDomain: '.banners.example' } };
    const page = shared({ ...given, ...services, ...cookies });
    expect(page).toMatchObject(given);
    expect(page.urls).toMatchObject({ consentScript: script, analyticsScript: `${script}?analytics` });
    const addresses = ['userWebUrl', 'widgetCdn', 'apiUrl', 'simURL', 'cmsURL'] as const;
    const { urls } = shared(Object.fromEntries(addresses.map((key) => [key, `https://${key}.example`])));
    expect(urls).toMatchObject({
      userWeb: 'https://userWebUrl.example',
      widgetCdn: 'https://widgetCdn.example',
      api: 'https://apiUrl.example',
      sim: 'https://simURL.example',
      cms: 'https://cmsURL.example',
    });
    expect(page.cookies).toEqual({ domain: '.north.example', bannersDomain: '.banners.example' });
    expect(shared({ isWidget: false }).isWidget).toBe(false);
  });

  it.each([
    [undefined, ['top-logo', 'header-link', 'language-selector', 'account-menu']],
    [
      'https://shop.example',
      ['top-logo', 'header-link', 'language-selector', 'notifications-menu', 'cart-summary', 'account-menu'],
    ],
  ])('has the components of the product where the file has none, those of the shop with %p', (storeURL, expected) => {
    const { components: _, storeURL: __, ...rest } = demo!;
    const tenant = storeURL === undefined ? rest : { ...rest, storeURL };
    const { components } = publicTenant(tenant, { standardBffUrl: '', timeZone: 'UTC', credits: [] });
    expect(components.map(({ kind }) => kind)).toEqual(expected);
  });

  it('has the lines of its own network above tiles of another provider', () => {
    const tiles = { light: '/l', dark: '/d', attribution: [], maxZoom: 19 };
    const { map } = shared({ bffUrl: 'https://bff.example', map: { zoom: 12, tiles } });
    expect([map.tiles.light, map.lineTiles.dark]).toEqual([
      '/l',
      'https://bff.example/tiles/lines/{z}/{x}/{y}.svg?theme=dark&size=512',
    ]);
  });

  it('has tiles of 512 pixels from the backend, and those of another provider in the size that the file says', () => {
    const tiles = { light: '/l', dark: '/d', attribution: [], maxZoom: 19 };
    const sizeOf = (map: Partial<Tenant['map']>) => shared({ map: { zoom: 12, ...map } }).map.tiles.size;
    expect([sizeOf({}), sizeOf({ tiles }), sizeOf({ tiles: { ...tiles, size: 512 } })]).toEqual([512, 256, 512]);
    expect(shared({ map: { zoom: 12 } }).map.tiles).toMatchObject({
      light: 'http://localhost:4000/tiles/{z}/{x}/{y}.svg?theme=light&size=512',
      withoutStops: { dark: 'http://localhost:4000/tiles/{z}/{x}/{y}.svg?theme=dark&size=512&stops=hidden' },
      names: 'names',
      lines: { query: '&lines=aside', fragment: 'lines' },
    });
    const foreign = shared({ map: { zoom: 12, tiles } }).map.tiles;
    expect([foreign.names, foreign.lines]).toEqual([undefined, undefined]);
  });

  it('has archives in the place of tiles without names and lines, with their sources and those of the timetable', () => {
    const credit = { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' };
    const archives = { light: '/l.pmtiles', dark: '/d.pmtiles', maxZoom: 17 };
    const map = { zoom: 12, pmtiles: { ...archives, attribution: [{ text: '© Town' }] } };
    const context = { standardBffUrl: '', timeZone: 'UTC', credits: [credit] };
    const { tiles } = publicTenant({ ...demo!, map }, context).map;
    expect(tiles).toMatchObject({ light: '/tiles/{z}/{x}/{y}.svg?theme=light&size=512', pmtiles: archives });
    expect(tiles.attribution).toEqual([{ text: '© Town' }, credit]);
    expect([tiles.names, tiles.lines]).toEqual([undefined, undefined]);
    expect(publicTenant({ ...demo!, map: { zoom: 12 } }, context).map.tiles).not.toHaveProperty('pmtiles');
  });

  it('has tiles without stops where the ground names them: not of the demo city', () => {
    const tilesOf = (imaginary: boolean) =>
      publicTenant({ ...demo!, map: { zoom: 12 } }, { standardBffUrl: '', timeZone: 'UTC', credits: [], imaginary }).map
        .tiles;
    expect('withoutStops' in tilesOf(false)).toBe(true);
    expect('withoutStops' in tilesOf(true)).toBe(false);
  });

  it('has tiles in the language of the page where the backend draws a map, and no more where it does not', () => {
    const tilesOf = (tilesInLanguages?: true) =>
      publicTenant(
        { ...demo!, map: { zoom: 12 } },
        { standardBffUrl: '', timeZone: 'UTC', credits: [], tilesInLanguages },
      ).map.tiles;
    expect(tilesOf(true).inLanguage).toBe('&language=');
    expect(tilesOf()).not.toHaveProperty('inLanguage');
    const tiles = { light: '/l', dark: '/d', attribution: [], maxZoom: 19 };
    const context = { standardBffUrl: '', timeZone: 'UTC', credits: [], tilesInLanguages: true } as const;
    expect(publicTenant({ ...demo!, map: { zoom: 12, tiles } }, context).map.tiles).not.toHaveProperty('inLanguage');
  });

  it('names the contributors of the map on tiles of another provider too', () => {
    const credit = { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' };
    const tiles = { light: '/l', dark: '/d', attribution: [], maxZoom: 19 };
    const context = { standardBffUrl: '', timeZone: 'UTC', credits: [credit] };
    expect(publicTenant({ ...demo!, map: { zoom: 12, tiles } }, context).map.tiles.attribution).toEqual([credit]);
  });

  it('begins at the centre that the file names, else where the network says', () => {
    const ofNetwork = { phone: { lat: 1, lon: 2, zoom: 12 }, desk: { lat: 1, lon: 2, zoom: 13 } };
    const viewsOf = (map: Tenant['map'], firstViews?: typeof ofNetwork) =>
      publicTenant({ ...demo!, map }, { standardBffUrl: '', timeZone: 'UTC', credits: [], firstViews }).map.firstViews;
    const own = { lat: 48, lon: 2, zoom: 15 };
    expect(viewsOf({ zoom: 15, center: { lat: 48, lon: 2 } }, ofNetwork)).toEqual({ phone: own, desk: own });
    expect([viewsOf({ zoom: 15 }, ofNetwork), viewsOf({ zoom: 15 })]).toEqual([ofNetwork, undefined]);
  });

  it('names beside the map the sources of its tiles, then those of the timetable', () => {
    const tiles = { light: '/l', dark: '/d', attribution: [{ text: '© Town' }], maxZoom: 19 };
    const context = {
      standardBffUrl: '',
      timeZone: 'UTC',
      credits: [{ text: 'Region', href: 'https://region.example' }],
    };
    const creditsOf = (map: Tenant['map']) => publicTenant({ ...demo!, map }, context).map.tiles.attribution;
    expect(creditsOf({ ...demo!.map, tiles }).map(({ text }) => text)).toEqual(['© Town', 'Region']);
    expect(creditsOf({ zoom: 12 })).toEqual(context.credits);
  });

  it('keeps the two lists of origins on the server', () => {
    const page = JSON.stringify(
      shared({ embedOrigins: ['https://p.example'], resourceOrigins: ['https://r.example'] }),
    );
    expect(page).not.toMatch(/[pr]\.example/);
  });

  it('says whether any site may show the widgets', () => {
    expect(shared({ embedOrigins: ['https://p.example'] }).anySiteMayEmbed).toBeUndefined();
    expect(shared({ embedOrigins: ['anyone'] }).anySiteMayEmbed).toBe(true);
  });
});

describe('ssrBffUrlOf', () => {
  it.each([
    [{}, 'http://standard'],
    [{ bffUrl: 'https://bff.example/' }, 'https://bff.example'],
    [{ bffUrl: '/bff' }, 'http://standard'],
    [{ bffUrl: '/bff', ssrBffUrl: 'http://inside' }, 'http://inside'],
  ])('of %j is %s', (change, url) => {
    expect(ssrBffUrlOf({ ...demo!, ...change }, 'http://standard')).toBe(url);
  });
});
