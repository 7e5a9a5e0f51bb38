import { distinguish } from './distinguish.ts';
import { placeFrom } from './kinds.ts';

function stop(id: string, city: string, ...lines: string[]) {
  const place = placeFrom({ id, type: 'stopArea', name: 'Mairie', city, postCode: '', lat: 48, lon: 2 });
  const badge = { longName: '', mode: 'bus', color: '#000000', textColor: '#ffffff' } as const;
  return { ...place, lines: lines.map((shortName) => ({ ...badge, id: shortName, shortName })) };
}

it.each([
  ['one alone', [stop('a', '', '1')], ['Mairie']],
  ['towns', [stop('a', 'Ici', '1'), stop('b', 'Là', '1')], ['Mairie, Ici', 'Mairie, Là']],
  ['lines', [stop('a', '', '1', '2'), stop('b', '', '1', '3')], ['Mairie, 2', 'Mairie, 3']],
  ['lines in a town', [stop('a', 'Ici', '1'), stop('b', 'Ici', '3')], ['Mairie, Ici · 1', 'Mairie, Ici · 3']],
  ['at most three lines', [stop('a', '', '1', '2', '3', '4'), stop('b', '')], ['Mairie, 1 · 2 · 3', 'Mairie']],
  ['the same lines', [stop('a', '', '1'), stop('b', '', '1')], ['Mairie', 'Mairie']],
])('stops of one name are distinguished by their towns and lines: %s', (_case, stops, names) => {
  expect(distinguish(stops).map(({ displayName }) => displayName)).toEqual(names);
});
