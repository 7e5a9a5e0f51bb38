import { LOCALES } from '@halte/contract';
import { firstWeekday } from './weekStart.ts';

const CASES = [
  ['US', 7],
  ['CA', 7],
  ['BR', 7],
  ['FR', 1],
  ['GB', 1],
  ['DE', 1],
  ['EG', 6],
  ['nowhere', 1],
  ['', 1],
] as const;

it.each(CASES)('a week in “%s” begins on day %d', (country, expected) => {
  for (const locale of LOCALES) expect(firstWeekday(locale, country)).toBe(expected);
});

describe('in a browser that knows nothing of weeks', () => {
  const known = (Intl.Locale.prototype as { getWeekInfo?: unknown }).getWeekInfo;
  beforeAll(() => {
    Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', { value: undefined, configurable: true });
    Object.defineProperty(Intl.Locale.prototype, 'weekInfo', { value: undefined, configurable: true });
  });
  afterAll(() => {
    Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', { value: known, configurable: true });
  });

  it.each(CASES)('a week in “%s” begins on day %d', (country, expected) => {
    for (const locale of LOCALES) expect(firstWeekday(locale, country)).toBe(expected);
  });
});
