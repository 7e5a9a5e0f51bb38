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

  it('has the lines of its own network above tiles of another provider', () => {
    const tiles = { light: '/l', dark: '/d', attribution: [], maxZoom: 19 };
    const { map } = shared({ bffUrl: 'https://bff.example', map: { zoom: 12, tiles } });
    expect([map.tiles.light, map.lineTiles.dark]).toEqual([
      '/l',
      'https://bff.example/tiles/lines/{z}/{x}/{y}.svg?theme=dark',
    ]);
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
