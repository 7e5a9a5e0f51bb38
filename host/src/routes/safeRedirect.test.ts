import { safeRedirect } from './safeRedirect.ts';
import { HOSTILE_REDIRECTS } from './testing/hostileRedirects.ts';

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

  it.each([undefined, ...HOSTILE_REDIRECTS])('rejects %j', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBeNull();
  });

  it('is tried with more than forty', () => {
    expect(new Set(HOSTILE_REDIRECTS).size).toBeGreaterThan(40);
  });
});
