import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPlaces, loadTenants } from './loadTenants.ts';

const TENANTS = join(__dirname, '../../tenants');
const demo = () => JSON.parse(readFileSync(join(TENANTS, 'demo.json'), 'utf8'));

function folderWith(...contents: unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'));
  contents.forEach((content, index) => {
    writeFileSync(join(folder, `${index}.json`), typeof content === 'string' ? content : JSON.stringify(content));
  });
  return folder;
}

describe('loadTenants', () => {
  it('reads the tenants of the product', () => {
    expect(loadTenants(TENANTS).map(({ id }) => id)).toEqual(['demo', 'littoral']);
  });

  it('fills in what has a default', () => {
    const { features: _dropped, ...rest } = demo();
    expect(loadTenants(folderWith(rest))[0]).toMatchObject({ features: {}, isWidget: false });
  });

  it.each([
    ['an unknown key', { ...demo(), colours: {} }, '0.json: "colours" is not a key of a tenant.'],
    ['an unknown key further in', { ...demo(), map: { zoom: 3, tile: 1 } }, '"map.tile" is not a key of a tenant.'],
    ['a missing key', { ...demo(), apiKey: undefined }, '0.json: "apiKey" is missing.'],
    ['a wrong value', { ...demo(), map: { zoom: 40 } }, '0.json: "map.zoom" must be <= 21.'],
    [
      'a colour that is none',
      { ...demo(), colors: { ...demo().colors, light: { brand: 'red', onBrand: '#fff', accent: '#123456' } } },
      '"colors.light.brand" must match',
    ],
    [
      'colours that cannot be read',
      { ...demo(), colors: { ...demo().colors, dark: { brand: '#777777', onBrand: '#888888', accent: '#123456' } } },
      '"colors.dark.onBrand" cannot be read on "brand": contrast 1.26, at least 4.5 is needed.',
    ],
    ['a file that is no JSON', '{', '0.json: this is not JSON'],
  ])('rejects %s with a message', (_, content, message) => {
    expect(() => loadTenants(folderWith(content))).toThrow(message);
  });

  it('refuses two tenants of one name', () => {
    expect(() => loadTenants(folderWith(demo(), demo()))).toThrow('Two tenants have the same "domainName": localhost.');
  });

  it('refuses a folder that is not there', () => {
    expect(() => loadTenants('/nowhere')).toThrow('/nowhere: there is no folder of tenants here');
  });

  it('refuses an empty folder', () => {
    expect(() => loadTenants(folderWith())).toThrow('there is no tenant here');
  });
});

describe('checkPlaces', () => {
  const tenant = {
    ...loadTenants(TENANTS)[0]!,
    remotes: { schedules: '/remotes/other', account: 'https://a.example' },
  };

  it('refuses a build that the server does not have, and a default that is no tenant', () => {
    const check = () => checkPlaces([tenant], { remotes: new Map(), defaultTenant: 'missing' });
    expect(check).toThrow('Tenant demo: "remotes.schedules" is /remotes/other, but this server has no --remote other=');
    expect(check).toThrow('there is no tenant "missing"');
    expect(check).not.toThrow('account');
  });

  it('takes what fits', () => {
    const check = () => checkPlaces([tenant], { remotes: new Map([['other', '/b']]), defaultTenant: 'demo' });
    expect(check).not.toThrow();
  });
});
