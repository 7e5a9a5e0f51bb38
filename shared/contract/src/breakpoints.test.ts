import { isMobile, layoutBreakpoint, UTILITY_BREAKPOINTS } from './breakpoints.ts';

it.each([
  [0, 'xs', true],
  [599, 'xs', true],
  [600, 'sm', true],
  [959, 'sm', true],
  [960, 'md', true],
  [1279, 'md', true],
  [1279.5, 'md', true],
  [1280, 'lg', false],
  [1919, 'lg', false],
  [1920, 'xl', false],
  [2559, 'xl', false],
  [2560, 'xxl', false],
])('%d pixels are %s, mobile: %s', (width, name, mobile) => {
  expect(layoutBreakpoint(width)).toBe(name);
  expect(isMobile(width)).toBe(mobile);
});

it('has other widths for what components look like', () => {
  expect(UTILITY_BREAKPOINTS).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
});
