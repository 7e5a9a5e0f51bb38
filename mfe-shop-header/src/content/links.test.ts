import { hrefOf, isCurrent, isOutside } from './links.ts';

describe('header links', () => {
  it.each([
    ['https://shop.example.org/passes', true],
    ['http://shop.example.org', true],
    ['HTTPS://shop.example.org', true],
    ['/schedules', false],
    ['/http-help', false],
  ])('%s leads outside: %s', (href, expected) => {
    expect(isOutside(href)).toBe(expected);
  });

  it.each([
    ['/schedules', '/de/schedules'],
    ['schedules', '/de/schedules'],
    ['/', '/de'],
    ['/proximity?type=parks', '/de/proximity?type=parks'],
    ['https://shop.example.org', 'https://shop.example.org'],
  ])('%s has the address %s', (href, expected) => {
    expect(hrefOf(href, 'de')).toBe(expected);
  });

  it.each([
    ['the same path', '/schedules', '/fr/schedules', true],
    ['with a query', '/schedules', '/fr/schedules?q=1', true],
    ['with a slash at the end', '/schedules', '/fr/schedules/', true],
    ['below it', '/schedules', '/fr/schedules/line/12', true],
    ['a longer word', '/trip', '/fr/trip-planner', false],
    ['another language', '/schedules', '/en/schedules', false],
    ['home, at home', '/', '/fr', true],
    ['home, with a query', '/', '/fr?redirect=%2Ffr%2Faccount', true],
    ['home, at the bare address', '/', '/', true],
    ['home, elsewhere', '/', '/fr/schedules', false],
    ['a link with a query', '/proximity?type=parks', '/fr/proximity', true],
    ['a link that leads outside', 'https://shop.example.org', '/fr', false],
  ])('are current: %s', (_, href, fullPath, expected) => {
    expect(isCurrent(href, 'fr', fullPath)).toBe(expected);
  });
});
