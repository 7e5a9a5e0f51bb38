import { wrapped } from './wrap.ts';

it.each([
  ['Town Hall', 18, ['Town Hall']],
  ['Musée des Beaux-Arts', 18, ['Musée des', 'Beaux-Arts']],
  ['Hospital de Clínicas de Porto Alegre', 18, ['Hospital de Clínicas', 'de Porto Alegre']],
  ['Donaudampfschifffahrtsgesellschaft', 18, ['Donaudampfschifffahrtsgesellschaft']],
  [
    'Musée des Beaux-Arts et d’Archéologie de Besançon',
    18,
    ['Musée des Beaux-Arts', 'et d’Archéologie', 'de Besançon'],
  ],
  ['Theresia-Gerhardinger-Grundschule am Anger', 18, ['Theresia-Gerhardinger-Grundschule', 'am Anger']],
  ['Musée des Beaux-Arts', 0, ['Musée des Beaux-Arts']],
  ['', 18, ['']],
])('writes “%s” in lines of some %d letters as %j', (text, letters, lines) => {
  expect(wrapped(text, letters)).toEqual(lines);
});

it('loses no letter, and makes three lines at most', () => {
  for (let words = 1; words < 40; words++) {
    const text = Array.from({ length: words }, (_, i) => 'x'.repeat(1 + ((i * 7) % 11))).join(' ');
    const lines = wrapped(text, 18);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines).not.toContain('');
  }
});
