import type { Query } from '@halte/contract';
import type { Preferences } from '@halte/contract/trip';
import { TEMPLATE } from '../../testing/preferences.ts';
import { excludesEveryMode, itineraryOptionsOf } from './itineraryOptions.ts';
import { chosen } from './rules.ts';

const DEFAULTS = { journeyType: 'fastest', maxWalk: 1_000, wheelchair: 'off' };
const WAIT = { section: 'waiting', key: 'maxWait' };
const withWait: Preferences = {
  sections: [
    {
      sectionKey: 'waiting',
      options: [
        { type: 'slider', key: 'maxWait', unit: 'min', min: 5, max: 120, step: 5, value: 120, openEnded: true },
      ],
    },
  ],
};
const withShortWait = chosen(withWait, WAIT, { type: 'slider', value: 30 });
const withoutBus = chosen(TEMPLATE, { section: 'modes', key: 'modes' }, { type: 'mode', mode: 'bus', selected: false });

describe('itineraryOptionsOf', () => {
  it.each([
    ['the defaults', TEMPLATE, {}, DEFAULTS],
    ['a mode less', withoutBus, {}, { ...DEFAULTS, excludedModes: ['bus'] }],
    [
      'modes of the address instead',
      withoutBus,
      { excludedModes: ' tram,,tram ' },
      { ...DEFAULTS, excludedModes: ['tram'] },
    ],
    [
      'no mode that the network does not have',
      TEMPLATE,
      { excludedModes: 'rocket,bus' },
      { ...DEFAULTS, excludedModes: ['bus'] },
    ],
    ['every mode, when the address has an empty list', withoutBus, { excludedModes: ' , ' }, DEFAULTS],
    [
      'a criterion of the address',
      TEMPLATE,
      { journeyType: 'fewestChanges' },
      { ...DEFAULTS, journeyType: 'fewestChanges' },
    ],
    ['a number of the address', TEMPLATE, { maxWalk: '750' }, { ...DEFAULTS, maxWalk: 750 }],
    [
      'a number between two steps of its scale: the nearer',
      TEMPLATE,
      { maxWalk: '640' },
      { ...DEFAULTS, maxWalk: 750 },
    ],
    ['no empty text but that of modes', TEMPLATE, { journeyType: '', maxWalk: '', wheelchair: '' }, DEFAULTS],
    ['what no option can be', TEMPLATE, { journeyType: 'x', maxWalk: '1e9', wheelchair: 'maybe' }, DEFAULTS],
    ['no text where a number is wanted', TEMPLATE, { maxWalk: 'far' }, DEFAULTS],
    ['what is no preference', TEMPLATE, { fi: 'a', __proto__: 'x' }, DEFAULTS],
    [
      'only the address, when there are no preferences',
      null,
      { excludedModes: 'bus', maxWalk: '750' },
      { excludedModes: ['bus'] },
    ],
    ['no mode less, when the address has an empty list and there are no preferences', null, { excludedModes: '' }, {}],
    ['no number at the end that stands for no limit', withWait, {}, {}],
    ['a number before that end', withShortWait, {}, { maxWait: 30 }],
    ['no limit, when the address has none', withShortWait, { maxWait: '120' }, {}],
    ['nothing at all', null, {}, {}],
  ])('has %s', (_, preferences, query, expected) => {
    expect(itineraryOptionsOf(preferences, query)).toEqual(expected);
  });
});

it.each<[string, Preferences | null, Query, boolean]>([
  ['all that there are', TEMPLATE, { excludedModes: 'bus,tram' }, true],
  ['all that there are, and more', TEMPLATE, { excludedModes: 'ferry,tram,bus' }, true],
  ['one of them', TEMPLATE, { excludedModes: 'bus' }, false],
  ['none', TEMPLATE, {}, false],
  ['some, while the template is unknown', null, { excludedModes: 'bus,tram' }, false],
  ['some where there are none to choose from', { sections: [] }, { excludedModes: 'bus' }, false],
])('an address that takes out %s', (_, preferences, query, expected) => {
  expect(excludesEveryMode(preferences, query)).toBe(expected);
});
