import { closedBanners, withClosedBanner } from './closedBanners.ts';

describe('the cookie of closed banners', () => {
  const host = { domain: null, isSecure: false };

  it.each<[string, string, string[]]>([
    ['its name and value as written', 'banners:already-closed=["a","b"]', ['a', 'b']],
    ['an encoded value', `x=1; banners:already-closed=${encodeURIComponent('["é;"]')}; y=2`, ['é;']],
    ['an encoded name', 'banners%3Aalready-closed=["a"]', ['a']],
    ['ids given twice', 'banners:already-closed=["a","a",3]', ['a']],
    ['no list', 'banners:already-closed={"a":1}', []],
    ['no JSON', 'banners:already-closed=%', []],
    ['another cookie', 'xbanners:already-closed=["a"]', []],
    ['nothing', '', []],
  ])('is read with %s', (_, cookies, expected) => {
    expect(closedBanners(cookies)).toEqual(expected);
  });

  it('keeps what was closed before, once, for a year, on the whole site', () => {
    const text = withClosedBanner('banners:already-closed=["a"]', 'b', host);
    expect(text).toBe('banners:already-closed=%5B%22a%22%2C%22b%22%5D; path=/; max-age=31536000; samesite=lax');
    expect(withClosedBanner(text.split('; ')[0]!, 'a', host)).toBe(text);
  });

  it('is for the domain of the tenant, and secure where the page is', () => {
    expect(withClosedBanner('', 'a', { domain: '.example.org', isSecure: true })).toMatch(
      /; domain=\.example\.org; secure$/,
    );
  });

  it('drops the oldest ids before a browser would drop all, and no id ends the cookie', () => {
    const many = Array.from({ length: 400 }, (_, index) => `banner-${index}; domain=evil.example`);
    const text = withClosedBanner(`banners:already-closed=${encodeURIComponent(JSON.stringify(many))}`, 'last', host);
    expect(text.length).toBeLessThan(4_096);
    expect(text).not.toContain('domain=');
    expect(closedBanners(text.split('; ')[0]!).at(-1)).toBe('last');
  });
});
