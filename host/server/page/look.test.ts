import { lookVariables } from './look.ts';

const scheme = { brand: '#111111', onBrand: '#ffffff', accent: '#222222' };
const colors = { light: scheme, dark: { ...scheme, onBrand: '#eeeeee' } };

it.each([
  ['plain', 'normal', false, false],
  ['filled', 'normal', true, false],
  ['plain', 'round', false, true],
] as const)('a %s header and %s corners', (header, corners, isFilled, isRound) => {
  const variables = lookVariables({ colors, look: { header, corners } });
  expect(variables).toContain('--c-on-brand:light-dark(#ffffff,#eeeeee)');
  expect(variables.includes('--boot-header:light-dark(var(--c-brand),var(--c-on-brand))')).toBe(isFilled);
  expect(variables.includes('--r-lg:')).toBe(isRound);
});

it('leaves the tokens as they are without a look', () => {
  expect(lookVariables({ colors })).toBe(
    'html:root{--c-brand:light-dark(#111111,#111111);--c-on-brand:light-dark(#ffffff,#eeeeee);--c-accent:light-dark(#222222,#222222)}',
  );
});
