import { TEMPLATE } from '../testing/preferences.ts';
import { itineraryOptionsOf, overridesOf, splitModes } from './itineraryOptions.ts';
import { chosen } from './rules.ts';

const DEFAULTS = { journeyType: 'fastest', maxWalk: 1_000, wheelchair: 'off' };
const withoutBus = chosen(TEMPLATE, { section: 'modes', key: 'modes' }, { type: 'mode', mode: 'bus', selected: false });

describe('itineraryOptionsOf', () => {
  it.each([
    ['the defaults', TEMPLATE, {}, DEFAULTS],
    ['a mode less', withoutBus, {}, { ...DEFAULTS, excludedModes: ['bus'] }],
    [
      'modes of the address instead',
      withoutBus,
      { excludedModes: 'tram, ferry' },
      { ...DEFAULTS, excludedModes: ['tram', 'ferry'] },
    ],
    [
      'every mode, when the address has an empty list',
      withoutBus,
      { excludedModes: ' , ' },
      { ...DEFAULTS, excludedModes: [] },
    ],
    [
      'a criterion of the address',
      TEMPLATE,
      { journeyType: 'fewestChanges' },
      { ...DEFAULTS, journeyType: 'fewestChanges' },
    ],
    ['a number of the address', TEMPLATE, { maxWalk: '750' }, { ...DEFAULTS, maxWalk: 750 }],
    ['what no option can be', TEMPLATE, { journeyType: 'x', maxWalk: '1e9', wheelchair: 'maybe' }, DEFAULTS],
    ['no text where a number is wanted', TEMPLATE, { maxWalk: 'far' }, DEFAULTS],
    ['what is no preference', TEMPLATE, { fi: 'a', __proto__: 'x' }, DEFAULTS],
    [
      'only the address, when there are no preferences',
      null,
      { excludedModes: 'bus', maxWalk: '750' },
      { excludedModes: ['bus'] },
    ],
    ['nothing at all', null, {}, {}],
  ])('has %s', (_, preferences, query, expected) => {
    expect(itineraryOptionsOf(preferences, query)).toEqual(expected);
  });
});

it('keeps only what an address may override', () => {
  expect(
    overridesOf({ fi: 'a', tt: '0', wheelchair: 'on', excludedModes: 'bus', modes: 'x', maxWalk: '' }, TEMPLATE),
  ).toEqual({
    wheelchair: 'on',
    excludedModes: 'bus',
  });
});

it.each([
  [undefined, []],
  ['', []],
  ['bus', ['bus']],
  [' bus , tram,,bus,', ['bus', 'tram']],
  [
    ['bus', ' tram', 'bus'],
    ['bus', 'tram'],
  ],
])('splits the modes of %p', (text, modes) => {
  expect(splitModes(text)).toEqual(modes);
});
