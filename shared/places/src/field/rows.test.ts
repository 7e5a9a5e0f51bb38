import { type Place, placeFrom } from '@halte/contract/trip';
import { groupAt, type ListState, moved, noteOf, rowsOf } from './rows.ts';

function place(name: string): Place {
  return placeFrom({ id: name, name, lat: 1, lon: 2 }) as Place;
}

const quiet = { results: [], loading: false, error: false, offline: false, lastQuery: '' };
const state: ListState = {
  typed: '',
  search: quiet,
  history: [],
  favourites: [],
  canLocate: false,
  canPickOnMap: false,
  locating: 'idle',
};
const names = (given: ListState) =>
  rowsOf(given).map((row) => ('place' in row ? `${row.kind} ${row.place.name}` : row.kind));

const recent = [place('Gare centrale'), place('Hôtel de ville')];
const many = [1, 2, 3, 4, 5, 6, 7].map((number) => place(`Lieu ${number}`));
/** As an address is saved, and as a search finds it. */
const saved = placeFrom({ id: '1,2', name: 'Rue Haute', lat: 1, lon: 2 }) as Place;
const found = placeFrom({ id: 'address|rue-haute', name: 'Rue Haute', lat: 1, lon: 2 }) as Place;
const answered = (typed: string, ...results: Place[]) => ({ typed, search: { ...quiet, results, lastQuery: typed } });
const offline = (typed: string) => ({
  typed,
  search: { ...quiet, error: true, offline: true, lastQuery: typed },
});

it.each<[string, Partial<ListState>, string[]]>([
  ['nothing to offer', {}, []],
  [
    'own position first',
    { canLocate: true, history: recent },
    ['position', 'recent Gare centrale', 'recent Hôtel de ville'],
  ],
  ['the map alone', { canPickOnMap: true }, ['map']],
  [
    'position, map, favourites, recent places, each place once',
    { canLocate: true, canPickOnMap: true, history: recent, favourites: [place('Port'), place('Gare centrale')] },
    ['position', 'map', 'favourite Port', 'favourite Gare centrale', 'recent Hôtel de ville'],
  ],
  [
    'no more than five favourites, and a recent place that is the sixth',
    { favourites: many, history: [place('Lieu 6'), place('Lieu 2')] },
    [...[1, 2, 3, 4, 5].map((number) => `favourite Lieu ${number}`), 'recent Lieu 6'],
  ],
  [
    'a favourite that stands far down, once it is typed',
    { ...answered('LIEU 7'), favourites: many },
    ['favourite Lieu 7'],
  ],
  [
    'favourites that match, then what was found, each place once',
    { ...answered('po', place('Port'), place('Pont')), favourites: [place('Gare'), place('Port')] },
    ['favourite Port', 'result Pont'],
  ],
  [
    'an address once, though it has another id',
    { ...answered('rue', found), favourites: [saved] },
    ['favourite Rue Haute'],
  ],
  [
    'what was chosen before once, though it has another id',
    { history: [found], favourites: [saved] },
    ['favourite Rue Haute'],
  ],
  [
    'favourites that match at once, while one still waits',
    { typed: 'gare', search: { ...quiet, loading: true }, favourites: recent },
    ['favourite Gare centrale'],
  ],
  [
    'favourites and recent places that match, while offline',
    { ...offline(' hotel '), history: recent, favourites: [place('Hotel du Parc'), place('Port')], canPickOnMap: true },
    ['favourite Hotel du Parc', 'recent Hôtel de ville'],
  ],
  ['recent places alone', { history: recent }, ['recent Gare centrale', 'recent Hôtel de ville']],
  [
    'what was found, once something is typed',
    { ...answered('po', place('Port')), canLocate: true, canPickOnMap: true, history: recent },
    ['result Port'],
  ],
  ['the map where nothing was found', { ...answered('po'), canPickOnMap: true, canLocate: true }, ['map']],
  ['no map while one still waits', { typed: 'po', search: { ...quiet, loading: true }, canPickOnMap: true }, []],
  ['recent places that match, while offline', { ...offline('hotel'), history: recent }, ['recent Hôtel de ville']],
])('lists %s', (_, change, expected) => {
  expect(names({ ...state, ...change })).toEqual(expected);
});

it.each([
  ['a platform that was found first', ['stopPoint Gare', 'stopArea Gare', 'address Gare'], [false, true, false]],
  ['a platform far down', ['stopArea Gare', 'address Gare', 'stopPoint Gare'], [false, true, false]],
  ['one of another stop, which was not found', ['stopArea Port', 'stopPoint Gare'], [false, false]],
])('puts below its stop %s', (_, found, below) => {
  const places = found.map((text) => {
    const [type, name] = text.split(' ');
    return placeFrom({ id: text, type, name, city: 'Ville', lat: 1, lon: 2 }) as Place;
  });
  const rows = rowsOf({ ...state, ...answered('gare', ...places) });
  expect(rows.map((row) => row.kind === 'result' && row.isPlatformOfAbove)).toEqual(below);
  expect(rows.map((row) => 'place' in row && row.place.type).slice(0, 2)).toEqual(['stopArea', 'stopPoint']);
});

it.each<[string | null, Partial<ListState>]>([
  [null, {}],
  ['my-position.locating', { locating: 'asking' }],
  ['locate.denied', { locating: 'denied' }],
  ['loading', { typed: 'po', search: { ...quiet, loading: true } }],
  [null, { typed: 'por', search: { ...quiet, loading: true, results: [place('Port')] } }],
  ['offline', offline('po')],
  ['unanswered', { typed: 'po', search: { ...quiet, error: true, lastQuery: 'po' } }],
  ['no-results', answered('po')],
  ['no-results', { ...answered('po'), favourites: recent }],
  ['no-results', { ...answered('po'), canPickOnMap: true }],
  [null, { ...answered('gare'), favourites: recent }],
  [null, answered('po', place('Port'))],
  [null, { typed: 'po', search: { ...quiet, lastQuery: 'p' } }],
])('says %s', (expected, change) => {
  expect(noteOf({ ...state, ...change })).toBe(expected);
});

it('begins a group with the first favourite and the first recent place', () => {
  const rows = rowsOf({ ...state, canPickOnMap: true, history: recent, favourites: many.slice(0, 2) });
  expect(rows.map((_, index) => groupAt(rows, index))).toEqual([null, 'favourite', null, 'recent', null]);
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
