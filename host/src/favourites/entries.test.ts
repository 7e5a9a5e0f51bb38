import type { NewFavourite } from '@halte/contract';
import { bodyOf, singleFrom, singleOf } from './entries.ts';
import { EMPTY_LISTS, isEmpty } from './lists.ts';

const AT = { lat: 48.1, lon: -1.7 };
const PLACE = { type: 'stopArea', name: 'Gare', city: 'Ici', coordinates: AT };
const ADDRESS = {
  kind: 'ADDRESS',
  category: 'WORK',
  label: 'Bureau',
  street: '1 rue A',
  zipCode: '35000',
  city: 'Ici',
  coordinates: AT,
} as const satisfies NewFavourite;

it.each<[NewFavourite, object, object]>([
  [{ kind: 'LINE', id: 'A' }, { favoriteLines: [{ favoriteId: '1', line: { id: 'A' } }] }, { type: 'LINE', id: 'A' }],
  [
    { kind: 'STOP_POINT', id: 'Gare', lineIds: ['A'], place: PLACE },
    { favoriteStopPoints: [{ favoriteId: '1', stopPoint: { id: 'Gare', lineIds: ['A'] }, place: PLACE }] },
    { type: 'STOP_POINT', id: 'Gare', lineIds: ['A'] },
  ],
  [
    { kind: 'POI', type: 'TRIP', id: 'fi=a', label: 'Un trajet' },
    {
      favoritePointOfInterests: [
        { favoriteId: '1', type: 'TRIP', label: 'Un trajet', pointOfInterest: { id: 'fi=a' } },
      ],
    },
    { type: 'TRIP', id: 'fi=a', label: 'Un trajet' },
  ],
  [
    ADDRESS,
    {
      favoriteAddresses: [
        {
          favoriteId: '1',
          category: 'WORK',
          label: 'Bureau',
          address: { street: '1 rue A', zipCode: '35000', city: 'Ici', coordinates: AT },
        },
      ],
    },
    {
      type: 'ADDRESS',
      category: 'WORK',
      label: 'Bureau',
      street: '1 rue A',
      zipCode: '35000',
      city: 'Ici',
      coordinates: AT,
    },
  ],
])('stores and sends %j', (favourite, lists, body) => {
  expect(singleOf(favourite, '1')).toEqual({ ...EMPTY_LISTS, ...lists });
  expect(bodyOf(favourite)).toEqual(body);
});

it('sends no more than the limits of an account', () => {
  const lineIds = Array.from({ length: 60 }, (_, i) => `${i}`);
  expect(bodyOf({ kind: 'STOP_POINT', id: 'Gare', lineIds })).toMatchObject({ lineIds: lineIds.slice(0, 50) });
  expect(bodyOf({ ...ADDRESS, label: 'x'.repeat(300) })).toMatchObject({ label: 'x'.repeat(200) });
  const [entry] = singleOf({ kind: 'POI', type: 'POI', id: '1', label: 'x'.repeat(300) }, '1').favoritePointOfInterests;
  expect(entry?.label).toHaveLength(200);
});

it('parses an answer as the requested favourite', () => {
  const answer = { favoriteId: '7', line: { id: 'A' }, served: true };
  expect(singleFrom({ kind: 'LINE', id: 'A' }, answer).favoriteLines).toEqual([{ favoriteId: '7', line: { id: 'A' } }]);
  expect(isEmpty(singleFrom({ kind: 'LINE', id: 'A' }, { favoriteId: '7' }))).toBe(true);
});
