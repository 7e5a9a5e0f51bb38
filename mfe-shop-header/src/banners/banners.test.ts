import { afterClosing, step } from './carousel.ts';
import { closedBanners, withClosedBanner } from './closedBanners.ts';
import { readBanners, withoutClosed } from './readBanners.ts';

const banner = (change: object = {}) => ({ id: 'a', title: 'Works', ...change });

describe('banners', () => {
  it('have an id, a title, a description, a picto, and a button with its link', () => {
    const whole = banner({ description: 'One\nTwo', picto: 'circle_cone', buttonText: 'More', link: '/lines' });
    expect(readBanners({ banners: [whole] })).toEqual([whole]);
    expect(readBanners({ banners: [banner()] })).toEqual([
      banner({ description: '', picto: 'circle_info', buttonText: null, link: null }),
    ]);
  });

  it.each(['circle_info', 'circle_check', 'circle_cone', 'circle_warning', 'circle_question'])(
    'may have %s',
    (picto) => {
      expect(readBanners({ banners: [banner({ picto })] })[0]?.picto).toBe(picto);
    },
  );

  it.each([['circle_pigeon'], [3], [null], ['__proto__']])('have the sign of an information instead of %j', (picto) => {
    expect(readBanners({ banners: [banner({ picto })] })[0]?.picto).toBe('circle_info');
  });

  it.each([[null], [{}], [{ banners: {} }], [{ banners: [{ id: 'a' }, { title: 'x' }, 4] }]])(
    'are none in %j',
    (answer) => {
      expect(readBanners(answer)).toEqual([]);
    },
  );

  it('that were closed are left out', () => {
    const all = readBanners({ banners: [banner(), banner({ id: 'b' })] });
    expect(withoutClosed(all, ['a', 'z']).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('carousel', () => {
  it.each<[number, 1 | -1, number, number]>([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, -1, 3, 0],
    [0, 1, 0, 0],
  ])('goes from %d by %d of %d to %d', (index, by, count, expected) => {
    expect(step(index, by, count)).toBe(expected);
  });

  it.each([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 0],
    [0, 0, 0],
  ])('shows after closing %d of what leaves %d the entry %d', (index, left, expected) => {
    expect(afterClosing(index, left)).toBe(expected);
  });
});

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
    expect(closedBanners(withClosedBanner(text.split('; ')[0]!, 'a', host).split('; ')[0]!)).toEqual(['a', 'b']);
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
