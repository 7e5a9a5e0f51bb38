import { distinctBadges } from './distinctBadges.ts';

const line = (id: string, shortName: string, color = '#123456', mode = 'bus') => ({
  id,
  shortName,
  color,
  textColor: '#ffffff',
  mode,
});

it.each([
  ['two routes of one name', [line('1', 'G'), line('2', 'G')], ['1']],
  ['one name in two colours', [line('1', 'G'), line('2', 'G', '#654321')], ['1']],
  [
    'lines without a short name',
    [
      { ...line('1', ''), longName: 'Red' },
      { ...line('2', ''), longName: 'Blue' },
    ],
    ['1', '2'],
  ],
  ['one name of two modes', [line('1', 'A'), line('2', 'A', '#123456', 'tram')], ['1', '2']],
  ['others between them', [line('1', 'G'), line('2', 'H'), line('3', 'G')], ['1', '2']],
  ['none', [], []],
])('%s', (_, lines, ids) => {
  expect(distinctBadges(lines).map(({ id }) => id)).toEqual(ids);
});
