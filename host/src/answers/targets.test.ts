import { type Place, placeFrom } from '@halte/places';
import { tripWith } from './targets.ts';

const place = placeFrom({ id: '48.1,7.2', title: 'Quai', lat: 48.1, lon: 7.2 }) as Place;
const OTHER = { ti: 'SA1', tv: 'Gare', tst: 'Ville' };
const ON = { fi: '48.1,7.2', flat: '48.1' };

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
  const found = tripWith({ name, params: {}, query, fullPath: '/fr' }, 'f', place);
  expect(found.name).toBe(target);
  expect({ ...found.query }).toMatchObject(JSON.parse(JSON.stringify(expected)));
  for (const [key, value] of Object.entries(expected)) expect([key, found.query?.[key]]).toEqual([key, value]);
});
