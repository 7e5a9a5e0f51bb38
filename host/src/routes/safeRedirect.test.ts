import { safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'https://app.test';

describe('safeRedirect', () => {
  it.each([
    ['/fr/account/profile', '/fr/account/profile'],
    ['/fr/trip-planner/results?fi=a&v%5B0%5D%5Bi%5D=b', '/fr/trip-planner/results?fi=a&v%5B0%5D%5Bi%5D=b'],
    ['/fr?note=50%25', '/fr?note=50%25'],
    ['/', '/'],
  ])('accepts %s', (target, expected) => {
    expect(safeRedirect(target, ORIGIN)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'fr/account',
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/%5Cevil.test',
    '/%2Fevil.test',
    '%2F%2Fevil.test',
    '/%252Fevil.test',
    '/%25252Fevil.test',
    '/\tevil',
    '/%09/evil.test',
    '/fr/%0d%0aSet-Cookie:a=b',
    '/.//evil.test',
    'javascript:alert(1)',
    '/%E0%A4%A',
  ])('rejects %j', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBeNull();
  });
});
