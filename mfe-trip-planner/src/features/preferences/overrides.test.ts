import type { Query } from '@halte/contract';
import { type Choice, effectiveIn, type OptionName, type Preferences, splitModes } from '@halte/contract/trip';
import { TEMPLATE } from '../../testing/preferences.ts';
import { itineraryOptionsOf } from './itineraryOptions.ts';
import { optionAt } from './model.ts';
import { chosenOver, restated, statedIn, withoutOverridesOf } from './overrides.ts';
import { chosen } from './rules.ts';

const JOURNEY_TYPE = { section: 'journey', key: 'journeyType' };
const MAX_WALK = { section: 'walking', key: 'maxWalk' };
const WHEELCHAIR = { section: 'accessibility', key: 'wheelchair' };
const MODES = { section: 'modes', key: 'modes' };

const FEWEST: Done = [JOURNEY_TYPE, { type: 'criterion', selectedKey: 'fewestChanges' }];
const SHORT_WALK: Done = [MAX_WALK, { type: 'slider', value: 500 }];
const ON_WHEELS: Done = [WHEELCHAIR, { type: 'toggle', selectedKey: 'on' }];
const NO_TRAM: Done = [MODES, { type: 'mode', mode: 'tram', selected: false }];
const NO_BUS: Done = [MODES, { type: 'mode', mode: 'bus', selected: false }];
const EVERYTHING = [FEWEST, SHORT_WALK, ON_WHEELS, NO_TRAM, NO_BUS];

type Done = readonly [OptionName, Choice];

const own = (...done: readonly Done[]): Preferences =>
  done.reduce((preferences, [name, choice]) => chosen(preferences, name, choice), TEMPLATE);
const stated = (preferences: Preferences, overrides: Query) => statedIn(overrides, { template: TEMPLATE, preferences });

describe('statedIn', () => {
  it.each<[string, readonly Done[], Query, Query]>([
    ['nothing, when nothing was chosen', [], {}, {}],
    ['a criterion by its name in the search', [FEWEST], {}, { journeyType: 'fewestChanges' }],
    ['a number', [SHORT_WALK], {}, { maxWalk: '500' }],
    ['a switch', [ON_WHEELS], {}, { wheelchair: 'on' }],
    ['modes in one list', [NO_BUS, NO_TRAM], {}, { excludedModes: 'tram,bus' }],
    [
      'what the address says already, as it is',
      [NO_TRAM],
      { maxWalk: '500' },
      { maxWalk: '500', excludedModes: 'tram' },
    ],
    ['what the address says, not what was chosen', [NO_TRAM], { excludedModes: 'bus' }, { excludedModes: 'bus' }],
    [
      'the usual, where something else was chosen',
      [NO_TRAM, ON_WHEELS],
      { excludedModes: '', wheelchair: 'off' },
      { excludedModes: '', wheelchair: 'off' },
    ],
    ['nothing that would hold anyway', [], { excludedModes: '', wheelchair: 'off', maxWalk: '1000' }, {}],
    ['nothing that no option can be', [], { wheelchair: 'maybe', maxWalk: 'far', excludedModes: 'rocket' }, {}],
    ['modes tidily', [], { excludedModes: ' bus ,,tram,bus' }, { excludedModes: 'tram,bus' }],
    ['a number on its scale', [], { maxWalk: '640' }, { maxWalk: '750' }],
    [
      'what is no preference',
      [ON_WHEELS],
      { utm_source: 'mail', empty: '' },
      { utm_source: 'mail', empty: '', wheelchair: 'on' },
    ],
  ])('says %s', (_, done, overrides, expected) => {
    expect(stated(own(...done), overrides)).toEqual(expected);
  });

  it('is the same object when the address says it already', () => {
    const overrides = { wheelchair: 'on', utm_source: 'mail' };
    expect(stated(own(ON_WHEELS), overrides)).toBe(overrides);
  });

  it.each([
    ['template', { template: null, preferences: TEMPLATE }],
    ['preferences', { template: TEMPLATE, preferences: null }],
  ])('leaves the address alone without %s', (_, known) => {
    const overrides = { excludedModes: 'bus', wheelchair: 'off' };
    expect(statedIn(overrides, known)).toBe(overrides);
  });

  it('names a criterion as the search does, also where its key is another one', () => {
    const renamed: Preferences = {
      sections: [
        {
          sectionKey: 'a',
          options: [
            {
              type: 'criterion',
              key: 'speed',
              bodyParam: 'walkSpeed',
              criteria: ['slow', 'fast'].map((key) => ({ key, value: key })),
              selectedKey: 'slow',
            },
          ],
        },
      ],
    };
    const preferences = chosen(renamed, { section: 'a', key: 'speed' }, { type: 'criterion', selectedKey: 'fast' });
    expect(statedIn({ speed: 'fast' }, { template: renamed, preferences })).toEqual({
      speed: 'fast',
      walkSpeed: 'fast',
    });
  });
});

