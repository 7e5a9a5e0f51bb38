import { type Choice, type OptionName, type Preferences, withModesSelected } from '@halte/contract/trip';
import { TEMPLATE } from '../../testing/preferences.ts';
import { optionAt } from './model.ts';
import { chosen, differ, merged } from './rules.ts';

const JOURNEY_TYPE = { section: 'journey', key: 'journeyType' };
const MAX_WALK = { section: 'walking', key: 'maxWalk' };
const WHEELCHAIR = { section: 'accessibility', key: 'wheelchair' };
const MODES = { section: 'modes', key: 'modes' };
const NO_BUS: Choice = { type: 'mode', mode: 'bus', selected: false };

describe('chosen', () => {
  it.each<[string, OptionName, Choice, object]>([
    [
      'a criterion',
      JOURNEY_TYPE,
      { type: 'criterion', selectedKey: 'fewestChanges' },
      { selectedKey: 'fewestChanges' },
    ],
    ['a toggle', WHEELCHAIR, { type: 'toggle', selectedKey: 'on' }, { selectedKey: 'on' }],
    ['a value on the scale', MAX_WALK, { type: 'slider', value: 500 }, { value: 500 }],
    ['a value between two steps: the nearer', MAX_WALK, { type: 'slider', value: 640 }, { value: 750 }],
    ['a value beyond the end', MAX_WALK, { type: 'slider', value: 9_999 }, { value: 3_000 }],
    ['a value before the start', MAX_WALK, { type: 'slider', value: 0 }, { value: 250 }],
    [
      'a mode less',
      MODES,
      NO_BUS,
      {
        modes: [
          { key: 'tram', selected: true },
          { key: 'bus', selected: false },
        ],
      },
    ],
  ])('takes %s', (_, name, choice, expected) => {
    expect(optionAt(chosen(TEMPLATE, name, choice), name)).toMatchObject(expected);
  });

  it.each<[string, OptionName, Choice]>([
    ['a criterion that there is not', JOURNEY_TYPE, { type: 'criterion', selectedKey: 'cheapest' }],
    ['what is chosen already', WHEELCHAIR, { type: 'toggle', selectedKey: 'off' }],
    ['what is no number', MAX_WALK, { type: 'slider', value: Number.NaN }],
    ['a mode that there is not', MODES, { type: 'mode', mode: 'rocket', selected: false }],
    ['a choice for another kind of option', MODES, { type: 'toggle', selectedKey: 'on' }],
    ['an option that there is not', { section: 'modes', key: 'bike' }, { type: 'toggle', selectedKey: 'on' }],
    ['an option of another section', { section: 'walking', key: 'wheelchair' }, { type: 'toggle', selectedKey: 'on' }],
  ])('changes nothing for %s', (_, name, choice) => {
    expect(chosen(TEMPLATE, name, choice)).toBe(TEMPLATE);
  });
});

describe('merged', () => {
  const custom = chosen(chosen(TEMPLATE, MAX_WALK, { type: 'slider', value: 500 }), MODES, NO_BUS);

  it('has what was chosen before', () => {
    expect(merged(TEMPLATE, custom)).toEqual(custom);
    expect(merged(TEMPLATE, null)).toBe(TEMPLATE);
  });

  it('drops what the template no longer has, and keeps the default of what is new', () => {
    const smaller: Preferences = {
      sections: [
        {
          sectionKey: 'modes',
          options: [
            {
              type: 'mode',
              key: 'modes',
              modes: [
                { key: 'bus', selected: true },
                { key: 'ferry', selected: true },
              ],
            },
            { type: 'toggle', key: 'bike', selectedKey: 'on' },
          ],
        },
      ],
    };
    expect(merged(smaller, custom)).toEqual({
      sections: [
        {
          sectionKey: 'modes',
          options: [
            {
              type: 'mode',
              key: 'modes',
              modes: [
                { key: 'bus', selected: false },
                { key: 'ferry', selected: true },
              ],
            },
            { type: 'toggle', key: 'bike', selectedKey: 'on' },
          ],
        },
      ],
    });
  });

  it('falls back to the default where a value is no longer possible', () => {
    const old = { sections: [{ ...TEMPLATE.sections[0]!, options: [] }, ...custom.sections.slice(1)] } as Preferences;
    const gone: Preferences = {
      sections: [
        {
          sectionKey: 'journey',
          options: [
            { type: 'criterion', key: 'journeyType', bodyParam: 'x', criteria: [], selectedKey: 'nothing-like-it' },
          ],
        },
      ],
    };
    expect(optionAt(merged(TEMPLATE, old), JOURNEY_TYPE)).toMatchObject({ selectedKey: 'fastest' });
    expect(merged(TEMPLATE, gone)).toBe(TEMPLATE);
  });
});

it('selects modes without a value, and keeps an explicit false', () => {
  const modes = [{ key: 'tram' }, { key: 'bus', selected: false }];
  const template = { sections: [{ sectionKey: 'modes', options: [{ type: 'mode', key: 'modes', modes }] }] };
  expect(optionAt(withModesSelected(template as Preferences), MODES)).toMatchObject({
    modes: [
      { key: 'tram', selected: true },
      { key: 'bus', selected: false },
    ],
  });
});

it('tells chosen preferences from the template', () => {
  const custom = chosen(chosen(TEMPLATE, WHEELCHAIR, { type: 'toggle', selectedKey: 'on' }), MODES, NO_BUS);
  expect(differ(TEMPLATE, JSON.parse(JSON.stringify(TEMPLATE)))).toBe(false);
  expect(differ(custom, TEMPLATE)).toBe(true);
});
