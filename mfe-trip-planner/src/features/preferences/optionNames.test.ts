/** An option has a key within its section, and a criterion another name in a search: the two must not be mixed up. */
import type { Option, Preferences } from '@halte/contract/trip';
import { itineraryOptionsOf } from './itineraryOptions.ts';
import { optionAt } from './model.ts';
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
const changeTime: Option = {
  type: 'criterion',
  key: 'changeTime',
  bodyParam: 'changeTime',
  criteria: ['asPlanned', 'plus5', 'plus10'].map((key) => ({ key, value: key })),
  selectedKey: 'asPlanned',
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

it.each([
  ['plus10', 'plus10'],
  ['-5', 'asPlanned'],
  ['1e9', 'asPlanned'],
  ['abc', 'asPlanned'],
  ['', 'asPlanned'],
])('takes the time to change %j of an address for %s', (text, expected) => {
  const preferences: Preferences = { sections: [{ sectionKey: 'journey', options: [changeTime] }] };
  expect(itineraryOptionsOf(preferences, { changeTime: text })).toEqual({ changeTime: expected });
});

it('drops the time to change that was saved where the network no longer offers it', () => {
  const saved: Preferences = {
    sections: [{ sectionKey: 'journey', options: [{ ...changeTime, selectedKey: 'plus5' }] }],
  };
  expect(itineraryOptionsOf(merged(ONE, saved), {})).toEqual({ walkSpeed: 'slow' });
  expect(itineraryOptionsOf(merged(ONE, saved), { changeTime: 'plus10' })).toEqual({ walkSpeed: 'slow' });
});
