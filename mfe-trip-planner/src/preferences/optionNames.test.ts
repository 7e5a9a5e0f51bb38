/** An option has a key within its section, and a criterion another name in a search: neither stands for the other. */
import { itineraryOptionsOf } from './itineraryOptions.ts';
import { type Option, optionAt, type Preferences } from './model.ts';
import { chosen, merged } from './rules.ts';

const walkSpeed: Option = {
  type: 'criterion',
  key: 'speed',
  bodyParam: 'walkSpeed',
  criteria: [
    { key: 'slow', value: 'slow' },
    { key: 'fast', value: 'fast' },
  ],
  selectedKey: 'slow',
};
const ONE: Preferences = { sections: [{ sectionKey: 'walking', options: [walkSpeed] }] };

it('sends a criterion under its name in a search', () => {
  expect(itineraryOptionsOf(ONE, {})).toEqual({ walkSpeed: 'slow' });
});

it.each([
  ['its name in a search', { walkSpeed: 'fast' }, { walkSpeed: 'fast' }],
  ['its key', { speed: 'fast' }, { walkSpeed: 'slow' }],
])('an address under %s', (_, overrides, expected) => {
  expect(itineraryOptionsOf(ONE, overrides)).toEqual(expected);
});

it('distinguishes options of the same key in two sections', () => {
  const toggle = { type: 'toggle', key: 'same', selectedKey: 'off' } as const;
  const template: Preferences = {
    sections: [
      { sectionKey: 'first', options: [toggle] },
      { sectionKey: 'second', options: [toggle] },
    ],
  };
  const second = { section: 'second', key: 'same' };
  const own = chosen(template, second, { type: 'toggle', selectedKey: 'on' });
  for (const preferences of [own, merged(template, own)]) {
    expect(optionAt(preferences, { section: 'first', key: 'same' })).toMatchObject({ selectedKey: 'off' });
    expect(optionAt(preferences, second)).toMatchObject({ selectedKey: 'on' });
  }
  expect(optionAt(template, { section: 'third', key: 'same' })).toBeNull();
});
