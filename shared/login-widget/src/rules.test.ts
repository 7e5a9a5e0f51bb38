import { signInCookies, signOutCookies, tokenIn } from './cookies.ts';
import { safePath } from './redirect.ts';

const ORIGIN = 'https://app.test';

describe('where to go after signing in', () => {
  it.each([
    ['/fr/account/profile', '/fr/account/profile'],
    ['/', '/'],
    ['/fr/trip-planner/results?fi=a%7Cb&v%5B0%5D=c#top', '/fr/trip-planner/results?fi=a%7Cb&v%5B0%5D=c#top'],
    ['/fr?note=50%25', '/fr?note=50%25'],
  ])('%s is allowed', (target, expected) => {
    expect(safePath(target, ORIGIN)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    12,
    '',
    'fr',
    'https://evil.test/',
    'https://app.test/fr',
    '//evil.test',
    '/\\evil.test',
    '/%5cevil.test',
    '/%2fevil.test',
    '/%252fevil.test',
    '/%25252fevil.test',
    '%2f%2fevil.test',
    '/.//evil.test',
    '/\tfr',
    '/%0d%0aSet-Cookie:a=b',
    '/%E0%A4%A',
    'javascript:alert(1)',
  ])('%j is rejected', (target) => {
    expect(safePath(target, ORIGIN)).toBeNull();
  });
});

describe('cookies', () => {
  const session = { accessToken: 't', expiresAt: '1970-01-01T00:01:00.000Z', attributes: { firstName: 'Zoé' } };

  it('last as long as the session, on this host or the tenant’s domain', () => {
    const [token, infos] = signInCookies(session, { domain: '.app.test', secure: true, now: 20_000 });
    const options = 'path=/; max-age=40; samesite=lax; domain=.app.test; secure';
    expect(token).toBe(`userToken=${encodeURIComponent('{"accessToken":"t"}')}; ${options}`);
    expect(decodeURIComponent(infos!)).toBe(`userInfos={"attributes":{"firstName":"Zoé"}}; ${options}`);
    const [plain] = signInCookies(session, { domain: '', secure: false, now: 90_000 });
    expect(plain).toContain('; path=/; max-age=0; samesite=lax');
    expect(plain).not.toMatch(/domain|secure/);
  });

  it('hold the name alone where all attributes are too long', () => {
    const attributes = { firstName: 'Zoé', lastName: 'Ö', address: 'é'.repeat(1_000) };
    const [, infos] = signInCookies({ ...session, attributes }, { domain: '', secure: false, now: 0 });
    expect(decodeURIComponent(infos!)).toContain('userInfos={"attributes":{"firstName":"Zoé","lastName":"Ö"}};');
    expect(infos!.length).toBeLessThan(4_000);
  });

  it('are all removed', () => {
    const gone = signOutCookies({ domain: '.app.test', secure: false });
    expect(gone).toHaveLength(4);
    expect(gone.every((cookie) => cookie.includes('max-age=0'))).toBe(true);
    expect(signOutCookies({ domain: '', secure: false })).toHaveLength(2);
  });

  it.each([
    ['a=b; userToken=%7B%22accessToken%22%3A%22t%22%7D', 't'],
    ['userToken={"accessToken":"t"}', 't'],
    ['xuserToken={"accessToken":"t"}', null],
    ['userToken={"accessToken":""}', null],
    ['userToken={', null],
    ['userToken=%E0%A4%A', null],
    ['', null],
  ])('%s: the token is %s', (cookies, token) => {
    expect(tokenIn(cookies)).toBe(token);
  });
});
