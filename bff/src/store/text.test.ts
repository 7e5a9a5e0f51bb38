import { HOSTILE } from './testing/people.ts';
import { digest, fromStored, toStored } from './text.ts';

it.each(HOSTILE)('keeps %s', (_, text) => {
  expect(fromStored(toStored(text))).toBe(text);
  expect(toStored(text)).not.toContain('\u0000');
  expect(toStored(text).isWellFormed()).toBe(true);
});

it('leaves ordinary text readable', () => {
  expect(toStored('Gare centrale – quai B, 12 % | é/#')).toBe('Gare centrale – quai B, 12 % | é/#');
});

it('has another digest for every text', () => {
  expect(new Set(HOSTILE.map(([, text]) => digest(text))).size).toBe(HOSTILE.length);
  expect(digest('a')).toMatch(/^[0-9a-f]{64}$/);
});
