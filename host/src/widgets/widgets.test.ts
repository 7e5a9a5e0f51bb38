import { contrastRatio } from '@halte/ui/contrast';
import { addressInApp } from './addressInApp.ts';
import { brandColors } from './brandColors.ts';
import { widgetLook, widgetParams, withParams } from './widgetParams.ts';

describe('the look of a widget', () => {
  it.each([
    [
      { theme: 'dark', brand: 'A1b2C3' },
      { theme: 'dark', brand: '#a1b2c3' },
    ],
    [{ theme: 'light' }, { theme: 'light', brand: null }],
    [{}, { theme: 'system', brand: null }],
  ] as const)('%j is %j', (query, look) => {
    expect(widgetLook(query)).toEqual(look);
  });

  it.each([
    '#a1b2c3',
    'a1b2c3;}body{display:none',
    '</style><script>alert(1)</script>',
    'a1b2c3\n',
    'url(https://evil.example)',
    'red',
    'abc',
    '',
  ])('ignores the colour %j', (brand) => {
    expect(widgetLook({ brand })).toEqual({ theme: 'system', brand: null });
  });

  it.each(['dark"', 'Dark', 'dark light', '__proto__'])('ignores the appearance %j', (theme) => {
    expect(widgetLook({ theme }).theme).toBe('system');
  });
});

describe('addresses of a widget', () => {
  it('keep that it is one, and its look', () => {
    expect(widgetParams({ theme: 'dark', brand: 'zzz', fi: 'a' })).toEqual({ widget: 'true', theme: 'dark' });
  });

  it.each([
    ['/fr', '/fr?widget=true&brand=a1b2c3'],
    ['/fr/schedules?search=a+b#x', '/fr/schedules?search=a+b&widget=true&brand=a1b2c3#x'],
    ['/fr?brand=000000', '/fr?brand=000000&widget=true'],
    ['/fr?widget=true&v=%20&brand=1', '/fr?widget=true&v=%20&brand=1'],
  ])('%s becomes %s', (address, expected) => {
    expect(withParams(address, { widget: 'true', brand: 'a1b2c3' })).toBe(expected);
  });

  it('are left as they are where nothing is kept', () => {
    expect(withParams('/fr?q=%20#a', {})).toBe('/fr?q=%20#a');
  });

  it.each([
    ['/fr?widget=true&ti=a%26b&theme=dark&brand=a1b2c3', '/fr?ti=a%26b'],
    ['/de/schedules?widget=true', '/de/schedules'],
  ])('%s is %s in the app', (fullPath, expected) => {
    expect(addressInApp(fullPath)).toBe(expected);
  });
});

describe('a partner’s colour', () => {
  it('is used as it is where it can be seen', () => {
    expect(brandColors('#0b5d66').light).toEqual({ brand: '#0b5d66', onBrand: '#ffffff' });
    expect(brandColors('#7fd4dc').dark).toEqual({ brand: '#7fd4dc', onBrand: '#171c22' });
  });

  it.each(['#ffffff', '#000000', '#ffff00', '#0000ff', '#808080', '#171c22', '#ff0000'])(
    '%s can be seen in both appearances, and text on it can be read',
    (color) => {
      const { light, dark } = brandColors(color);
      expect(contrastRatio(light.brand, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(dark.brand, '#171c22')).toBeGreaterThanOrEqual(4.5);
      for (const { brand, onBrand } of [light, dark]) expect(contrastRatio(brand, onBrand)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
