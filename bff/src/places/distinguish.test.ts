import { distinguish } from './distinguish.ts';
import { displayNameOf } from './kinds.ts';

const stop = (city: string, ...lines: string[]) => ({
  displayName: displayNameOf('Mairie', city),
  subTitle: city,
  lineNames: () => lines,
});

it.each([
  ['one alone', [stop('', '1')], ['']],
  ['towns', [stop('Ici', '1'), stop('Là', '1')], ['Ici', 'Là']],
  ['lines', [stop('', '1', '2'), stop('', '1', '3')], ['2', '3']],
  ['lines in a town', [stop('Ici', '1'), stop('Ici', '3')], ['Ici · 1', 'Ici · 3']],
  ['at most three lines', [stop('', '1', '2', '3', '4'), stop('')], ['1 · 2 · 3', '']],
  ['the same lines', [stop('', '1'), stop('', '1')], ['', '']],
  ['two lines of one name', [stop('', '1', '1'), stop('', '2')], ['1', '2']],
])('stops of one name are distinguished by their towns and lines: %s', (_case, stops, subTitles) => {
  expect(distinguish(stops)).toEqual(subTitles);
});
