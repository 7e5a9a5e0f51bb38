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
    ['//evil.example', '/de/evil.example'],
    ['/\\evil.example', '/de/evil.example'],
    ['javascript:alert(1)', '/de/javascript:alert(1)'],
    ['data:text/html,<script>', '/de/data:text/html,<script>'],
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

  it('has an address for each language where the tenant says so', () => {
    const link = { fr: '/aide', en: '/help', es: '/ayuda', it: '/aiuto', de: 'https://hilfe.example.org' };
    expect(hrefOf(link, 'it')).toBe('/it/aiuto');
    expect(hrefOf(link, 'de')).toBe('https://hilfe.example.org');
  });

  it.each([
    ['the link itself', '', '/fr/trip', true],
    ['the link with the suffix', '-planner', '/fr/trip-planner', true],
    ['another continuation', '-planner', '/fr/trip-plan', false],
    ['below the suffix, which has no wildcard', '-planner', '/fr/trip-planner/results', false],
    ['any text for a star', '-planner*', '/fr/trip-planner/results', true],
    ['a star in the middle', '-*/results', '/fr/trip-planner/results', true],
    ['a star, the end missing', '-*/results', '/fr/trip-planner/preview', false],
    ['letters that are signs of patterns', '.planner', '/fr/trip-planner', false],
    ['with a query', '-planner', '/fr/trip-planner?fi=1', true],
  ])('with a suffix are current at %s', (_, suffix, fullPath, expected) => {
    expect(isCurrent('/trip', 'fr', fullPath, suffix)).toBe(expected);
  });
});