describe('whatever was chosen, and whatever the address says,', () => {
  const subsets = <Item>(items: readonly Item[]): Item[][] =>
    items.reduce<Item[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);
  const values: Readonly<Record<string, readonly string[]>> = {
    journeyType: ['fastest', 'fewestChanges'],
    maxWalk: ['1000', '500', '0'],
    wheelchair: ['on', 'off', ''],
    excludedModes: ['', 'tram', 'bus,tram', 'rocket'],
  };
  const addresses = Object.entries(values).reduce<Query[]>(
    (all, [name, texts]) => all.flatMap((one) => [one, ...texts.map((text) => ({ ...one, [name]: text }))]),
    [{}],
  );
  const cases = subsets(EVERYTHING).flatMap((done) =>
    addresses.map((overrides) => ({ preferences: own(...done), overrides })),
  );
  const search = (preferences: Preferences, overrides: Query) =>
    JSON.stringify(itineraryOptionsOf(preferences, overrides));

  it('the new address is searched as the old one was, and is not changed again', () => {
    const changed = cases.filter(({ preferences, overrides }) => {
      const next = stated(preferences, overrides);
      return search(preferences, next) !== search(preferences, overrides) || stated(preferences, next) !== next;
    });
    expect(cases.length).toBeGreaterThan(5_000);
    expect(changed).toEqual([]);
  });

  it('a traveller with the usual preferences gets the same journeys by the new address', () => {
    const others = cases.filter(
      ({ preferences, overrides }) =>
        search(TEMPLATE, stated(preferences, overrides)) !== search(preferences, overrides),
    );
    expect(others).toEqual([]);
  });

  it('no word of the new address could be spared', () => {
    const wordy = cases.filter(({ preferences, overrides }) => {
      const next = stated(preferences, overrides);
      return Object.keys(next).some((name) => {
        const { [name]: _, ...without } = next;
        return [preferences, TEMPLATE].every((who) => search(who, without) === search(who, next));
      });
    });
    expect(wordy).toEqual([]);
  });
});

describe('chosenOver', () => {
  it('keeps out the modes that were seen out', () => {
    const next = chosenOver(TEMPLATE, { excludedModes: 'tram', wheelchair: 'on' }, ...NO_BUS);
    expect(next).toEqual(own(NO_TRAM, NO_BUS));
  });

  it('keeps what was seen, when that is chosen again', () => {
    expect(chosenOver(TEMPLATE, { wheelchair: 'on' }, ...ON_WHEELS)).toEqual(own(ON_WHEELS));
  });

  it('takes nothing else out of the address', () => {
    expect(chosenOver(TEMPLATE, { wheelchair: 'on', maxWalk: '500' }, ...FEWEST)).toEqual(own(FEWEST));
  });
});

it('shows the preferences that hold', () => {
  const effective = effectiveIn(own(NO_TRAM, SHORT_WALK), { excludedModes: 'bus', wheelchair: 'on' });
  expect(effective).toEqual(own(NO_BUS, SHORT_WALK, ON_WHEELS));
  expect(effectiveIn(TEMPLATE, { utm_source: 'mail' })).toBe(TEMPLATE);
});

it('states other overrides in an address, and never repeats the trip', () => {
  const query = { fi: 'oak', tt: '1', excludedModes: 'bus', maxWalk: '640', 'v[0][i]': 'ash' };
  const overrides = { excludedModes: 'bus', maxWalk: '640' };
  expect(restated(query, overrides, { maxWalk: '750', tt: 'on' })).toEqual({
    fi: 'oak',
    tt: '1',
    maxWalk: '750',
    'v[0][i]': 'ash',
  });
});

it('takes out the overrides of options', () => {
  const overrides = { excludedModes: 'bus', journeyType: 'fastest', wheelchair: 'on', utm_source: 'mail' };
  const options = [JOURNEY_TYPE, MODES].map((name) => optionAt(TEMPLATE, name)!);
  expect(withoutOverridesOf(options, overrides)).toEqual({ wheelchair: 'on', utm_source: 'mail' });
  expect(withoutOverridesOf([optionAt(TEMPLATE, MAX_WALK)!], overrides)).toBe(overrides);
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
