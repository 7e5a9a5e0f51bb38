import type { FareRule } from '../timetable/feed/feed.ts';
import { fareOf } from './fares.ts';

function fare(minorUnits: number, more: Partial<FareRule> = {}): FareRule {
  return { fareId: `f${minorUnits}`, minorUnits, currency: 'EUR', routes: [], transfers: null, ...more };
}

describe('fareOf', () => {
  it.each<[string, FareRule[], string[], number | null]>([
    ['no fares', [], ['A'], null],
    ['no ride', [fare(170)], [], null],
    ['one fare for everything', [fare(170)], ['A', 'B'], 170],
    ['the cheapest', [fare(200), fare(170)], ['A'], 170],
    ['a fare of another line', [fare(170, { routes: ['B'] })], ['A'], null],
    ['a second ticket where changes are not included', [fare(170, { transfers: 0 })], ['A', 'B'], 340],
    ['a ticket for each line', [fare(170, { routes: ['A'] }), fare(300, { routes: ['B'] })], ['A', 'B'], 470],
    ['a pass that is cheaper than both', [fare(170, { transfers: 0 }), fare(250)], ['A', 'B'], 250],
    ['a ride without a fare among others', [fare(170, { routes: ['A'] })], ['A', 'B'], null],
    ['a free line', [fare(0)], ['A'], 0],
  ])('%s', (_case, fares, routes, amount) => {
    expect(fareOf(fares, routes)).toEqual(amount === null ? null : { amount, currency: 'EUR' });
  });

  it('never adds up two currencies', () => {
    const fares = [fare(170, { routes: ['A'] }), fare(3, { routes: ['B'], currency: 'CHF' })];
    expect(fareOf(fares, ['A', 'B'])).toBeNull();
  });
});
