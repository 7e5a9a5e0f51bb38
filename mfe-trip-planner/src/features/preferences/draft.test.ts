import type { Choice, OptionName, Preferences } from '@halte/contract/trip';
import { TEMPLATE } from '../../testing/preferences.ts';
import { draftedPreferences, leftOverrides, RESET, savedPreferences, UNCHANGED, withChoice } from './draft.ts';
import { chosen, differingCount } from './rules.ts';
import { walkMinutes } from './walkMinutes.ts';

const WHEELCHAIR: OptionName = { section: 'accessibility', key: 'wheelchair' };
const MODES: OptionName = { section: 'modes', key: 'modes' };
const ON: Choice = { type: 'toggle', selectedKey: 'on' };
const NO_BUS: Choice = { type: 'mode', mode: 'bus', selected: false };
const NO_TRAM: Choice = { type: 'mode', mode: 'tram', selected: false };

const OWN = chosen(TEMPLATE, WHEELCHAIR, ON);
const given = { template: TEMPLATE, preferences: OWN, overrides: { excludedModes: 'tram', utm_source: 'mail' } };
const noBus = withChoice(UNCHANGED, MODES, NO_BUS);

it('shows what a search would use: the traveller’s own, over it what the address says, over it the choices', () => {
  expect(draftedPreferences(UNCHANGED, given)).toEqual(chosen(OWN, MODES, NO_TRAM));
  expect(draftedPreferences(noBus, given)).toEqual(chosen(chosen(OWN, MODES, NO_TRAM), MODES, NO_BUS));
  expect(draftedPreferences(RESET, given)).toEqual(TEMPLATE);
});

it.each([
  ['nothing chosen', UNCHANGED, OWN],
  [
    'a choice, with what the address says of that option only',
    noBus,
    chosen(chosen(OWN, MODES, NO_TRAM), MODES, NO_BUS),
  ],
  ['all put back', RESET, TEMPLATE],
  ['a choice after all was put back', withChoice(RESET, MODES, NO_BUS), chosen(TEMPLATE, MODES, NO_BUS)],
])('saves %s', (_, draft, expected) => {
  expect(savedPreferences(draft, given)).toEqual(expected);
});

it('an explicit choice replaces what the address says of the option, and no other parameter', () => {
  expect(leftOverrides(UNCHANGED, given)).toBe(given.overrides);
  expect(leftOverrides(withChoice(UNCHANGED, WHEELCHAIR, ON), given)).toBe(given.overrides);
  expect(leftOverrides(noBus, given)).toEqual({ utm_source: 'mail' });
  expect(leftOverrides(RESET, given)).toEqual({ utm_source: 'mail' });
});

it('counts the options that are not as the template has them', () => {
  expect([TEMPLATE, OWN, draftedPreferences(noBus, given)].map((one) => differingCount(one, TEMPLATE))).toEqual([
    0, 1, 2,
  ]);
});

const walkSpeed = (selectedKey: string): Preferences => ({
  sections: [
    {
      sectionKey: 'walking',
      options: [{ type: 'criterion', key: 'walkSpeed', bodyParam: 'walkSpeed', criteria: [], selectedKey }],
    },
  ],
});

it.each([
  [1_000, walkSpeed('slow'), 19],
  [1_000, walkSpeed('normal'), 14],
  [1_000, walkSpeed('fast'), 11],
  [1_000, TEMPLATE, 14],
  [0, TEMPLATE, 0],
])('%d metres at the chosen speed take %#', (metres, preferences, minutes) => {
  expect(walkMinutes(metres, preferences)).toBe(minutes);
});
