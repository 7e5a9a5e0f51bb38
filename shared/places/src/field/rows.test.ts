import { placeFrom } from '../normalise.ts';
import type { Place } from '../place.ts';
import { type ListState, moved, noteOf, rowsOf } from './rows.ts';

function place(name: string): Place {
  return placeFrom({ id: name, name, lat: 1, lon: 2 }) as Place;
}

const quiet = { results: [], loading: false, error: false, offline: false, lastQuery: '' };
const state: ListState = { typed: '', search: quiet, history: [], canLocate: false, locating: 'idle' };
const names = (given: ListState) =>
  rowsOf(given).map((row) => (row.kind === 'position' ? '*' : `${row.kind} ${row.place.name}`));

const recent = [place('Gare centrale'), place('Hôtel de ville')];

it.each<[string, Partial<ListState>, string[]]>([
  ['nothing to offer', {}, []],
  ['own position first', { canLocate: true, history: recent }, ['*', 'recent Gare centrale', 'recent Hôtel de ville']],
  ['recent places alone', { history: recent }, ['recent Gare centrale', 'recent Hôtel de ville']],
  [
    'what was found, once something is typed',
    { typed: 'po', canLocate: true, history: recent, search: { ...quiet, results: [place('Port')], lastQuery: 'po' } },
    ['result Port'],
  ],
  [
    'recent places that match, while offline',
    { typed: 'hotel', history: recent, search: { ...quiet, error: true, offline: true, lastQuery: 'hotel' } },
    ['recent Hôtel de ville'],
  ],
])('lists %s', (_, change, expected) => {
  expect(names({ ...state, ...change })).toEqual(expected);
});

it.each<[string | null, Partial<ListState>]>([
  [null, {}],
  ['my-position.locating', { locating: 'asking' }],
  ['locate.denied', { locating: 'denied' }],
  ['loading', { typed: 'po', search: { ...quiet, loading: true } }],
  [null, { typed: 'por', search: { ...quiet, loading: true, results: [place('Port')] } }],
  ['offline', { typed: 'po', search: { ...quiet, error: true, offline: true, lastQuery: 'po' } }],
  [null, { typed: 'po', search: { ...quiet, error: true, lastQuery: 'po' } }],
  ['no-results', { typed: 'po', search: { ...quiet, lastQuery: 'po' } }],
  [null, { typed: 'po', search: { ...quiet, results: [place('Port')], lastQuery: 'po' } }],
  [null, { typed: 'po', search: { ...quiet, lastQuery: 'p' } }],
])('says %s', (expected, change) => {
  expect(noteOf({ ...state, ...change })).toBe(expected);
});

it.each([
  [-1, 'ArrowDown', 3, 0],
  [0, 'ArrowDown', 3, 1],
  [2, 'ArrowDown', 3, -1],
  [-1, 'ArrowUp', 3, 2],
  [0, 'ArrowUp', 3, -1],
  [1, 'Home', 3, 0],
  [1, 'End', 3, 2],
  [-1, 'ArrowDown', 0, -1],
] as const)('from %d, %s among %d goes to %d', (active, key, count, expected) => {
  expect(moved(active, key, count)).toBe(expected);
});
