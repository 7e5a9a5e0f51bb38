import { JourneySearchBody } from '@halte/engine/api/journeySearch';
import { DEFAULTS, optionsOf } from '@halte/engine/journeys/options';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { smallTownFeed } from '../testing/smallTown.ts';
import { basics, feedOf, tripsAndTimes } from '../timetable/testing/feeds.ts';
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
          { type: 'slider', key: 'maxChanges', unit: 'changes', min: 0, max: 4, step: 1, value: 4 },
          { type: 'slider', key: 'maxWait', unit: 'min', min: 5, max: 120, step: 5, value: 120, openEnded: true },
          {
            type: 'criterion',
            key: 'changeTime',
            bodyParam: 'changeTime',
            criteria: values('asPlanned', 'plus5', 'plus10'),
            selectedKey: 'asPlanned',
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
      if (option.type === 'slider') return option.openEnded ? [] : [[option.key, option.value]];
      return [[option.type === 'criterion' ? option.bodyParam : option.key, option.selectedKey]];
    });
  // This town has no stairs.
  expect({ ...Object.fromEntries(shown), avoidStairs: 'off' }).toEqual(DEFAULTS);
  expect(optionsOf(Object.fromEntries(shown))).toEqual(optionsOf(undefined));
  const taken = JourneySearchBody.properties.itineraryOptions.properties;
  expect(Object.keys(taken)).toEqual(expect.arrayContaining([...shown.map(([name]) => name), 'excludedModes']));
});

it.each([
  ['stairs', '2', ['avoidStairs', 'wheelchair']],
  ['an escalator', '4', ['avoidStairs', 'wheelchair']],
  ['a lift only', '5', ['wheelchair']],
])('offers to avoid stairs where the feed knows some: %s', async (_, mode, expected) => {
  const station = await feedOf({
    ...basics(),
    ...tripsAndTimes('t: P 8:00, A 8:10'),
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      S,S,48,7,1,
      P,S,48,7,0,S
      E,S,48,7,2,S
      A,A,48.1,7,0,`,
    'pathways.txt': `from_stop_id,to_stop_id,pathway_mode,is_bidirectional\n      E,P,${mode},1`,
  });
  const { options } = preferencesOf(station).sections.find(({ sectionKey }) => sectionKey === 'accessibility')!;
  expect(options.map(({ key }) => key)).toEqual(expected);
});

it.each([
  [{ maxChanges: 2, maxWait: 47 }, ['maxChanges 0–2: 2', 'maxWait 5–45: 45']],
  [{ maxWait: 240 }, ['maxChanges 0–4: 4', 'maxWait 5–240: 240']],
  [{ maxChanges: 0, maxWait: 9 }, []],
])('within the limits %j of a tenant has the sliders %j', (limits, expected) => {
  const { options } = preferencesOf(feed, limits).sections[0]!;
  const sliders = options.flatMap((option) => (option.type === 'slider' ? [option] : []));
  expect(sliders.map(({ key, min, max, value }) => `${key} ${min}–${max}: ${value}`)).toEqual(expected);
  expect(sliders.some(({ openEnded }) => openEnded)).toBe(false);
});
