import { aliasesOf } from './aliases.ts';
import { AmenityCandidate } from './amenityCandidate.ts';

const park = (otherNames: readonly string[]) =>
  new AmenityCandidate({
    id: 'park',
    type: 'pointOfInterest',
    name: 'Parc Royal',
    otherNames,
    city: 'Brussel',
    postCode: '',
    lat: 50,
    lon: 4,
  });

it.each([
  [
    ['Warandepark', 'Royal Park'],
    ['Warandepark', 'Royal Park'],
  ],
  [['Warandepark', 'Warandepark'], ['Warandepark']],
  // Its own name, and nothing.
  [['Parc Royal', ''], []],
  [[], []],
])('of the other names %j, %j are entries', (otherNames, entries) => {
  const aliases = aliasesOf([park(otherNames)]);
  expect(aliases.candidates.map(({ title }) => title)).toEqual(entries);
  expect(aliases.candidates.map(({ id, city, use, lat, place }) => [id, city, use, lat, place.title])).toEqual(
    entries.map(() => ['park', 'Brussel', 0.25, 50, 'Parc Royal']),
  );
});

it('knows of each entry which candidate has it', () => {
  const named = [park(['A', 'B']), park([]), park(['C'])];
  const { entryOf } = aliasesOf(named);
  expect([0, 1, 2, 3, 4, 5].map(entryOf)).toEqual([0, 1, 2, 0, 0, 2]);
});
