import { type Place, placeFrom } from '@halte/places';
import { takesVia, tripWith } from './targets.ts';

const place = placeFrom({ id: '48.1,7.2', title: 'Quai', lat: 48.1, lon: 7.2 }) as Place;
const OTHER = { ti: 'SA1', tv: 'Gare', tst: 'Ville' };
const ON = { fi: '48.1,7.2', flat: '48.1' };
const route = (name: Parameters<typeof takesVia>[0]['name'], query: Readonly<Record<string, string>>) => ({
  name,
  params: {},
  query,
  fullPath: '/fr',
});

it.each([
  ['from the page of a line: a form', 'schedules-line-id', { stop: 'SA1' }, 'trip-planner', { stop: undefined, ...ON }],
  ['from home with one end: the results', 'index', OTHER, 'trip-planner-results', { ...OTHER, ...ON }],
  ['from home with the same end', 'index', { fi: 'SA2', fst: 'Ville' }, 'trip-planner', { ...ON, fst: undefined }],
  [
    'from results: without the chosen journeys',
    'trip-planner-results',
    { ...OTHER, fi: 'SA2', jc: 'x', rc: 'y', tt: '1', dt: '2026-11-25T08:13' },
    'trip-planner-results',
    { ...OTHER, ...ON, jc: undefined, rc: undefined, tt: '1', dt: '2026-11-25T08:13' },
  ],
  ['from a page that is none', null, OTHER, 'trip-planner', { ...ON, ti: undefined }],
] as const)('a trip from here, asked %s', (_, name, query, target, expected) => {
  const found = tripWith(route(name, query), 'f', place);
  expect(found.name).toBe(target);
  for (const [key, value] of Object.entries(expected)) expect([key, found.query?.[key]]).toEqual([key, value]);
});

it('a trip via here keeps its ends and its stay, and nothing of the former via place', () => {
  const trip = { ...OTHER, fi: 'SA2', 'v[0][d]': '10' };
  const former = { 'v[0][i]': 'SA3', 'v[0][fv]': 'Parc, Ville' };
  const bare = { ...place, displayName: '' };
  const { name, query } = tripWith(route('trip-planner-results', { ...trip, ...former, jc: 'x' }), 'via', bare);
  expect(name).toBe('trip-planner-results');
  const via = { 'v[0][i]': '48.1,7.2', 'v[0][v]': 'Quai', 'v[0][lat]': '48.1', 'v[0][lon]': '7.2' };
  expect(query).toEqual({ ...trip, ...via });
  expect(tripWith(route('index', OTHER), 'via', place).name).toBe('trip-planner');
});

it.each([
  ['takes none', false, 'home without a place', 'index', {}],
  ['takes one', true, 'home with its end', 'index', OTHER],
  ['takes one', true, 'results', 'trip-planner-results', { ...OTHER, fi: 'SA2', tt: '0' }],
  ['takes none', false, 'results out and back', 'trip-planner-results', { ...OTHER, fi: 'SA2', tt: '1' }],
  ['takes none', false, 'the page of a line', 'schedules-line-id', OTHER],
] as const)('a via: %s (%s), %s', (_, expected, _page, name, query) => {
  expect(takesVia(route(name, query))).toBe(expected);
});
