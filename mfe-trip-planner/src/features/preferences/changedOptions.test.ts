import { mapOptions } from '@halte/contract/trip';
import { TEMPLATE } from '../../testing/preferences.ts';
import { changedOptions } from './changedOptions.ts';

it('counts no option of the template', () => {
  expect(changedOptions(TEMPLATE, TEMPLATE, {})).toBe(0);
  expect(changedOptions(TEMPLATE, TEMPLATE, { unknown: '1' })).toBe(0);
});

it('counts what the traveller has chosen, and what the address says', () => {
  const own = mapOptions(TEMPLATE, (option) => (option.type === 'slider' ? { ...option, value: option.min } : option));
  const sliders = TEMPLATE.sections.flatMap(({ options }) => options).filter(({ type }) => type === 'slider').length;
  expect(sliders).toBeGreaterThan(0);
  expect(changedOptions(TEMPLATE, own, {})).toBe(sliders);
  expect(changedOptions(TEMPLATE, own, { excludedModes: 'bus' })).toBe(sliders + 1);
});
