import { JourneySearchBody } from '../api/journeySearch.ts';
import { smallTownFeed } from '../testing/smallTown.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { DEFAULTS, optionsOf } from './options.ts';
import { preferencesOf } from './preferences.ts';

let feed: Feed;

beforeAll(async () => {
  feed = await smallTownFeed();
});

const values = (...keys: readonly string[]) => keys.map((key) => ({ key, value: key }));

it('has sections with options of every kind, as a search does them unless the traveller chooses', () => {
  expect(preferencesOf(feed)).toEqual({
    sections: [
      {
        sectionKey: 'journey',
        options: [
          {
            type: 'criterion',
            key: 'journeyType',
            bodyParam: 'journeyType',
            criteria: values('fastest', 'fewestChanges', 'leastWalking'),
            selectedKey: 'fastest',
          },
        ],
      },
      {
        sectionKey: 'walking',
        options: [
          { type: 'slider', key: 'maxWalk', unit: 'm', min: 250, max: 3_000, step: 250, value: 1_000 },
          {
            type: 'criterion',
            key: 'walkSpeed',
            bodyParam: 'walkSpeed',
            criteria: values('slow', 'normal', 'fast'),
            selectedKey: 'normal',
          },
        ],
      },
      { sectionKey: 'accessibility', options: [{ type: 'toggle', key: 'wheelchair', selectedKey: 'off' }] },
      {
        sectionKey: 'modes',
        options: [
          {
            type: 'mode',
            key: 'modes',
            modes: [
              { key: 'tram', selected: true },
              { key: 'bus', selected: true },
            ],
          },
          { type: 'toggle', key: 'bike', selectedKey: 'on' },
        ],
      },
    ],
  });
});

it('shows the defaults of a search, under names that a search takes', () => {
  const shown = preferencesOf(feed)
    .sections.flatMap(({ options }) => options)
    .flatMap((option) => {
      if (option.type === 'mode') return [];
      if (option.type === 'slider') return [[option.key, option.value]];
      return [[option.type === 'criterion' ? option.bodyParam : option.key, option.selectedKey]];
    });
  expect(Object.fromEntries(shown)).toEqual(DEFAULTS);
  expect(optionsOf(Object.fromEntries(shown))).toEqual(optionsOf(undefined));
  const taken = JourneySearchBody.properties.itineraryOptions.properties;
  expect(Object.keys(taken)).toEqual(expect.arrayContaining([...shown.map(([name]) => name), 'excludedModes']));
});
