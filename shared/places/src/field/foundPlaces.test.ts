import { foundPlaces } from './foundPlaces.ts';

const near = (name: string) => `near ${name}`;
const house = {
  id: 'h',
  type: 'address',
  title: '14 Rue X',
  displayName: '14 Rue X, Ici',
  subTitle: 'Ici',
  lat: 1,
  lon: 2,
};

it.each([
  ['a house', { ...house, accuracy: 'door' }, { title: '14 Rue X', displayName: '14 Rue X, Ici' }],
  ['a guess', { ...house, accuracy: 'near' }, { title: 'near 14 Rue X', displayName: 'near 14 Rue X, Ici' }],
  [
    'a guess in no town',
    { ...house, subTitle: '', displayName: '14 Rue X', accuracy: 'near' },
    { displayName: 'near 14 Rue X' },
  ],
  ['a street', { ...house, accuracy: 'street' }, { title: '14 Rue X', isStreet: true }],
  ['another name', { ...house, otherName: 'X Street 14' }, { title: '14 Rue X', otherName: 'X Street 14' }],
  ['a kind of place', { ...house, categoryName: 'Museum' }, { title: '14 Rue X', categoryName: 'Museum' }],
  ['what a backend knows nothing of', house, { title: '14 Rue X' }],
])('%s', (_case, raw, expected) => {
  expect(foundPlaces([raw], {}, near)).toMatchObject([expected]);
});

it.each([
  ['no list', { places: [] }],
  ['nothing', null],
  ['what is no place', [null, 3, {}, { id: 'x' }]],
])('is empty for %s', (_case, raw) => {
  expect(foundPlaces(raw, {}, near)).toEqual([]);
});

it.each([
  { accuracy: 7 },
  { otherName: '' },
  { otherName: { html: 'x' } },
  { categoryName: ['x'] },
  { accuracy: 'area' },
])('takes nothing on trust: %j', (fields) => {
  const [found] = foundPlaces([{ ...house, ...fields }], {}, near);
  expect(Object.keys(found!)).not.toEqual(expect.arrayContaining(['otherName']));
  expect(found).not.toHaveProperty('categoryName');
  expect(found).toMatchObject({ title: '14 Rue X' });
  expect(found).not.toHaveProperty('isStreet');
});
